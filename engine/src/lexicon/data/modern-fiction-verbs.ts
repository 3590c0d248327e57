import { each } from "../each.ts";
import { person } from "../story-people.ts";

const someone =
  "prev i,he,she,we,they,who,<name>,man,woman,boy,girl,child,stranger,mother,father,sister,brother,detective,doctor,driver,soldier,knight,king,queen";
const halt = "next <end>,<comma>,and,as,but,when,then,while";
const places =
  "kitchen,room,bedroom,house,car,table,desk,office,village,town,city,cabin,cottage,window,door,bed,chair,couch,sofa,apartment,hotel,camp,shop,store,library,hospital,station,fire,counter,bar,street,path,beach,garden,forest,hallway,hall,living,bathroom,truck,ship,cave,tent,barn,porch,attic,basement,castle,line,crowd,school,classroom,lab,farm,inn,river,boat,bridge,tower";
const ends =
  "door,top,bottom,end,house,edge,corner,car,gate,river,bridge,stairs,summit,clearing,village,cabin,station,hotel,shore,landing,porch,street,road,crossroads,lobby,hospital,elevator,exit,cliff,ridge,window,counter,front,back,room,kitchen,park,beach,camp,school,forest";
const light =
  "cup,mug,glass,phone,receiver,book,pen,bag,box,bottle,spoon,fork,letter,photograph,plate,bowl,key,coin,stone,knife,newspaper,paper,jar,suitcase,basket,hammer,brush,tray,kettle,candle,card,envelope,folder,notebook,handset,briefcase";
const things =
  "photograph,letter,mirror,clock,painting,map,lamp,book,knife,gun,key,envelope,candle,box,table,chair,bell,phone,coat,portrait,sword,rug,bed,desk,vase,bowl,cup,newspaper,note,lantern,chandelier,sign,ring,notebook,glass,bottle,piano,couch,mug,suitcase,statue,fountain";
const it = "it,them,me,him,her,us";

