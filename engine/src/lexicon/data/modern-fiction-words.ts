import { each } from "../each.ts";

const negated = "not with no,not,never,nor,nothing,without";
const old =
  "not with thou,thee,thy,sire,majesty,lordship,ladyship,milord,milady,pray,madam,monsieur,alas,shall,prayer,maybe";
const past =
  "not with by,since,until,when,if,before,years,time,once,never,ever,realized,what,how,now,ago,after,decades,century,over,last,slowly,gradually,soon,increasingly,already,long,then";
const someone = "prev i,he,she,we,they,<name>,who,man,woman,boy,girl,stranger,and";
const rooms =
  "room,house,kitchen,building,shop,store,cafe,café,bar,hall,church,office,apartment,chamber,library,bedroom,cave,forest,cottage,lobby,garage,garden,tavern,restaurant,hospital,bathroom,cabin,tent,elevator,diner,station,attic,basement,barn,castle,clearing,tunnel";
const doing =
  "standing,staring,sitting,looking,walking,running,smiling,laughing,crying,nodding,talking,listening,watching,waiting,hoping,wishing,reaching,holding,driving,lying,kneeling,fighting,working,living,checking,counting,leaning,pacing,wandering,searching,drifting,telling,thinking,studying,guiding,describing,stroking,following,whispering,shaking,trembling";

const steady = "not with one,while,after,when,until,once,suddenly,then,before,soon,later";

