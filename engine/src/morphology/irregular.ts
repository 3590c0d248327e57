import { wordSet } from "../word-set.ts";

/** Irregular verbs as `base past participle`, with regular -ing and -s forms unless given as `s:` or `ing:`. */
export const irregularVerbs = `
be was been ing:being s:is
behold beheld beheld
bid bid bid
forgo forwent forgone s:forgoes
forsake forsook forsaken
have had had s:has
do did done s:does
go went gone s:goes
arise arose arisen
awake awoke awoken
bear bore borne
beat beat beaten
become became become
begin began begun
bend bent bent
bet bet bet
bind bound bound
bite bit bitten
bleed bled bled
blow blew blown
break broke broken
breed bred bred
bring brought brought
broadcast broadcast broadcast
build built built
burst burst burst
buy bought bought
cast cast cast
catch caught caught
choose chose chosen
cling clung clung
come came come
cost cost cost
creep crept crept
cut cut cut
deal dealt dealt
dig dug dug
draw drew drawn
drink drank drunk
drive drove driven
eat ate eaten
fall fell fallen
feed fed fed
feel felt felt
fight fought fought
find found found
flee fled fled
fling flung flung
fly flew flown
forbid forbade forbidden
forget forgot forgotten
forgive forgave forgiven
freeze froze frozen
get got got
give gave given
grind ground ground
grow grew grown
hang hung hung
hear heard heard
hide hid hidden
hit hit hit
hold held held
hurt hurt hurt
keep kept kept
kneel knelt knelt
know knew known
lay laid laid
lead led led
leave left left
lend lent lent
let let let
lie lay lain ing:lying
light lit lit
lose lost lost
make made made
mean meant meant
meet met met
partake partook partaken
pay paid paid
put put put
quit quit quit
read read read
rid rid rid
ride rode ridden
ring rang rung
rise rose risen
run ran run
say said said
see saw seen
seek sought sought
sell sold sold
send sent sent
set set set
shake shook shaken
shed shed shed
shine shone shone
shoot shot shot
show showed shown
shrink shrank shrunk
shut shut shut
sing sang sung
sink sank sunk
sit sat sat
sleep slept slept
slide slid slid
speak spoke spoken
speed sped sped
spend spent spent
spin spun spun
split split split
spread spread spread
spring sprang sprung
stand stood stood
steal stole stolen
stick stuck stuck
sting stung stung
stride strode stridden
strike struck struck
strive strove striven
swear swore sworn
sweep swept swept
swell swelled swollen
swim swam swum
swing swung swung
take took taken
teach taught taught
tear tore torn
tell told told
think thought thought
throw threw thrown
undergo underwent undergone s:undergoes
understand understood understood
undertake undertook undertaken
wake woke woken
wear wore worn
weave wove woven
weep wept wept
win won won
wind wound wound
withdraw withdrew withdrawn
withhold withheld withheld
withstand withstood withstood
write wrote written
`;

/** Verbs of more than one syllable that double their last consonant (stress on the last syllable). */
export const doublingVerbs = wordSet(
  "admit begin commit compel control defer deter emit equip excel expel forget incur infer occur omit permit prefer propel rebel rebut recur refer regret rid submit transfer transmit upset patrol abet abhor abut acquit allot annul befit concur confer debug dispel distil embed enrol format handicap impel input instil kidnap offset outwit overlap program refit remit repel unplug unwrap unzip zigzag",
);

/** Irregular plurals as `singular plural`; a noun listed once with itself does not change. */
export const irregularNouns = `
analysis analyses
aircraft aircraft
axis axes
basis bases
child children
crisis crises
criterion criteria
datum data
diagnosis diagnoses
echo echoes
foot feet
half halves
hero heroes
hypothesis hypotheses
index indices
knife knives
leaf leaves
life lives
loaf loaves
man men
matrix matrices
means means
medium media
mouse mice
oasis oases
person people
phenomenon phenomena
potato potatoes
scarf scarves
self selves
series series
shelf shelves
species species
stimulus stimuli
synthesis syntheses
thesis theses
thief thieves
tomato tomatoes
tooth teeth
veto vetoes
wife wives
wolf wolves
woman women
`;

/** Irregular comparatives as `positive comparative superlative`. */
export const irregularAdjectives = `
good better best
well better best
bad worse worst
far farther farthest
little less least
many more most
much more most
`;

/** Adjectives of two syllables that take -er and -est. */
export const shortAdjectives = wordSet(
  "able ample angry busy clever common crazy cruel deadly dirty dusty early easy empty fancy feeble friendly funny gentle handy happy healthy heavy hefty hungry idle lazy likely lively lonely lovely lucky messy mighty narrow nasty noble noisy pretty quiet ready rusty scary shallow shiny silly simple sleepy sorry steady sturdy subtle sunny tasty thirsty tidy tiny tricky ugly wealthy weighty worthy yellow",
);

/** One-syllable adjectives that no one compares. */
export const ungradable = wordSet(
  "key main whole sole prime chief next last past first due own such same real good-sized dead wrong right daily full-scale joint mere sheer",
);

/** Longer adjectives that take very, more and less. */
export const gradableLong = wordSet(
  "important useful common serious helpful careful different difficult expensive interesting popular powerful effective successful likely complex detailed practical complicated active accurate beautiful valuable exciting surprising reliable flexible sensitive visible worried familiar personal modern natural creative thorough unusual pleasant impressive striking memorable severe intense urgent involved direct aware certain confident comfortable dangerous demanding devoted eager honest moving convincing enjoyable lasting open promising relevant respected telling varied welcoming",
);
