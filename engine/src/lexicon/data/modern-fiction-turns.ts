import { each } from "../each.ts";

const someone =
  "prev i,he,she,we,they,who,<name>,man,woman,boy,girl,child,stranger,mother,father,sister,brother,detective,doctor,driver,soldier,knight,king,queen";
const halt = "next <end>,<comma>,and,as,but,when,then,while";
const clause = "next he,she,they,it,i,we,you,the,his,her,my,their,our,people,<name>";
const seats = "seat,chair,booth,armchair,pew,stool,sofa,couch";
const had =
  "understand,know,see,think,talk,speak,hear,remember,write,win,survive,say,breathe,run,hide,finish,learn,try,fix,pay,look,wait,call,turn,hold,hurry,walk,touch,ask,read,buy,catch,clear,check,gather,calm,convince,explain,confront,prepare,rest,eat,believe,feel,appear,reach,return,climb,destroy,admit,apologize,concentrate,focus,push,fight,break,open,close,pretend,sit";
const days = "steps,blocks,feet,others,pages,drawers";

/** Homely turns in stories: how she laughed, a few days, got into the car, sat down, hung up, held back a smile. */
export const modernFictionTurns = `
# the way she laughed: how she laughed
the way => how @plain ; prev love/v,loved,remember/v,notice/v,see/v,watch/v,hate/v,describe/v,explain,forget,forgot,about,liked ; ${clause} ; not with how,only
${each("me,him,her,us,them", (them) => `those around ${them} => the people around ${them} ; not with people\neveryone around ${them} => the people around ${them} ; prev <prep>,see,watch,tell,told,hurt,love,loved,affect,and ; not with people`)}
# a few, so much
several => a few ; next ${days} ; not prev the,these,those,his,her,my,their,our,its,of,last,past,next,first ; not with few
every fiber of {poss} being => all of {poss} body ; prev <start>
with every fiber of {poss} being => with all {poss} heart ; not with heart
{poss} entire life => all {poss} life ; prev here,there,waited,lived,worked,been,place,town,village,house,city,alone,this,waiting,for,it ; next <end>,<comma>,for,in,to,trying,and ; not with all ; not prev be/v
# had to, was going to
needed to => had to ; prev i,he,she,we,they,<name> ; next ${had} ; not with if,had,have,has,all,what,everything,must
${each("i/I was,he/he was,she/she was,we/we were,they/they were", (he, was) => `${he} intended to => ${was} going to ; not with going,had,if,be,go\n${he} planned to => ${was} going to ; not with going,had,if,be,go`)}
# it was like
it felt like {ving} => it was like {ving} ; not with like,as
everything felt like {ving} => everything was like {ving} ; not with like
it felt like a => it was like a ; not with lifetime,eternity,hours,ages,days,years,if,and,time,long,ago,forever,could,would,minute,century ; not next second,good,bad,trap,test,lie,joke,win,loss,victory,failure,mistake,waste,dream
it felt like an => it was like an ; not with lifetime,eternity,hours,ages,days,years,if,and,time,long,ago,forever,hour
it feels like {ving} => it's like {ving} @plain
${each("his/him,her/her,their/them", (his, him) => `(felt|sensed) ${his} presence => felt ${him} there ; next <end>,<comma> ; not with there\nfeel ${his} presence => feel ${him} there ; next <end>,<comma> ; prev to,could,can,still ; not with there`)}
# sit down, sit up
took a seat => sat down ; ${someone} ; not with sat,sit ; not next on
took {poss} seat => sat down ; ${someone} ; not with sat,sit ; next <end>,<comma>,and,at,across,beside,next,opposite
(seated|lowered) (himself|herself|myself|themselves) => sat down ; ${someone} ; next in,on,at,across,beside,next,<end>,<comma>,opposite ; not with sat,sit
${each(seats, (n) => `(slid|slipped|dropped|sank) into the ${n} across from => sat down across from ; ${someone} ; not with sat,sit\n(slid|slipped|dropped|sank) into the ${n} opposite => sat down opposite ; ${someone} ; not with sat,sit\n(sliding|slipping|dropping|sinking) into the ${n} across from => sitting down across from ; not with sat,sit\nlowered (himself|herself|myself) into the ${n} => sat down in the ${n} ; ${someone} ; not with sat,sit\nlowered (himself|herself|myself) into {poss} ${n} => sat down in {poss} ${n} ; ${someone} ; not with sat,sit\nlowered (himself|herself|myself) into a ${n} => sat down in a ${n} ; ${someone} ; not with sat,sit`)}
perched on the edge of => sat on the edge of ; ${someone} ; not with sat,sit,bird
sat upright => sat up ; ${someone} ; next <end>,<comma>,in ; not with up
(bolted|jolted|jerked|shot) upright => sat up with a start ; ${someone} ; next <end>,<comma>,in ; not with up,start
# pick up, hang up, look up, give up
ended the call => hung up ; ${someone} ; not with up
ended the call => hung up ; prev and,then ; not with up
answered the phone => picked up the phone ; ${someone} ; not with up
${each("things,belongings,books,papers,coat,bag,notes,keys,clothes", (n) => `gathered {poss} ${n} => picked up {poss} ${n} ; ${someone} ; not with up`)}
{poss} face brightened => {poss} face lit up ; not with lit,light,up
{poss} eyes brightened => {poss} eyes lit up ; not with lit,light,up
surrendered => gave up ; ${someone} ; next <end>,<comma>,and ; not with up,gave,give ; not subject bar,machine,computer,door,lock,software,system
abandoned the => gave up the ; object search,attempt,hope,plan,idea,effort,project,hunt,chase,quest ; ${someone} ; not with up,give,gave
appeared at {poss} door => turned up at {poss} door @plain ; ${someone} ; not with up
appeared on {poss} doorstep => turned up on {poss} doorstep @plain ; ${someone} ; not with up
# put out, find out, call out, throw away
${each("candle,lamp,fire,flame,torch,lantern,cigarette,light,lights,flames,candles", (n) => `extinguished the ${n} => put out the ${n} ; ${someone} ; not with out,put\nextinguish the ${n} => put out the ${n} ; not with out,put`)}
${each("died,flickered out,guttered out", (died) => each("candle,lamp,flame,torch,lantern,lights,fire", (n) => `the ${n} ${died} => the ${n} went out ; next <end>,<comma>,and ; not with out`))}
called => called out ; prev he,she,i,they,voice,<name> ; next <end>,<comma> ; with ",“,” ; not with out,name,named,phone
discarded => threw away ; ${someone} ; next the,it,his,her,my,a ; active ; not with idea,notion,throw,threw,away
disposed of => got rid of @plain ; ${someone} ; not with get,got
proved to be => turned out to be ; prev it,he,she,they,that,this,<noun> ; next a,an,the,more,much,far,less,just ; not with turn,turned
decipher the => make out the ; prev to,could ; object word,writing,letter,handwriting,sign,message,name ; not with make,made
calculated how => worked out how ; ${someone}
calculated that => worked out that ; ${someone}
declined the => turned down the ; object offer,invitation,job,request ; ${someone} ; not with turn,turned,down
# hold back, put back, write down, hold out
${each("laugh,smile,yawn,sob,sigh,groan,gasp,giggle,scream,cry,grin,chuckle,shiver", (n) => `(suppressed|stifled) a ${n} => held back a ${n} ; not with held,hold\n(suppressing|stifling) a ${n} => holding back a ${n} ; not with held,hold`)}
${each("receiver,lid,cap,book,phone,cup,photograph,glasses,cork,cover,card", (n) => `replaced the ${n} => put the ${n} back ; ${someone} ; next <end>,<comma>,and,in,on ; not with back`)}
${each("name,number,address,time,date,words,numbers,names,license", (n) => `wrote the ${n} => wrote down the ${n} ; ${someone} ; not with down ; next <end>,<comma>,and,on\nwrote {poss} ${n} => wrote down {poss} ${n} ; ${someone} ; not with down,letter,signed ; next <end>,<comma>,and,on`)}
extended a {adj} hand => held out a {adj} hand ; ${someone} ; not with held,out
# get in, get on, get out of, get away
${each("car,truck,cab,boat,van,taxi,bed,driver's,passenger,back,backseat,jeep,bath,tub", (n) => `climbed into the ${n} => got into the ${n} @plain ; ${someone} ; not with get,got\nslid into the ${n} => got into the ${n} @plain ; ${someone} ; not with get,got,seat\nclimbed out of the ${n} => got out of the ${n} @plain ; ${someone} ; not with get,got`)}
climbed into bed => got into bed @plain ; not with get,got
climbed out of bed => got out of bed @plain ; not with get,got
${each("bus,train,plane,subway,ship,ferry,flight,tram", (n) => `boarded the ${n} => got on the ${n} @plain ; ${someone} ; not with get,got\nboarded a ${n} => got on a ${n} @plain ; ${someone} ; not with get,got\nexited the ${n} => got off the ${n} @plain ; ${someone} ; not with get,got`)}
mounted {poss} horse => got on {poss} horse @plain ; ${someone} ; not with get,got
escape/v from => get/v away from ; active ; form base ; prev to,could,not,can't,couldn't,never ; not with get,got,away ; not next prison,jail
fetch/v => get/v @plain ; active ; form base ; prev to ; object water,coat,doctor,bag,tea,coffee,drink,glass,blanket,help,towel,ladder,bucket,hat,shoe,book,key ; not with get,got
fetched => got @plain ; ${someone} ; next the,a,his,her,my,some ; active ; not with get,got,price
# eyes and breath
, {poss} eyes wide => with wide eyes ; prev me,us,up,back,said,asked,whispered ; next <end> ; not with wide
{poss} breathing grew => {poss} breathing got ; next shallow,heavier,faster,ragged,slower,harder,louder ; not with get,got
took a shaky breath => breathed in shakily ; next <end>,<comma>,and ; not with breath's
drew a breath => took a breath ; not with take,took
drew a deep breath => took a deep breath ; not with take,took
drew in a breath => took a breath ; not with take,took
{poss} gaze met => {poss} eyes met ; not with eyes,eye ; next mine,his,hers,theirs
met my gaze => looked at me ; ${someone} ; ${halt} ; not with look,looked,looking,eyes
met his gaze => looked at him ; prev she,i,they,we ; ${halt} ; not with look,looked,looking,eyes
met her gaze => looked at her ; prev he,i,they,we ; ${halt} ; not with look,looked,looking,eyes
held my gaze => kept looking at me ; ${someone} ; ${halt} ; not with look,looked,looking,eyes
held his gaze => kept looking at him ; prev she,i,they,we ; ${halt} ; not with look,looked,looking,eyes
held her gaze => kept looking at her ; prev he,i,they,we ; ${halt} ; not with look,looked,looking,eyes
turned away from {poss} gaze => looked away ; next <end>,<comma>
# time in stories
as the days passed , => as time went on , ; start ; not with time
as the weeks passed , => as time went on , ; start ; not with time
as the months passed , => as time went on , ; start ; not with time
as the years passed , => as time went on , ; start ; not with time
as time passed , => as time went on , ; start
at long last , => at last , ; start
in the days that followed , => in the next few days , ; start ; not with next,few
in the weeks that followed , => in the next few weeks , ; start ; not with next,few
in the months that followed , => in the next few months , ; start ; not with next,few
in the years that followed , => in the years after that , ; start ; not with after
moments later , => a moment later , ; start
for the longest time => for a very long time ; not with very
${each("morning,day,evening,night,afternoon,week,month,year,summer,spring,winter", (n) => `the following ${n} => the next ${n} ; not prev on,for,of,in,over,during,throughout,within ; not with next`)}
# even the air, my breathing
${each("air,house,city,room,ground,earth,stone,light,night,darkness,silence,forest,sea,sky,sun,wind,land,ocean,mountain,building,street,ship", (n) => `<s> the ${n} itself => even the ${n} ; next seemed,felt,was,had,held,grew,looked,shook,trembled,smelled,appeared ; not with even,not,we,our,spacious,clean,comfortable,decorated,built,located,large,small,tiny,modest,beautiful,bed,stay,stayed,floor,storey,story,furnished\nas (if|though) the ${n} itself => as if even the ${n} ; next were,was,had,held,wanted ; not with even,not\n<s> the very ${n} => even the ${n} ; next seemed,felt,was,had,held,grew,looked,shook,trembled,smelled,around,crackled ; not with even,not\nas if the very ${n} => as if even the ${n} ; next were,was,had,held,wanted ; not with even,not`)}
${each("my/your,his/her,her/his", (my, her) => each("breathing,breath,heart,heartbeat,footsteps,skin,fingers,blood,pulse,chest,lungs,bones,tears,voice", (n) => `${my} own ${n} => ${my} ${n} ; prev of,to,with,hear,heard,felt,feel,on,against,at,over,from,above,echoed,only,sound ; not with else,another,other,others,not,than,like,${her},their,someone`))}
# plain ways to say it
in the distance , => far away , ; start ; next a,the,an,someone ; not with far,away
somewhere in the distance => somewhere far off ; not with far,off
considered this => thought about this ; prev i,he,she,they,we,<name> ; next <end>,<comma>,for ; not with think,thought,thinking
considered that => thought about that ; prev i,he,she,they,we,<name> ; next <end>,<comma>,for ; not with think,thought,thinking
considered it => thought about it ; prev i,he,she,they,we,<name> ; next <end>,<comma>,for ; not with think,thought,thinking
summoned a smile => managed a smile
summoned the courage to => found the courage to
sense of => feeling of ; prev strange,vague,sudden,overwhelming,odd,familiar,terrible,creeping,curious,brief,gnawing ; next dread,unease,loss,peace,calm,relief,pride,guilt,wonder,connection,freedom,panic,loneliness,emptiness,sadness,joy,hope,helplessness,power,danger,urgency,belonging,betrayal,shame,fear,safety,longing,foreboding,detachment,liberty,finality ; not with feel,felt,feeling,feelings,humor
a sense of => a feeling of ; next urgency,isolation,liberty,boredom,detachment,emptiness,vastness,finality,betrayal,injustice,helplessness,loneliness,danger,connection,doom,impending,wrongness,warmth,longing,regret,safety,freedom,victory ; prev felt,<comma>,had,was,with,and,brought,left,gave,<start> ; not with feel,felt,feeling,feelings
felt a surge of pride => felt very proud ; next <end>,<comma>,and,as ; not with proud
felt a surge of anger => felt very angry ; next <end>,<comma>,and,as ; not with angry
felt a surge of relief => felt so relieved ; next <end>,<comma> ; not with relieved,so
for a fleeting (instant|second) => for a moment ; not with moment
for a (brief|split) instant => for a moment ; not with moment
in an instant , => all at once , ; start ; not with once,all
at that exact moment , => just then , ; start
at that precise moment , => just then , ; start
bathed in the {adj} {n} glow of => lit by the {adj} {n} light of ; not with light,lit,lights
fingers (danced|flew) (across|over) the => fingers raced over the ; object key,keyboard,keypad,controls,console ; not with race,raced,racing
fingers (dancing|flying) (across|over) the => fingers racing over the ; object key,keyboard,keypad,controls,console ; not with race,raced,racing
${each("me,him,her,them,us", (me) => `something (inside|within|in) ${me} shifted => something in ${me} changed ; next <end>,<comma>,and ; not with change,changed`)}
something shifted in => something changed in ; next me,him,her,them,us,my,his,the,their ; not with change,changed
something had shifted => something had changed ; next <end>,<comma>,in,between,inside ; not with change,changed
something shifted between => something changed between ; not with change,changed
the mood shifted => the mood changed ; not with change,changed
the air in the room shifted => something in the room changed ; not with change,changed
his tone shifted => his voice changed ; next <end>,<comma>,and ; not with voice,change,changed
her tone shifted => her voice changed ; next <end>,<comma>,and ; not with voice,change,changed
dissolved into laughter => burst out laughing ; not with laugh,laughing
dissolved into tears => burst into tears
without so much as a glance => without even a look ; next at,back,<comma>
ventured a guess => made a guess
posed a question => asked a question ; ${someone}
stood vacant => stood empty ; not with empty
lay vacant => lay empty ; not with empty
took refuge in => hid in ; ${someone} ; next the,a ; object room,bathroom,cave,house,barn,closet,church,basement,kitchen
sought refuge in => hid in ; ${someone} ; next the,a ; object room,bathroom,cave,house,barn,closet,church,basement,kitchen,abandoned
sought out => went to find ; ${someone} ; next the,him,her,them,my,his
in search of => looking for ; prev went,set,out,left,came,wandered,off,forest,desert,city,streets,world,town,house,room,night,<comma> ; not with look,looked,looking
embarked on a journey => set out on a journey
upon closer inspection , => when I looked closer , ; start ; with i ; not with look,looked
`;
