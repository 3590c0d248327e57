/** Function words and short frames, by the nouns that follow them. */
export const framesObjects = `
# this and these
these findings => the findings ; start
these results => the results ; start
these models => the models ; prev <prep>,<verb>
these methods => the methods ; prev <prep>,<verb>
these networks => the networks ; prev <prep>,<verb>
these algorithms => the algorithms ; prev <prep>,<verb>
these experiments => the experiments
these texts => the texts ; prev <prep>,<verb>
these studies => the studies ; prev <prep>,<verb>
these companies => the companies ; prev <prep>,<verb>
these technologies => such technologies ; not prev of,all,both ; not next ,
these systems => such systems ; start
these tools => such tools ; start
these factors => such factors ; not prev of,all,both,between ; not with two,three
these conflicts => such conflicts ; not prev of,all,both
these challenges => such problems ; not prev of,all,both ; not with problem,problems
these issues => such issues ; not prev of,all,both
these problems => such problems ; not prev of,all,both
these practices => such practices ; not prev of,all,both
these experiences => such experiences ; not prev of,all,both ; start
these skills => such skills ; not prev of,all,both
these measures => such measures ; not prev of,all,both ; not with together,would
these policies => such policies ; not prev of,all,both
these behaviors => such behavior ; start
these strategies => such methods ; not prev of,all,both ; not with method,methods
these differences => such differences ; not prev of,all,both
these disruptions => such disruptions ; not prev of,all,both
these dynamics => such dynamics ; not prev of,all,both
these interactions => such interactions ; not prev of,all,both
these partnerships => such partnerships ; not prev of,all,both
these interventions => such interventions ; not prev of,all,both
these efforts => such efforts ; not prev of,all,both
these qualities => such qualities ; not prev of,all,both
in these moments => in such moments
in these cases => in such cases
in these situations => in such situations
in these circumstances => in such circumstances
these risks => such risks ; not prev of,all,both
these barriers => such barriers ; not prev of,all,both

# within and through
within it => in it ; next <end>,and ; not prev from
within which => in which
within you => in you ; next <end>,<punct>
through which they => by which they
through which it => by which it
through which people => by which people
through which individuals => by which people ; not with species,wild,herd,habitat,zoo,captivity,breeding,animal,bird,whale,elephant,tiger,wolf,fish,insect,bee,plant,specimen,poaching
each other's => one another's ; next lives,company,work,ideas,strengths
surrounding me => around me ; prev <noun>
surrounding him => around him ; prev <noun>
surrounding us => around us ; prev <noun>
surrounding her => around her ; prev <noun> ; next <end>,<punct>,and,as
surrounding them => around them ; prev <noun>
surrounding it => around it ; prev <noun>
surrounding areas => nearby areas
surrounding communities => nearby communities
surrounding towns => nearby towns
surrounding villages => nearby villages
surrounding neighborhoods => nearby neighborhoods
surrounding buildings => buildings nearby ; prev the ; next <end>,<punct>
surrounding => about ; prev debate,debates,questions,controversy,concerns,discussion,discussions,stigma,uncertainty,myths,misconceptions,confusion,secrecy,discourse,conversation,rumors,fears ; not next the
a {n} filled with => a {n} full of ; not object water,air,gas,scent,smoke,aroma,fragrance,smell,perfume,stench
a {adj} {n} filled with => a {adj} {n} full of ; not object water,air,gas,scent,smoke,aroma,fragrance,smell,perfume,stench
an {adj} {n} filled with => an {adj} {n} full of ; not object water,air,gas,scent,smoke,aroma,fragrance,smell,perfume,stench
life filled with => life full of
world filled with => world full of
future filled with => future full of
journey filled with => journey full of
filled with => full of ; prev longer,once,always,still,already,were,was,are,is ; next <noun>,a,the,<adj>,so,such ; not object water,air,gas,sand,helium,concrete,oil,scent,smoke,aroma,fragrance,smell,perfume,stench ; not with mixture,fill,gap,section,hole,cavity,mold,layer,then,crack,tank

# of those who
of those who => of people who ; prev <noun> ; next <verb>,<aux>,<adv> ; not next drafted,wrote,built,made,died,fought,signed,founded,led,came,went,had,were,was,did,created,designed,took,gave,lost,attended,voted,opposed,supported,survived,followed ; not prev majority,number,percent,rest,half,most,percentage,proportion,lives,memory,share,thousands,millions,hundreds ; not with all,one,most,some,many,few ; not next came,come,went,died,fell,were,survived,remained,gave,fought
to those who => to people who ; next <verb>,<aux>,<adv> ; not next came,come,went,died,fell,were,survived,gave,fought ; not prev <adj>,next,only
for those who => for people who ; next want,love,enjoy,prefer,need,like,have,are,can,do,work,live,struggle,suffer,seek,cannot,appreciate,value,choose,lack
for those seeking => for anyone after @plain | for people who want ; next a,an,to,some,something
for those looking => for anyone looking ; next for,to
for anyone seeking => for anyone after @plain | for anyone who wants ; next a,an,some,something
for anyone looking to => for anyone who wants to
those seeking => people who want ; next a,an,to ; prev for,to,of
those interested in => anyone interested in ; prev for

# regardless, terms, aspects
regardless of how => no matter how
regardless of what => no matter what
regardless of who => no matter who
regardless of where => no matter where
regardless of which => no matter which
regardless of their => whatever their ; not next own ; not object choice
regardless of its => whatever its
regardless of his => whatever his
regardless of your => whatever your
regardless of the {n} => whatever the {n} ; next <end>,<punct>
in terms of => in ; prev <noun>,<adj>,<verb>,<adv> ; next accuracy,efficiency,quality,storage,size,speed,cost,performance,price,safety,coverage,power,length,weight,style,content,sample,computational,predictive,classification,test,training,memory,taste,value,skill,experience,convergence,generalization,scope,scale,tone,structure ; not prev think/v,speak/v,talk/v,measure/v,define/v,describe/v,express/v,understand/v,see/v,view/v,discuss/v,put/v,and,analyze/v,evaluate/v,consider/v,compare/v,explain/v
all aspects of => every part of ; next life,my,his,her,their,our,your,society,the,human,daily,our
every aspect of => every part of ; next life,my,his,her,their,our,your,its,society,the,human,daily,modern
aspects of life => parts of life ; prev other,many,various,all,different,several,numerous,some,important,certain,most,multiple
aspects of {poss} => parts of {poss} ; prev other,many,various,all,different,several,numerous,some,important,certain,most,multiple,certain ; next life,lives,work,job,business,day,health,culture,society,story,game,world,career
at the heart of => at the center of ; next the,this,these,every,our,any,what,it,all,his,her,their,its,such ; not object city,town,village,forest,country,district,kingdom,desert,europe,london,paris,jungle,maze,labyrinth,sun,garden,desert,island
in the heart of => in the middle of ; next <name> ; not next the,darkness,jesus,god,christ,mary,jerusalem
in the heart of => in the middle of ; object city,town,village,forest,country,countryside,district,desert,jungle,community,wilderness,cemetery,neighborhood,downtown,quarter,wood,woods,island,campus,kingdom,valley,metropolis,province,land,battlefield,region,capital ; next the,this,a,an,our
under the weight of => under ; object burden,anxiety,oppression,ambition,crisis,scrutiny,stress,shame,responsibility,expectation,pressure,demand,debt,grief,guilt,memory,criticism,fear,deadline,workload,sorrow,loss,regret,scandal,contradiction,sanction ; next the,a,an,such,this,these,so,<adj>,<noun>
the weight of => the force of ; next his,her,their,its,my,those,your,these ; object word,gaze,statement,argument,stare,blow,silence ; not with settle,settled,settling,hung,hanging,heavy,press,pressed,pressing,bear,carry,carrying,sink,sinking,hang
the weight of => the burden of ; object responsibility,expectation,knowledge,sin,crime,guilt,duty,failure,leadership,shame,regret,oppression,debt,secret,obligation,solitude,grief,loss,mission,past,role,history,sorrow,trauma,tradition,decision,choice,memory,destiny,fate,immortality ; prev <verb>,with,by,of ; not prev under,felt,feel/v
a series of => a string of ; object event,battle,crime,choice,decision,murder,coincidence,failure,hit,raid,disappearance,scandal,attack,accident,setback,victory,defeat,success,mishap,misfortune,robbery,explosion,affair,job,mistake,adventure,loss,disaster,earthquake,death,killing,bombing,incident,misunderstanding,crisis,storm,protest,strike,invasion,mistakes,lie,tragedy,blow,injury,promise,acquisition,lawsuit,resignation ; not prev in,form
a series of => several ; object article,program,option,trial,performance,reaction,assessment,engagement,threshold,message,ritual,complex,cycle,stage,phase,layer,image,test,session,exercise,task,workshop,lecture,talk,reform,measure,essay,interview,photo,painting,sketch,visit ; prev through,by,with,after,from,for,<verb> ; not prev in,as,be/v,become/v ; next <adj>,<noun>
a set of => some ; object instruction,recommendation,question,clothes,tip,suggestion,exercise,note,guideline,habit ; prev <verb>,with,him,her,us,them ; next <adj>,<noun>

# need, importance, lack
due to a lack of => for lack of
because of a lack of => for lack of
due to lack of => for lack of
due to the lack of => for lack of ; next <noun>
the importance of => the value of ; object leadership,care,diet,learning,education,compassion,kindness,friendship,communication,teamwork,cooperation,preparation,planning,exercise,sleep,feedback,trust,honesty,humility,empathy,patience,networking,research,training,prevention,science,democracy,freedom,evidence,nutrition,mentorship,reading,play,privacy,connection,balance,contribution,diversity,family,community,collaboration,culture,history,art,experience,practice,rest,skepticism,regularization,thinking,recognition,approach,solution ; prev show/v,demonstrate/v,highlight/v,stress/v,see/v,understand/v,teach/v,learn/v,learned,illustrate/v,underscore/v,emphasize/v,recognize/v,know/v,about,of,on,forget/v,reveal/v ; not next the
stay/v informed about => keep/v up with ; object trend,development,news,event,research,change,product,issue,advance,technology,update,advancement,affair
keep/v informed about => keep/v up with ; object trend,development,news,event ; form base ; prev to
higher levels of => more ; next stress,anxiety,depression,happiness,satisfaction,job,engagement,trust,violence,pollution,motivation,support,noise,pain,interest,anger,fatigue,burnout,inequality,conflict,activity,physical,fear,distress,competition,confidence,self-esteem,uncertainty,traffic,debt ; not with level
increased levels of => more ; next stress,anxiety,depression,happiness,satisfaction,engagement,trust,violence,pollution,motivation,support,noise,pain,anger,fatigue,inequality,conflict,activity,physical,fear,distress,competition,crime,debt
lower levels of => less ; next stress,anxiety,depression,happiness,satisfaction,job,engagement,trust,violence,pollution,motivation,support,noise,pain,anger,fatigue,inequality,conflict,activity,physical,fear,distress
greater levels of => greater | more ; next happiness,satisfaction,engagement,trust,support,stress,anxiety,control,confidence,freedom,independence,autonomy
the broader => the wider ; object narrative,ecosystem,framework,consequence,structure,pressure,mission,conversation,category,reality,atmosphere,architecture,force,self,story,effort,struggle,public,debate,trend,society,family,history,war,universe,range,purpose,web,network,climate,project ; not prev the
a broader => a wider ; object audience,range,context,public,market,perspective,view,trend,network,debate,framework,conversation,effort,scale,understanding,strategy,discussion,issue,problem,pattern,movement,base,variety,community,set,population,picture,scope
broader societal => wider social

# and so
, therefore , => , then , ; prev <noun>,<pron> ; not with then,when,time,year
and therefore => and so ; next <verb>,<pron>,<det>,<noun>,the,a,more,less ; not next necessarily
filled the air => could be heard ; subject music,song,laughter,chirping,singing,voice,siren,scream,shout,bell,drum,chatter,cry,applause,cheer,melody,bird,whisper,footstep,chant,conversation,gunfire,screech,crowd,cricket,wave,explosion,clatter,hum,birdsong ; next <end>,<punct>,as
filled the air => hung in the air ; subject scent,smell,aroma,perfume,smoke,dust,tension,incense,fragrance,ozone,coffee,flower,spice,bread,pine,jasmine,lavender,salt,blood,rose,cinnamon,earth,rain,decay,sulfur,sweat,cedar,stench,anticipation,grief,dread,magic,leather,herb,garlic,popcorn,vanilla ; next <end>,<punct>,as
dining experience => meal ; prev great,good,pleasant,memorable,enjoyable,satisfying,delightful,wonderful,unforgettable,disappointing,excellent,exceptional,fantastic,lovely,mediocre,perfect,relaxing,delicious,amazing ; next <end>,with,<punct>,at,here
whispers of => rumors of ; prev heard,hear,hearing,were,are ; object prophecy,plot,rebellion,war,conspiracy,treason,scandal,curse,treasure,operation,artifact,entity,planet,place,uprising,weapon,involvement,algorithm,concern,being,coup,affair
a symphony of => a chorus of ; object whisper,scream,voice,sound,chirp,siren,bird,insect,frog,gunfire,cricket,cry,groan,dissent,laughter,howl,shout,moan,birdsong,wail
a symphony of => a mix of ; object experience,thought,feeling,emotion,flavor,color,scent,texture,taste,aroma,spice,chicken,shape,smell,sight,sensation,hue,ingredient,style,idea,shade
a cacophony of => a jumble of ; object color,idea,thought,image,emotion,voice,sound,opinion,noise,scent,smell
`;