/** Everyday words in stories for those that today's models prefer. */
export const modernFictionWords = `
# perhaps: maybe
perhaps => maybe @plain ; start ; not next most,best,more,not,least,because,<prep> ; ${old}
perhaps , => maybe , @plain ; start ; ${old}
perhaps => maybe @plain ; prev <comma>,but,just,—,… ; next a,an,the,it,he,she,i,we,they,you,even,someone,something,my,his,her,this,that,some,one,there,for,in,with,because ; ${old}
# sensation, expression
the sensation of => the feeling of ; not with feel,felt,feeling,feels
the sensation => the feeling ; next was,had,made,grew,came,passed,began ; not with feel,felt,feeling,feels,loss
${each("strange,odd,familiar,new,novel,unsettling,weird,peculiar,curious,unfamiliar,distinct,creeping,hollow,same", (a) => `${a} sensation => ${a} feeling ; not with feel,felt,feeling,feels`)}
# darkness
into the darkness => into the dark ; next <end>,<comma>,and,as,with,where ; not with light,evil,soul,dark
through the darkness => through the dark ; next <end>,<comma>,and,as,like,toward,towards,ahead ; not with light,evil,soul,dark
out of the darkness => out of the dark ; next <end>,<comma>,and,as,like ; not with light,evil,soul,dark
the (growing|gathering) darkness => the growing dark ; next <end>,<comma>,and ; not with light,evil,soul,dark
in the darkness => in the dark ; next <comma>,<end>,and,as,like,with,for,at,behind,ahead ; not with light,evil,soul,dark
# final, initial
final/a => last ; prev one ; not next <comma>,and ; not with last
final/a => last ; prev a ; object glance,look,breath,goodbye,farewell,kiss,wave,push,attempt,effort,chance,stand,gasp,plea,sigh,gift,word,message,note ; not next <comma>,and,<adj> ; not with last
final/a => last ; prev the ; object candle,second,moment,hour,day,visitor,guest,drop,ember,bell,brick,box,puzzle,gift,message,door,stone,thread,bus,train,sentence,entry,goodbye,battle,secret ; not next <comma>,and ; not with last
initial/a => first ; prev my,his,her,the,their,our ; object shock,rush,thrill,wave ; not next <comma>,and ; not with first
# devoid of
devoid of any => without any ; not with without ; ${negated}
devoid of => without ; not with without,any ; not prev <aux>,<adv>,voice,tone,face,faces ; next <noun>,<adj>
# ancient: very old
${each("book,oak,door,wall,map,key,scroll,tome,church,chapel,temple,bridge,tower,chest,castle,chair,desk,lamp,machine,car,truck,computer,radio,clock,sword,dagger,mirror,ring,box,statue,tube,tunnel,library,building", (n) => `an ancient ${n} => an old ${n} ; not with old,very,rome,roman,greek,greece,egypt`)}
an ancient {adj} {n} => an old {adj} {n} ; object door,tree,oak,house,book,wall,chest,map,key,chair,desk,clock,box,bridge,church ; not with old,very
# silence and speech
remain/v => stay/v ; next calm,hidden,dormant,frozen,motionless,seated,impassive,stoic,untouched,unmoved,locked,quiet,alert,upright ; not with only ; active ; not with stay,stayed,stays
spoke of => talked about ; prev i,he,she,we,they,people,who,elders,villagers ; next <noun>,<adj>,his,her,my,their,the,how,things ; not next love,ill,the ; not with talk,talked,talking,prophecy,prophet,scripture
speak/v to => talk/v to ; active ; prev to,could,can,would,not,never,didn't,don't,i,he,she,we,they ; next me,him,her,them,us,anyone,someone ; not with talk,talked,talking,god,lord,way,like,soul,heart
# noticed, entered, approached
notice/v => see/v ; form past ; prev i,he,she,we,they,then,<name> ; next a,an,him,her,them ; active ; not with sensation,tremor,ache,pain,chill,breeze,vibration,pressure,tendency,quality,intelligence,see,saw,seen,sound,smell,scent,silence,noise,taste,change,difference,absence,warmth,cold,tone,lack,shift,presence,feeling,first,hint,hum,pattern,voice,if
notice/v => see/v ; form past ; prev i,he,she,we,they,then ; next the ; object door,light,man,woman,blood,book,box,window,mirror,key,ring,bag,photograph,letter,note,car,scar,bruise,cat,dog,knife,gun,crack,mark,symbol,star,tear,lamp,patch,horn,line,face,figure,people ; active ; not with see,saw,seen,first,if
enter/v the => walk/v into the ; object ${rooms} ; ${someone} ; not with walk,walked,walking,drove,car,bus ; active ; form past ; not prev had,have,has
enter/v => walk/v into ; next his,her,my,their,our ; object ${rooms} ; ${someone} ; not with walk,walked,walking ; active ; form past
approach/v the => go/v up to the ; object door,house,counter,desk,table,window,car,man,woman,gate,bed,building,cottage,fence,bar,altar,figure,stranger,throne,mirror,stage ; ${someone} ; not with went,go,up ; active ; form past ; not prev and
approach/v me => come/v up to me ; prev he,she,they,who,<name>,<noun>,man,woman ; active ; form past ; not with came,come,up
approach/v him => come/v up to him ; prev she,they,who,<name>,<noun> ; active ; form past ; not with came,come,up
approach/v her => come/v up to her ; prev he,they,who,<name>,<noun> ; active ; form past ; not with came,come,up ; not next <noun>
emerge/v from the shadows => come/v out of the shadows ; active ; not form ing ; not with came,come ; not subject ruin,building,pathway,path,mountain,tree,castle,house,town,city,island
emerging from the shadows => coming out of the shadows ; not with came,come
vanished into => disappeared into ; not next thin ; not with disappear,disappeared
# found herself doing
${each(
  "i/I was,he/he was,she/she was,we/we were,they/they were",
  (he, was) =>
    `${he} found (myself|himself|herself|ourselves|themselves) (${doing.replaceAll(",", "|")}) => ${was} DOING`,
)
  .split("\n")
  .flatMap((line) =>
    doing.split(",").map((verb) => line.replace(/\(standing.*?\)/, verb).replace("DOING", verb)),
  )
  .map((line) => `${line} ; ${steady}`)
  .filter((line) => /^i .*myself|^he .*himself|^she .*herself|^we .*ourselves|^they .*themselves/.test(line))
  .join("\n")}
${each(doing, (verb) => `found (himself|herself) ${verb} => was ${verb} ; prev <name>,who ; not next and,or ; ${steady},it`)}
${each("suddenly,completely,utterly", (ly) => `found (himself|herself) ${ly} => was ${ly} ; prev <name>,he,she,who ; next <adj>,<verb>`)}
# something else
something else entirely => something completely different ; not with different,completely ; not prev to ; next <end>
something else entirely => something completely different ; not with different,completely ; next <comma>
# moments
for a (fleeting|brief) moment => for a moment ; not with moment's
for the briefest of moments => for a moment
for the briefest moment => for a moment
for what felt like an eternity => for a very long time ; not with long,time
for what seemed like an eternity => for a very long time ; not with long,time
in that moment => right then @plain ; next <end>,<comma> ; not prev be/v,live/v,trapped,frozen,stuck,caught,linger,just
# knowing
knew with absolute certainty => knew for certain ; next that,<end>
knew with certainty => knew for certain ; next that
with absolute certainty => for certain ; prev know,knew,say,said,known
i have come to believe => I now believe ; not with now,since,over,years,months,weeks,after,through,throughout,gradually,slowly
i have come to understand => I now understand ; not with now,since,over,years,months,weeks,after,through,throughout,gradually,slowly
i've come to understand => I now understand ; not with now,since,over,years,months,weeks,after,through,throughout,gradually,slowly
i've come to believe => I now believe ; not with now,since,over,years,months,weeks,after,through,throughout,gradually,slowly
i have come to realize => I now see ; not with now,see,since,over,years,months,weeks,after,through,throughout,gradually,slowly
i've come to realize => I now see ; not with now,see,since,over,years,months,weeks,after,through,throughout,gradually,slowly
{poss} entire existence => {poss} whole life ; not with life,lives
{poss} very existence => {poss} life ; prev of,to,in,threatened ; not with life,lives ; not prev justify,question
# manner
with practiced ease => easily ; not next of,and ; not with easy,easily
with the practiced ease of => with the ease of
with deliberate care => very carefully ; next <end>,<comma>,and
with deliberate slowness => very slowly ; next <end>,<comma>,and
with perfect clarity => very clearly ; prev remember,remembered,see,saw,<end>,<noun>,it,him,her ; next <end>,<comma>
with surprising gentleness => surprisingly gently ; next <end>,<comma>
with surprising tenderness => surprisingly gently ; next <end>,<comma>
# senses
a growing sense of => growing ; next dread,unease,panic,fear,horror,wonder,frustration,excitement,despair,loneliness,alarm,urgency,foreboding,hope ; prev with,felt,feeling,was,and
${each("sadness,relief,loneliness,joy,satisfaction,sorrow,shame,unease,emptiness,disappointment,happiness", (n) => `a profound sense of ${n} => great ${n} ; not with great,greatest`)}
${each("peace,gratitude,despair,calm,guilt,dread,regret,love,contentment", (n) => `a profound sense of ${n} => deep ${n} ; not with deep,deeply,deeper`)}
profound/a => deep ; object silence,sadness,sorrow,loneliness,peace,grief,sleep,darkness,stillness,shame,gratitude,weariness,relief,regret,quiet,love,depression,calm ; not next and ; not with deep,deeply,deeper,depth
${each("silence,sadness,sorrow,loneliness,peace,grief,weariness,regret,stillness,emptiness,quiet,shame", (n) => `profound , {adj} ${n} => deep , {adj} ${n} ; not with deep,deeply,deeper\nprofound and {adj} ${n} => deep and {adj} ${n} ; not with deep,deeply,deeper`)}
subtle/a => faint ; object scent,smell,glow,hum,sound,light,vibration,pulse,warmth,aroma,fragrance,taste,trace,shimmer,click ; not next and,<comma>,but ; not prev more,most,less,too,so,and,or,<comma>,very ; not with faint,faintly
subtle/a => slight ; prev a,the ; object smile,tremor,tilt,bow,frown,twitch,pause,distortion,pressure,curve,flicker ; not next and,<comma>,but ; not prev more,most,less,too,so,and,or,<comma>,very ; not with slight,slightly
# flickers
a flicker of something => something ; prev felt,saw,was,and,then ; not with something's
a flicker of something (crossed|passed|moved) (across|over)? => something crossed ; ${"prev <start>,and,then"}
a flicker of => a look of ; next doubt,pain,confusion,uncertainty,concern,hesitation,panic,disappointment,sadness,regret,disgust,pity,relief,worry,sorrow ; with face,features ; not with look,looked,looks
a flicker of hope => a little hope ; prev felt,feel,with,was,saw,see
a flicker of interest => a little interest ; prev felt,with,showed
# colors and other plain words
obsidian => black ; next eyes,eye,hair,scales,feathers,armor,wings,fur,blade,gaze,depths,throne,walls,floor ; not with black,blackness
emerald => green ; next eyes,eye,leaves,hills,fields,grass,moss,forest,water,sea ; not with green ; not prev <name>
cerulean => blue ; next sky,skies,sea,water,waters,eyes ; not with blue
sapphire => blue ; next sky,eyes,eye,sea,water ; not with blue
crimson/a => red ; object dress,scarf,curtain,carpet,ribbon,lipstick,lip,leaf,eye,drop,flame,light,moon,thread,ink,coat ; not with red ; not next <comma>,and
alabaster => white ; next skin ; not with white
ebony => black ; next hair,eyes,skin ; not with black
hues of => shades of ; not with shade,shades ; next <adj>,<noun>
${each("sounds,smells,scents,flavors,noises", (n) => `a symphony of ${n} => all kinds of ${n} ; not prev be/v,<noun>,<adj>,like,became,into`)}
was a symphony of => was full of ; prev room,shop,forest,air,city,night,morning,kitchen,market,garden,street,house,workshop,world ; not with full,filled ; next sounds,smells,scents,noise,voices,ticking,light,color,colors,noises
were a riot of (color|colour) => were full of color ; not with full
was a riot of (color|colour) => was full of color ; not with full
a cacophony of => a jumble of ; next sounds,voices,noises,colors,shouts,bells,thoughts ; not with sound,jumble
otherworldly/a => strange ; object glow,light,beauty,sound,voice,music,creature,being ; not with strange ; not prev and,<comma>,<adv>,almost ; not next and,<comma>
pictured => imagined ; prev i,he,she,we ; next a,an,the,him,her,my,them,his ; not with imagine,imagined
fragments of => bits of ; next conversation,conversations,song,songs,memory,memories,dreams,stories ; not with bit,bits
designed to => meant to ; prev <noun>,<comma> ; next <verb> ; not next perfection ; not with meant,mean,means,build,architect,engineer,system,software,program,team,company,device,machine,experiment,study,test,course,benchmark,evaluate,assess,measure,method,model,framework,dataset,data,algorithm,module,network,protocol,trial,questionnaire,instrument,approach,procedure
was designed to => was meant to ; next be,look,feel,hide,impress,intimidate,hurt,scare ; not with meant,mean,means,lamp,machine,system,device
seeking => looking for ; prev desperately,are,was,were,is,come,came,those,people,<comma>,someone,i,he ; next answers,balance,warmth,comfort,refuge,shelter,food,help,something,someone,any,a,the ; not with look,looked,looking ; not next asylum,revenge,clemency ; not object right,raise,advice,counsel,damages,compensation,vote,approval,permission,redress
within me => inside me ; prev <noun>,deep ; next <end>,<comma>,and,that,as,like ; not with inside
within him => inside him ; prev <noun>,deep ; next <end>,<comma>,and,that,as ; not next a ; not with inside
within her => inside her ; prev <noun>,deep ; next <end>,<comma>,and,that,as ; not with inside
within myself => inside myself ; not with inside
within its walls => inside its walls ; not with inside
within these walls => inside these walls ; not with inside
had become => was now ; next a,an,my,his,her,our,their ; prev world,life,city,house,room,home,silence,game,voice,face,mind,body,mother,father,sister,brother,place,town,village,office,apartment,calls,ink,routine,knight,ritual,habit,name,number,story,thing,work,job,man,woman ; ${past}
simply => just ; prev they,i,he,she,we,could,would,did,and ; next stopped,sat,stood,smiled,nodded,stared,looked,shrugged,waited,watched,laughed,vanished,disappeared,walked,turned,said,wanted,happened,faded,closed,opened,gone,didn't,lose,left ; not with just,simply
rather than a => instead of a ; not with instead,more,less,prefer,preferred,better,is,was,are,were,be,been ; prev him,her,it
rather than => instead of ; next fear,anger,comfort,the,my,his,her,their ; prev <noun>,him,her,it ; not with instead,more,less,prefer,preferred,better,would,had
utterly => completely ; not next <comma>,<end>,wonderful,delightful,beautiful,charming,delicious,gorgeous,magical,brilliant,lovely,captivating,fascinating ; next <adj> ; not with complete,completely,utterly
`;
