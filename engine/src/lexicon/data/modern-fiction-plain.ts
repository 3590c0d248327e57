import { conjugate } from "../../morphology/verbs.ts";
import { each } from "../each.ts";
import { person, whom } from "../story-people.ts";

const lively =
  "room,air,city,house,hall,place,forest,square,market,café,cafe,kitchen,night,street,office,it,world,ship,building,station,village,town,crowd,restaurant,bar,stadium,theater,garden";
const life =
  "energy,life,activity,tension,power,possibility,anticipation,conversation,excitement,nervous,electricity";
const more =
  "louder,stronger,darker,colder,weaker,brighter,closer,heavier,harder,larger,bigger,worse,smaller,fainter,older,thinner,warmer,quieter,thicker,hotter,softer,angrier,bolder,tired,restless,nervous,impatient";
const noises =
  "laugh,chuckle,sigh,cry,gasp,groan,growl,snort,grunt,moan,sob,whistle,shriek,yelp,hiss,whimper,roar,cough,whoop";

/** Plain deeds, plain manner and plain images in stories. */
export const modernFictionPlain = `
# whether: if
whether => if @plain ; prev wonder/v,wondering,wondered,wonder ; not next or,to
whether => if @plain ; prev asked,ask,asks,me,him,her,them ; with ask ; not next or,to ; not with if
whether => if @plain ; prev know,see,guess,tell,sure,decide,remember ; not next or,to ; not with if
# put, think about, find
place/v => put/v ; active ; object hand,cup,mug,book,box,bag,plate,tray,glass,bowl,letter,key,paper,briefcase,phone,candle,lamp,coin,finger,palm,flower,stone,bottle,knife,sword,gun,pouch,parcel,package,envelope,photograph,folder,coat,hat,piece,card,jar,basket,suitcase,chair,ring,money,note,kettle,shard ; not with put,order,bet ; not next <adv>
${each("it,them,me,him", (it) => `placed ${it} => put ${it} ; next on,in,back,gently,carefully,down,inside,under,beside,next ; not with put,putting,order`)}
consider/v {ving} => think/v about {ving} ; form past ; active ; prev i,he,she,we,they ; not with think,thought,thinking
considered the => thought about the ; ${person} ; object question,idea,offer,possibility,problem,answer,option,choice,suggestion,proposal,implication,request ; not with think,thought,thinking
discover/v that => find/v out that ; form past ; active ; prev i,we,soon,had,later,quickly ; next i,he,she,they,we,you,it,his,her,their,my,our,someone,somebody,nobody,there,the,<name> ; not with find,found,study,neuron,neurons,patients
discover/v how => find/v out how ; form past,base ; active ; not with find,found
discover/v => find/v ; form past ; active ; prev i,he,she,we,they,had ; next a,an ; not with find,found,knack,talent,passion,ability,power,world,truth,sense ; not next new
# straight, right
directly => straight ; next at,to,into ; prev look/v,stare/v,gaze/v,go/v,walk/v,come/v,lead/v,point/v,back
directly => right ; next behind,above,below,beneath,under,over,across,opposite,inside,onto,on ; not prev more,most,focus/v,focused,based,depend/v,bear/v,rely/v,impact/v,work/v,less,so,quite,<aux>,not ; not with shoulder,shoulders,hand,hands,elbow,elbows,knee,knees,hip,hips,wrist,foot,feet,left,turn,focus,focused,impact,rely
directly in front of => right in front of
# really, completely, quite
truly => really @plain ; next <verb> ; prev never,i,he,she,we,they,you,could,to,ever ; not with really,real
truly => really @plain ; next happy,sorry,alive,alone,afraid,angry,free,good,bad,sad,scared,lost,tired,proud,mad,beautiful,strange ; not with really,real
entirely => quite ; prev not,n't,wasn't,isn't,weren't,aren't ; next sure,human,alone,certain,clear,convinced,honest,comfortable,happy,satisfied,right,ready,correct,true,accurate,fair,sufficient,steady,solid,real,safe,empty,dark,natural,normal,sane,successful,convincing,reliable,familiar,stable,dead,asleep,awake,alive,still,silent,adequate,complete,legal,ordinary ; not with quite,quiet
entirely => completely ; next alone,empty,silent,new,different,still,dark,forgotten,unaware,gone,normal,human ; not with complete,completely,not,wasn't,isn't,longer
an entirely new => a completely new ; not with complete,completely
# adverbs
instantly => at once ; next <end>,<comma>,and ; not with die,died,kill,killed,killing,perish,perished,dead,death,online,data,digital,user,users,customers,consumers,technology,information ; prev <verb>,<noun>,<pron> ; not with once
instantly => at once ; ${person} ; next knew,recognized,regretted,understood,felt,froze ; not with once
briefly => for a moment ; next <end>,<comma> ; prev pause/v,hesitate/v,smile/v,close/v,closed,flicker/v,eyes,glance/v,paused,silent ; not with moment,moments
constantly {ving} => always {ving} ; prev be/v ; not with always
perpetually => always ; next tired,hungry,cold,worried,late,angry,sad,busy,grumpy,scowling,hungry,damp,wet,dark ; not with always
perpetually {ving} => always {ving} ; prev be/v ; not with always
precisely => exactly ; next what,how,where,when,why,the,as,who,like,this,that ; not with exact,exactly
simultaneously => at the same time ; next <end>,<comma> ; not with time,same
abruptly => suddenly ; prev stop/v,end/v,stopped,ended,turned,stood,said,<start>,off,up,away ; not with sudden,suddenly
abruptly => suddenly ; next <comma>,stopped,stood,turned,fell ; not with sudden,suddenly
occasionally => now and then ; next <end>,<comma>,a,the,she,he,i,they,it ; start ; not with now,then
occasionally => now and then ; prev <noun>,<pron>,<verb> ; next <end>,<comma> ; not with now,then
momentarily => for a moment ; next <end>,<comma>,stunned,blinded,speechless,distracted,forgetting,confused,lost,forgotten ; not with moment
intently => closely ; prev me,him,her,them,us ; with watch,study,observe,listen
listened intently => listened closely
listening intently => listening closely
stared intently at => stared hard at
staring intently at => staring hard at
inexplicably , => for some reason , ; start
inexplicably => for some reason ; prev felt,was,<noun> ; next <end>,<comma>
frantically => wildly ; prev look/v,looked,looking,around,about,searching,searched,waving,waved ; not with wild,wildly
# looking, breathing
took in {poss} surroundings => looked around ; next <end>,<comma>,and ; not with look,looked,looking
taking in {poss} surroundings => looking around ; next <end>,<comma>,and ; not with look,looked,looking
surveyed {poss} surroundings => looked around ; not with look,looked,looking
scanned the room => looked around the room ; not prev eyes,gaze ; not with look,looked,looking
scanning the room => looking around the room ; not prev eyes,gaze,eye ; not with look,looked,looking
surveyed the room => looked around the room ; not with look,looked,looking
surveyed the => looked over the ; object scene,crowd,damage,valley,landscape,wreckage,table ; not with look,looked,looking
inhaled deeply => took a deep breath ; not with breath,breathing
inhaled sharply => took a sharp breath ; not with breath,breathing
inhaled the => breathed in the
inhaling the => breathing in the
inhaling deeply => breathing in deeply
exhaled slowly => breathed out slowly ; not with breath
exhaled => breathed out ; next <end>,<comma>,and ; not with breath,smoke,cigarette ; not prev had,have,has
exhaling slowly => breathing out slowly ; not with breath
quickened {poss} pace => walked faster ; not with faster,walk,walked,ran
quickening {poss} pace => walking faster ; not with faster,walk,walked
{poss} pulse quickened => {poss} heart beat faster ; not with heart,faster
{poss} pulse quickening => {poss} heart beating faster ; not with heart,faster
{poss} heart quickened => {poss} heart beat faster ; not with faster,beat
{poss} pulse raced => {poss} heart raced ; not with heart,race
# sounds people make
${each(noises, (n) => `let out a {adj} ${n} => gave a {adj} ${n} ; not with gave,give\nletting out a {adj} ${n} => giving a {adj} ${n} ; not with gave,give,giving\nlets out a {adj} ${n} => gives a {adj} ${n} ; not with gave,give,gives`)}
elicited a => got a ; object laugh,smile,response,chuckle,reaction,look,groan,gasp,sigh ; active
muster the courage to => find the courage to
mustered the courage to => found the courage to
mustered the strength to => found the strength to
muster the strength to => find the strength to
${whom((him) => `ushered ${him} into => showed ${him} into ; not with show,showed\nushered ${him} inside => showed ${him} in ; next <end>,<comma> ; not with show,showed`)}
(stole|cast) a glance at => glanced at
gestured (to|toward|towards|at) the => pointed to the ; not with point,pointed
gesturing (to|toward|towards|at) the => pointing to the ; not with point,pointed
# growing
growing => getting ; next ${more} ; prev was,were,is,are,<comma>,sky,wind,voice,voices,light,air,rain,hum,sound,crowd,i'm,noise,pressure,fire,shadows ; not with get,got,getting,tall,taller,plant,plants,grass,hair
grew => got @plain ; next ${more} ; prev it,he,she,they,i,we,wind,voice,voices,light,air,rain,hum,sound,crowd,noise,pressure,fire,shadows,steps,footsteps,night,sky,room,storm ; not with get,got,getting,tall,taller,plant,plants,grass,hair
grew (quiet|silent) => went quiet ; not with quiet,quieter,quietly,silence,silent ; next <end>,<comma>,and,as,when
grew cold => went cold ; prev hands,face,fingers,skin,blood,body,room,i,he,she
grew still => went still ; next <end>,<comma>,and,as,when
# with every step
with each passing day => every day ; not with every
with each passing => with every ; next moment,minute,hour,second,year,week,month,mile,night ; not with every
each => every ; next morning,night,evening,day,week,year,month,autumn,spring,summer,winter,dawn,sunday,tuesday,afternoon ; not prev <prep>,and,of,<start>,<comma> ; not with every,other ; not next of
each => every ; start ; next step,word,breath,time,move,visit,sound ; not with each,every,other
{poss} entire => {poss} whole ; next life,career,body,being,family,world,house,weekend,childhood,weight,fortune,village,army,savings,system,identity ; not with whole
the remaining => the rest of the ; next guests,men,soldiers,days,hours,money,food,water,coins,pages,stairs,steps,people,villagers,students,passengers,crew,cards,books,coffee,wine,time,years,boxes,photographs,letters,lights,candles,ducks ; not prev of ; not with left,rest
the moment => as soon as ; prev wrong,different,colder,clear,vanished,disappeared,changed,died,gone,gone,silent ; next i,he,she,we,they,you ; not with soon
# looked like
resemble/v => look/v like ; form past ; active ; next a,an,something,someone ; not prev vaguely,closely ; not with look,looked,like,looking
resembling => like ; prev <noun>,something ; next a,an,the ; not with like
vaguely resembled => looked a little like ; not with look,looked
vaguely resembling => a little like ; prev <noun>,<comma>,something ; not with like
closely resembled => looked very much like ; not with look,looked
bore a (striking|strong|close|remarkable|uncanny) resemblance to => looked very much like ; not with look,looked
# light and warmth
emanating from => coming from ; not with come,came,coming
radiating from => coming from ; next the,his,her,its,my,their,a ; not with come,came,coming ; not next outward
radiate/v => give/v off ; active ; form past,s,ing ; object warmth,heat,light,energy,power ; not with give,gave
illuminating the => lighting up the ; object room,face,sky,darkness,night,hall,wall,street,path,forest,way,chamber ; not with light,lit,lights,lighting
illuminated the => lit up the ; object room,face,sky,darkness,night,hall,wall,street,path,forest,way,chamber ; not with light,lit,lights ; not prev be/v
silhouetted against => dark against ; not with dark,darkness
${each("hum,buzz,thrum,pulse,crackle,vibrate", (v) => `${conjugate(v).past} with => was full of ; prev ${lively} ; next ${life} ; not with full\n${conjugate(v).s} with => is full of ; prev ${lively} ; next ${life} ; not with full\n${conjugate(v).ing} with => full of ; prev ${lively} ; next ${life} ; not with full`)}
clinging to => holding on to ; object hope,edge,rail,rope,arm,hand,memory,idea,belief,past ; not with hold,holding,held ; not with barely
clung to => held on to ; object hope,edge,rail,rope,arm,hand,memory,idea,belief,past,life ; not with hold,holding,held,like ; not subject rain,mist,dew,drop,snow,fog,dust,mud,water,smell,scent,smoke,cloth,dress,shirt,hair,leaf,ice
linger/v => stay/v ; active ; form past,s ; subject smell,scent,taste,memory,silence,word,warmth,feeling ; next in,on,with,<end>,<comma>,for ; not with stay,stayed
${each("ripple,surge,flood,sweep", (v) => `${v}/v through => go/v through ; active ; form past,s ; object crowd,room,hall,audience,body,me,him,her,them,us,group,village,courtroom,class ; not with go,goes,went,wind,water,fire,river`)}
${each("darkness,silence,fog,mist,blackness,cold,warmth", (n) => `${n} enveloped => ${n} closed around ; next me,him,her,them,us,the`)}
enveloped in => wrapped in ; prev be/v,<comma>,stood,sat,was
shrouded in => hidden in ; next mist,fog,darkness,shadow,shadows,smoke,cloud,clouds ; not with hide,hidden
cloaked in => hidden in ; next mist,fog,darkness,shadow,shadows ; not with hide,hidden
awash (in|with) => full of ; next light,color,moonlight,sunlight,people,memories ; not with full
clad in => dressed in ; prev <comma>,<noun> ; not with dress,dressed
face etched with => face full of ; next worry,concern,grief,pain,sorrow,exhaustion,fear,fatigue,sadness,regret ; not with full
faces etched with => faces full of ; next worry,concern,grief,pain,sorrow,exhaustion,fear,fatigue,sadness,unspoken ; not with full
etched (in|into) {poss} memory => fixed in {poss} memory
currently {ving} => now {ving} ; prev be/v ; not with now
etched on {poss} face => on {poss} face ; prev <noun>
etched (deep|deeply) (in|into) => cut deep into ; next the,his,her,wood,stone
etched into the => cut into the ; object wood,stone,wall,door,rock,metal,floor,glass,tree,bark,tree,table,surface
carved into the => cut into the ; object wood,stone,wall,door,rock,floor,tree,bark,table,surface ; prev letters,words,names,name,symbols,symbol,something,runes,lines
${each("sadness/sad,sorrow/sad,melancholy/sad,bitterness/bitter,annoyance/annoyed,amusement/amused,concern/worried,worry/worried,regret/sorry", (n, a) => `{poss} voice tinged with ${n} => {poss} voice a little ${a} ; next <end>,<comma>\nwas tinged with ${n} => was a little ${a} ; prev voice,smile,tone ; next <end>,<comma>,and`)}
voice thick with emotion => voice full of feeling
voice choked with emotion => voice full of feeling
was surreal => was like a dream ; next <end> ; not with dream,like
felt surreal => felt like a dream ; next <end>,<comma> ; not with dream,like
some semblance of => some ; next order,normalcy,control,peace,sanity,dignity,calm,normality,structure ; not prev to,toward,towards,into
any semblance of => any
${each("glimmer,spark,shred,glint", (n) => `a ${n} of hope => a little hope ; not next shining,that ; prev felt,feel,offered,with,was,gave,still,had,for,held,is,of,but`)}
eerie/a => strange ; object silence,calm,quiet,stillness,glow,light,sound,feeling,green,blue ; not prev and,<comma>,<adv>,almost ; not next and,<comma> ; not with strange
intensified => got stronger ; prev feeling,sensation,wind,hum,light,glow,smell,pressure,scent,storm,vibration ; next <end>,<comma>,and,as,until ; not with strong,stronger
intensified => got worse ; prev pain,rain,panic,headache,fear,anxiety ; next <end>,<comma>,and,as,until ; not with worse
primal/a => deep ; object fear,terror,need ; not next and,<comma> ; not with deep,deeper
relentless/a => steady ; object rain,drumming,hum,beat,rhythm,ticking,drip ; not next and,<comma> ; not with steady
relentless/a => constant ; object noise,pressure,pain,demand,criticism,attack,chatter ; not next and,<comma> ; not with constant,constantly
on the threshold => in the doorway ; prev paused,stood,hesitated,stopped,appeared,standing ; not next of ; not with door,doorway
in its wake => behind ; prev left,leaving ; next <end> ; not with behind
muster a => manage a ; next smile,weak,response,laugh
mustered a => managed a ; next smile,weak,laugh,small,faint
slumber/n => sleep/n ; prev deep,eternal,long,fitful,restless,its,his,her,their,a,from,into ; not with sleep,asleep,sleeping,party
weary/a => tired ; object eyes,eye,smile,sigh,traveler,voice,face,bone,leg,body,nod,man,woman,soldier ; not next and,<comma> ; not prev and,or,<adv>,<comma> ; not with tired
weary/a => tired ; prev so,was,were,felt,looked,sounded,very,too,grew ; next <end>,<comma>,now ; not with tired
immense/a => huge ; object room,door,hall,creature,beast,structure,tree,wave,shadow,gate,wall,figure,building,machine ; not with huge ; not next and,<comma>
immense/a => great ; object relief,joy,pressure,power,sadness,sorrow,weight,effort,patience,satisfaction ; not with great ; not next and,<comma>
`;