/** The plain verbs that a teller uses: get up, go back, hold out, put down, look up; and “there was”. */
export const modernFictionVerbs = `
# get up, stand up, sit down, kneel down, wake up
${each("walked,went,crossed,began,started,moved,left,headed,paced,stretched,hurried,ran,made", (verb) => `(stood|rose) and ${verb} => got up and ${verb} @plain ; ${someone} ; not with up,sat`)}
(stood|rose) , => stood up , ; prev he,she,i,they,we,<name> ; next his,her,my,brushing,smoothing,straightening,wiping,pushing ; not with up,where,as,still,there,who
${each("chair,seat,desk,bed,stool,armchair,couch,sofa,table,bench,throne,knees", (n) => `rose from {poss} ${n} => got up from {poss} ${n} @plain ; ${someone} ; not with up,sun,moon,smoke\nrose from the ${n} => got up from the ${n} @plain ; ${someone} ; not with up,sun,moon,smoke`)}
${each("beside,by,at,in,before,on,next", (where) => `knelt ${where} => knelt down ${where} ; ${someone} ; not with down`)}
${each("beside,by,behind,in,next", (where) => `crouched ${where} => crouched down ${where} ; ${someone} ; not with down,as,while,was,were`)}
straightened , => straightened up , ; ${person} ; not with up
i woke to => I woke up to ; next the,find,a,an,my ; not with up
${each("he,she,they,we", (he) => `${he} woke to => ${he} woke up to ; next the,find,a,an,his,her,their,our ; not with up`)}
${each("i/I,he,she,they,we", (a, b) => `${a} awoke => ${b} woke up ; next <end>,<comma>,to,in,with,at,from,early,the,on ; not with up,wake,woke`)}
slowed => slowed down ; ${someone} ; next <end>,<comma> ; not with down
# look up, look over
(lifted|raised) {poss} head and => looked up and ; ${someone} ; not with look,looked,looking,up
lifted {poss} head => looked up ; ${someone} ; ${halt} ; not with look,looked,looking,up
raised {poss} head => looked up ; ${someone} ; ${halt} ; not with look,looked,looking,up
(lifted|raised) {poss} eyes => looked up ; ${someone} ; next <end>,<comma>,to,and,from ; not with look,looked,looking,up
lowered {poss} eyes => looked down ; ${someone} ; ${halt} ; not with look,looked,looking,down
${each("out,through,into,over,around,inside,down,up,at", (where) => `peered ${where} => looked ${where} ; ${someone} ; not with look,looked,looking\npeering ${where} => looking ${where} ; not with look,looked,looking`)}
spotted => saw ; ${person} ; next a,an,the,him,her,them,me,his,my,their ; active ; not with see,saw,seen
make out => see ; prev could,can ; next the,a,an,his,her,their,its,shapes,what,something ; not with see,saw,seen
caught sight of => saw ; ${person} ; not with see,saw,seen
glimpsed => saw ; ${person} ; next a,an,the,him,her,them ; not with see,saw,seen
# come back, go back
${each("i/I,he,she,they,we", (a, b) => `${a} returned with => ${b} came back with ; not with back\nwhen ${a} returned => when ${b} came back ; not with back ; next <end>,<comma>,the,to,from,i,he,she,it,there,after\n${a} returned , => ${b} came back , ; not with back`)}
return/v to the => go/v back to the ; object ${places} ; active ; form past ; not prev had,has,have ; ${someone} ; not with back
return/v to {poss} => go/v back to {poss} ; object ${places},work,seat,place,post,chores,reading,book,meal,newspaper,drink,coffee ; active ; form past ; ${someone} ; not with back,senses
returned {poss} smile => smiled back ; ${someone} ; not with back ; next <end>,<comma>,and,but,with
returned the smile => smiled back ; ${someone} ; not with back ; next <end>,<comma>,and,but
retraced {poss} steps => went back ; ${someone} ; not with back ; next <end>,<comma>,to,through,and
retreated to the => went back to the ; object ${places} ; ${someone} ; not with back
retreated into the => went back into the ; object ${places} ; ${someone} ; not with back
recoiled => drew back ; ${someone} ; next <end>,<comma>,from,in,and ; not with back
# get to, get there
arrived at the => got to the @plain ; object ${ends},airport,restaurant,bar,café,cafe,building,office,scene ; ${someone} ; not with get,got
reach/v the => get/v to the @plain ; object ${ends} ; active ; form past ; ${someone} ; not with get,got,out,hand,arm,finger ; not prev had
reach/v the => get/v to the @plain ; object ${ends} ; active ; form base ; prev to,could,we,i,they ; not with get,got,out,hand,arm,finger
${each("i/I,he,she,we,they", (a, b) => `when ${a} arrived => when ${b} got there @plain ; next <end>,<comma>,the,there,it,he,she,i,they ; not with get,got,there\nby the time ${a} arrived => by the time ${b} got there @plain ; next <end>,<comma>,the,it,he,she,i,they ; not with get,got,there`)}
arrived home => got home @plain ; ${someone} ; not with get,got
# headed: went
${each("back,out,down,up,outside,inside,upstairs,downstairs,home,into,to", (where) => `headed ${where} => went ${where} ; ${someone} ; not with go,went,gone,was,were`)}
headed (for|toward|towards) the => went to the ; object ${places},exit,stairs,elevator ; ${someone} ; not with go,went,gone,was,were
stepped outside => went outside ; ${someone} ; next <end>,<comma>,and,to,into ; not with go,went,gone
made {poss} way (toward|towards) the => went to the ; object ${places},exit,stairs,elevator ; ${someone} ; not with go,went,gone
ventured => went ; prev i,he,she,we,they,who ; next into,out,outside,inside,deeper,down,further,forth ; not with go,went,gone
exit/v the => get/v out of the @plain ; object car,taxi,cab,truck,van,elevator ; active ; form past ; not with get,got
emerged => came out ; ${someone} ; next <end>,<comma>,carrying,holding,with,wearing,blinking ; not with come,came,from,society,settlement,civilization,kingdom,millennium,site,doctrine,theology,theory,movement,tradition,era,century,empire,dynasty,style,genre,art,music,religion,philosophy
# put, hold out, pick up, put down, take out
(laid|rested) a {adj} hand on => put a {adj} hand on ; ${someone} ; not with put
(laid|rested) a hand on => put a hand on ; ${someone} ; not with put
(laid|rested) {poss} hand on => put {poss} hand on ; ${someone} ; not with put
${each(it, (him) => `set ${him} down => put ${him} down ; ${someone} ; not with put\nset ${him} on the => put ${him} on the ; ${someone} ; not with put,fire,path,course\nlaid ${him} on the => put ${him} on the ; ${someone} ; not with put,bed,body,baby`)}
set down {poss} => put down {poss} ; object ${light},fork,drink,tea,coffee,glasses ; ${someone} ; not with put
set down the => put down the ; object ${light},drink,tea,coffee ; ${someone} ; not with put
${each("cup,mug,glass,phone,book,pen,bag,box,bottle,fork,spoon,coffee,tea,drink,suitcase,newspaper,letter", (n) => `set {poss} ${n} down => put {poss} ${n} down ; ${someone} ; not with put\nset the ${n} down => put the ${n} down ; ${someone} ; not with put\nset the ${n} on => put the ${n} on ; ${someone} ; not with put\nset {poss} ${n} on => put {poss} ${n} on ; ${someone} ; not with put\nlowered {poss} ${n} => put down {poss} ${n} ; ${someone} ; ${halt} ; not with put,down`)}
lift/v the => pick/v up the ; object ${light} ; active ; form past ; ${someone} ; not with up,pick,picked,lid
lift/v {poss} => pick/v up {poss} ; object ${light} ; active ; form past ; ${someone} ; not with up,pick,picked,lip,mouth,toast
raised a hand => held up a hand ; ${someone} ; next <end>,<comma>,and,to ; not with up,hold,held
raised {poss} hand => held up {poss} hand ; ${someone} ; next <end>,<comma>,and ; not with up,hold,held,class,teacher
offered {poss} hand => held out {poss} hand ; ${someone} ; next <end>,<comma>,and,to ; not with marriage,hold,held,out
offered (me|him|her|them|us) {poss} hand => held out {poss} hand ; ${someone} ; next <end>,<comma>,and ; not with marriage,hold,held,out
${each("key,letter,card,envelope,phone,photograph,coin,knife,notebook,piece,note,handkerchief,ring,bottle,pen,packet,map", (n) => `produced a ${n} from => took a ${n} out of ; ${someone} ; not with out,take,took\nproduced a {adj} ${n} from => took a {adj} ${n} out of ; ${someone} ; not with out,take,took\nremoved a ${n} from => took a ${n} out of ; ${someone} ; not with out,take,took\nremoved a {adj} ${n} from => took a {adj} ${n} out of ; ${someone} ; not with out,take,took\nretrieved a ${n} from => took a ${n} out of ; ${someone} ; not with out,take,took\nretrieved a {adj} ${n} from => took a {adj} ${n} out of ; ${someone} ; not with out,take,took`)}
accepted the => took the ; object ${light},drink,tea,coffee,hand,flower,package,parcel,money ; ${someone} ; not with take,took,taken
# say
intoned => said ; ${person} ; next <end>,<comma> ; not with say,said
announced => said ; prev he,she,i,they,<name>,voice ; next <end>,<comma> ; with ",“,” ; not with say,said
offered => said ; prev he,she,i,they,<name> ; next <end>,<comma> ; with ",“,” ; not with say,said
managed => managed to say ; prev he,she,i,<name> ; next <end>,<comma> ; with ",“,”
responded => said ; prev he,she,i,they,<name> ; next <end>,<comma> ; with ",“,” ; not with say,said
# all
${each("night,day,afternoon,evening,morning", (n) => `throughout the ${n} => all ${n} ; next <end>,<comma>,as,while ; not with all,evolve,evolved,evolving,develop,developed,change,changed,grew\nthe (entire|whole) ${n} => all ${n} ; prev spent,slept,rained,worked,waited,stayed,danced,talked,walked,lasted,for,up ; next <end>,<comma>,in,at,with,trying,working,walking,reading,sitting,looking,watching,thinking,waiting,and ; not with all,for`)}
throughout {poss} life => all {poss} life ; next <end>,<comma>,and,as ; not with all
(completely|entirely|utterly) alone => all alone ; prev was,were,is,am,are,felt,stood,sat,left,lived,and ; next <end>,<comma>,in,with,for,on,at ; not with all
${each("i/I,he,she,they,we", (a, b) => each("had,knew,needed,wanted,owned,loved", (v) => `everything ${a} ${v} => all ${b} ${v} ; prev of,from,was,lost,gave,given,take,took,destroyed,with,destroy,lose,risk,leave,left,for,is ; next <end>,<comma>,and,to,in,about ; not with all`))}
everything that had => all that had ; prev for,of,after,about,with,from,despite ; not with all
nonetheless , => all the same , @plain ; start ; not with all,same
nevertheless , => all the same , @plain ; start ; not with all,same
simultaneously => all at once ; prev <noun>,them,us ; next <end> ; not with all,once,time
# so, much, well, good
countless => so many ; next times,nights,years,regrets,memories,mornings,lifetimes,evenings ; not with many ; not prev the,these,those,his,her,my,their,our,its,through,<adv>,over,of,and,across
countless => many ; next others,lives,stories,things,worlds,faces,people,generations ; not with many ; not prev the,these,those,his,her,my,their,our,its,through,<adv>,over,of,and,across
${each("loved,missed,hated", (v) => each(it, (him) => `${v} ${him} (deeply|terribly|desperately|fiercely) => ${v} ${him} so much ; ${someone} ; next <end>,<comma>,and,that ; not with much,so`))}
far => much ; next older,younger,better,worse,larger,bigger,smaller,greater,deeper,stronger,darker,colder,heavier,closer,longer,easier,harder,richer,louder,brighter,warmer,stranger,crueler,simpler ; not prev so,how,as,this,that,not,too,very ; not with much
far more => much more ; next <adj>,than ; not prev so,how,as,not,too ; not with much,numerous
far too => much too ; next <adj>,late ; not with much
infinitely more => so much more ; next <adj> ; not with much,so
${each("vanished,disappeared,left,over,closed", (v) => `${v} forever => ${v} for good ; next <end>,<comma> ; not with good`)}
permanently => for good ; next <end>,<comma> ; prev close/v,closed,leave/v,left,away,him,her,it,changed,disappear/v ; not with good
adept at => good at ; next reading,making,finding,hiding,keeping,seeing,<verb> ; not with good
(skilled|proficient) at => good at ; next <verb> ; not with good
a pleasant => a good ; object smell,dream,day,meal ; not with good
# there was
gone was the {n} => the {n} was gone ; start ; next <end>,<comma>,of,that,who
${each("him/his,her/her,me/my", (_, his) => each("hint,note,trace,edge,touch,flicker,tremor,hardness,sadness,warmth,weariness,coldness,sharpness,gentleness,softness", (n) => `${his} (voice|tone) (held|carried|bore|had) (a|an) ${n} of {n} => there was a ${n} of {n} in ${his} voice ; prev <start>,and,but,<comma> ; next <end>,<comma> ; with voice ; not with there`))}
${each("his,her,my", (his) => `${his} voice (held|carried) a {adj} {n} => there was a {adj} {n} in ${his} voice ; prev <start>,and,but ; next <end>,<comma> ; not with there\n${his} eyes (held|carried) a {adj} {n} => there was a {adj} {n} in ${his} eyes ; prev <start>,and,but ; next <end>,<comma> ; not with there`)}
a silence followed => there was a silence ; start ; next <end>,<comma> ; not with there
silence followed => there was silence ; start ; next <end>,<comma> ; not with there
a pause followed => there was a pause ; start ; next <end>,<comma> ; not with there
a {adj} pause followed => there was a {adj} pause ; start ; next <end>,<comma> ; not with there
a moment of silence (passed|followed) => there was a moment of silence ; start ; not with there
a (knock|tap) (came|sounded) (at|on) the => there was a knock at the ; start ; with knock ; not with there
a {adj} knock (came|sounded) (at|on) the => there was a {adj} knock at the ; start ; not with there
${each("lay/on,lay/in,hung/on,hung/over,hung/above,rested/on,stood/on,stood/in,sat/on", (lay, on) => each(things, (n) => `<s> a ${n} ${lay} ${on} the => there was a ${n} ${on} the ; not with there\n<s> a {adj} ${n} ${lay} ${on} the => there was a {adj} ${n} ${on} the ; not with there`))}
${each("man,woman,boy,girl,figure,child,stranger,guard,soldier,nurse", (n) => `<s> a ${n} stood => there was a ${n} standing ; next in,at,on,by,under,behind,near,beside,outside ; not with there\n<s> a {adj} ${n} stood => there was a {adj} ${n} standing ; next in,at,on,by,under,behind,near,beside,outside ; not with there\n<s> a ${n} sat => there was a ${n} sitting ; next in,at,on,by,under,behind,near,beside,outside,alone ; not with there\n<s> a {adj} ${n} sat => there was a {adj} ${n} sitting ; next in,at,on,by,under,behind,near,beside,outside,alone ; not with there`)}
# after, as well, again
${each("i/I,he,she,we,they", (a, b) => `<s> once ${a} had {ved} => after ${b} had {ved} ; not with after`)}
once again => again ; next <end>,<comma> ; not prev <comma> ; not with again
once more => again ; next <end>,<comma> ; not prev <comma> ; not with again,last
once more => again ; prev <verb>,eyes,head,him,her,me,it,them ; next to,at,in,and,with,from,into ; not with again
repeatedly => again and again @plain ; next <end>,<comma> ; prev <comma> ; not with again
# think, know
believed => thought ; prev i,he,she,we,they ; next he,she,they,i,we ; not with think,thought,truly,really,god,faith,in,what,everything,every,prophecy ; not next him,them,me
was aware that => knew that ; ${person} ; not with know,knew
didn't recognize => didn't know ; next the,him,her,his,it,them ; not with know,knew,known
yearned to => wanted so much to ; not with want,wanted,much,so ; ${someone}
longed to => wanted so much to ; not with want,wanted,much,so ; ${someone} ; next tell,see,be,hold,touch,know,go,leave,hear,ask
wished to => wanted to ; ${person} ; not with want,wanted,granted,lord,lady,sire,king
escaped from the => got out of the @plain ; object prison,house,room,building,cell,car,cage,hospital,camp ; not with get,got
# got
received a => got a @plain ; object letter,call,text,message,phone,email,package,note,answer,visit,postcard,card,notification,phone ; ${someone} ; not with get,got ; active
received the => got the @plain ; object letter,call,news,message,phone,email,package,note,answer ; ${someone} ; not with get,got ; active
became => got @plain ; next cold,dark,tired,angry,sick,bored,hungry,nervous,restless,impatient,quiet,worse,easier,harder,louder,bigger,smaller,closer,colder,darker,scared,drunk,rich,lost,lonely,cranky,suspicious,curious ; not with get,got ; not prev had
becoming => getting @plain ; next cold,dark,tired,angry,sick,bored,hungry,nervous,restless,impatient,worse,easier,harder,louder,bigger,smaller,closer,colder,darker,scared,clearer,stronger,weaker,thicker,thinner,brighter,difficult,more ; not with get,got,getting
`;
