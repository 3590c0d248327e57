const advisers =
  "doctor,physician,advisor,adviser,professional,provider,lawyer,attorney,accountant,pharmacist,dermatologist,dietitian,nutritionist,therapist,specialist,veterinarian,vet,planner,agent,contractor";
const held =
  "bag,laptop,bottle,item,book,shoe,suitcase,clothes,gear,luggage,grocery,toy,plate,pot,pan,tablet,phone,jar,towel,box,bike,tool,dish,camera";
const tourist =
  "delicacy,cuisine,dish,food,wine,cheese,beer,pastry,specialty,speciality,tapas,treat,sweet,flavor,fare,snack,seafood,dessert,bread,chocolate,coffee,whiskey,cider,beverage,cocktail,drink";

/** Wordings of today's assistants in advice, reviews, product copy and letters, said as people mostly say them. */
export const modernWeb2 = `
# Amounts and times
upwards of => more than ; next <num> ; not with more

# What to do
<s> consider {ving} => think about {ving} ; not with think,thinking,?
consider {ving} => think about {ving} ; prev <comma> ; with if,when,for,you,your ; not with think,thinking,i,we,he,she,they,them,paper,study,future,research,researchers
consult/v a => talk/v to a ; active ; not form part ; object ${advisers} ; not prev and,or ; not with talk,and
consult/v your => talk/v to your ; active ; not form part ; object ${advisers} ; not prev and,or ; not with talk,and
inspect/v => check/v ; active ; form base,ing ; object plant,leaf,tire,tyre,roof,hose,filter,label,battery,seal,pipe,gutter,brake,fruit,equipment,tool,root,stem,cable,cord,wire,window,shoe,item,pet,skin ; not with check,checks,inspector,inspectors,officials
carve/v out => set/v aside ; active ; object time,block,hour,minute,slot,evening,day,moment ; not with aside
familiarize/v yourself with => get/v to know ; active ; object city,area,neighborhood,app,custom,culture,team,layout,tool,feature,rule,town,interface,process,people,surroundings,option ; not with know
familiarise/v yourself with => get/v to know ; active ; object city,area,neighbourhood,app,custom,culture,team,layout,tool,feature,rule,town,interface,process,people,surroundings,option ; not with know
we'll delve into => we'll look at ; not with look
we'll dive into => we'll look at ; not with look
not all {np} are created equal => not all {np} are the same ; not prev but ; not with same,men,people,humans,persons,women
eliminate/v => get/v rid of ; active ; form base,ing ; object clutter,stain,odor,odour,smell,weed,pest,dust,mold,mould,debt,grease,wrinkle,bug,ant,mess,junk,crumb,glare,jargon,noise ; not prev and,or ; not with rid
to alleviate stress => to ease stress ; not with ease,easy
promote/v relaxation => help/v you relax ; active ; form base,s ; with you,your ; not with help,helps,relax ; not next and,or
promote/v better sleep => help/v you sleep better ; active ; form base,s ; not with help,helps,sleeping ; not next and,or
promote/v (healthy|good) digestion => help/v digestion ; active ; form base,s ; not with help,helps
having {np} in place => having {np} ; start ; object system,plan,budget,routine,process,policy,structure,strategy

# Easy, hard, useful
can be daunting => can be hard ; not with hard,at ; subject process,task,prospect,search,decision,transition,start,menu,question,change,choice,home,business,job,language
can seem daunting => can seem hard ; not with hard
readily available => easy to find ; prev is,are,be,was,were ; next at,in,online ; subject kit,tool,supply,seed,plant,product,ingredient,part,material,recipe,template,guide,spice,fabric,recording,app ; not with easy,find,easily
easy to maneuver => easy to steer ; with stroller,cart,boat,bike,suitcase,wheels,wheel,mower,vehicle,wheelchair,car,canoe,kayak,handle ; not with steer
proven (strategies|techniques|methods|tips) => strategies that work ; prev these,are,some,seven,five,ten,three,six,four,of ; next <end>
is a worthwhile investment => is worth the money ; next <end>,<comma>,for,if ; not with worth,money,education,course,degree,time
are a worthwhile investment => are worth the money ; next <end>,<comma>,for,if ; not with worth,money,education,course,degree,time
is well worth the investment => is well worth the money ; next <end>,<comma>,for,if ; not with money,time,education
is worth the investment => is worth the money ; next <end>,<comma>,for,if ; not with money,time,education
excellent options => very good choices ; prev are,all ; not with choice,choices,good
excellent option => very good choice ; prev an ; not with choice,choices,good
great option => great choice ; prev a ; next for,if,<end> ; not with choice
great options => great choices ; prev are,all ; next for,if,<end> ; not with choice,choices

# Products
complement/v any => go/v well with any ; active ; form base,s ; object decor,outfit,style,kitchen,room,interior,wardrobe,home,look ; not with goes,well
complement/v your => go/v well with your ; active ; form base,s ; object decor,outfit,style,kitchen,room,interior,wardrobe,home,furniture ; not with goes,well
adds a touch of elegance to any {n} => makes any {n} look elegant ; not with make,makes,look
add a touch of elegance to any {n} => make any {n} look elegant ; not with make,makes,look
adds a touch of elegance to your {n} => makes your {n} look elegant ; not with make,makes,look
adds a pop of color to => brightens up ; next any,your,the ; not with bright
add a pop of color to => brighten up ; next any,your,the ; not with bright
accommodate/v => hold/v ; active ; form base,s,ing ; object ${held} ; prev can,easily,to,comfortably,that,will,also ; not with hold,schedule,request,guests
can accommodate up to {num} => can hold up to {num} ; object guest,people,person,attendee,visitor,student,spectator,passenger ; not with hold,overnight,sleep,beds,bedrooms,rooms,hotel
leaves your {n} feeling => leaves your {n} ; next soft,smooth,clean,fresh,refreshed,silky,hydrated,supple ; not with mind
leaving your {n} feeling => leaving your {n} ; next soft,smooth,clean,fresh,refreshed,silky,hydrated,supple ; not with mind
built to last for years => made to last for years
enhance/v your => improve/v your ; active ; not form part ; object routine,experience,skill,look,style,space,home,mood,sleep,memory,writing,cooking,workflow,performance,communication,meal,stay,visit,chance,understanding,productivity,wellbeing,well-being,health ; not with improve,improves
browse our => look through our ; object collection,selection,range,catalog,catalogue,menu,library ; not with look,looks

# Travel
local delicacies => local food ; not with food,foods ; not next like,such,include,and
sample/v local => try/v local ; active ; form base,ing ; object ${tourist} ; not with try,trying
sample/v => try/v ; active ; form base,ing ; object ${tourist} ; prev to,can,and,or,you'll,<start>,<comma> ; not with try,trying,population,survey
culinary scene => food scene ; not with food
culinary delights => good food ; prev of,with,its,the,and,region's,city's,for,explore ; not with food,good
culinary experience => meal ; prev a,memorable,memorable,unforgettable,wonderful,unique,authentic,this,fine ; next <end>,<comma>,that,at ; not with meal,meals
a haven for => a great place for ; prev is,it's,be,also,remains ; object lover,enthusiast,hiker,artist,family,fan,foodie,photographer,wildlife,bird,birdwatcher,surfer,walker,reader,writer,cyclist,shopper,swimmer ; not with place,tax,great
embark/v on => go/v for ; active ; not form part ; object drive,walk,hike,stroll,ride,swim,run ; next a,an ; not with goes,went
a wealth of attractions => plenty of things to see ; not with see
a wealth of activities => plenty of things to do ; next <end>,<comma>,for ; not with do

# Reviews
will definitely be returning => will definitely come back ; not with back,come
minor => small ; object drawback,flaw,quibble,complaint,gripe,annoyance,inconvenience,downside,hiccup ; prev these,a,some,one,few,only,are,is,other,any ; not with small

# Work and mail
i wanted to provide an update => I wanted to give you an update ; next on,about,regarding ; not with give
i am writing to provide an update => I am writing to give you an update ; next on,about,regarding ; not with give
to align on => to agree on ; not with agree
have the bandwidth to => have the time to ; not with time
has the bandwidth to => has the time to ; not with time
don't have the bandwidth => don't have the time ; next for,right,<end> ; not with time
we greatly appreciate your => we are very grateful for your ; not with grateful
your feedback is invaluable => your feedback is very useful ; not with use,useful
is invaluable to us => helps us a lot @plain ; subject feedback,input,opinion,support,advice ; not with help,helps
worked tirelessly to => worked very hard to ; not with hard
working tirelessly to => working very hard to ; not with hard
work tirelessly to => work very hard to ; not with hard
are working tirelessly => are working very hard ; not next to ; not with hard

# Letters and statements
conduct/v research => do/v research ; active ; form base,past,ing ; next in,at,with,for,and,before,about ; not with do,does,study,studies,ethics
exploring how we => seeing how we ; prev to,in ; not with see
explore how we can => see how we can ; prev to,let's,and ; not with see
explore how we might => see how we might ; prev to,let's,and ; not with see
thriving/a => successful ; object organization,organisation,startup,firm,shop,store,bakery,clinic,brand,blog,club,nonprofit,charity,studio ; not prev most,more ; not with success,successful
thriving/a => healthy ; object garden,plant,lawn,houseplant,herb,vegetable ; not prev most,more ; not with health,healthy

# Instructions, recipes
allow it to {v} => let it {v} ; not with let,lets,letting,allows,enables,law,rule,system
allow them to {v} => let them {v} ; next <end>,<comma>,for,in,on,until,before,completely,fully,overnight ; not with let,lets,letting ; start
allow the {n} to {v} => let the {n} {v} ; start ; not with let,lets,letting
allow the {adj} {n} to {v} => let the {adj} {n} {v} ; start ; not with let,lets,letting
combine/v => mix/v ; start ; form base ; with bowl,cup,cups,tablespoon,teaspoon,tablespoons,teaspoons,flour,sugar,blender,jar,jug ; not with mix,mixing,mixture
thoroughly => well ; prev wash,rinse,mix,stir,dry,clean,rinsed,washed,cooked,mixed,water,chew ; next <end>,<comma>,before,with,and,until,after ; not with well
the stain entirely => the whole stain ; not with whole
absorb as much => soak up as much ; with liquid,water,spill,moisture,oil,grease,wine ; not with soak
enlist/v the help of => get/v help from ; active ; not form part ; not with help,helps,get,gets
the more difficult it (becomes|is|gets) to => the harder it is to ; not with hard,harder
power down => turn off ; object device,phone,laptop,computer,tablet,screen,gadget,electronics,television,tv ; not with turn
experiment with different => try different ; object technique,method,position,time,approach,style,format,tool,strategy,color,material,angle,layout,setting,light,routine,type,kind,activity,exercise ; not with try
to discover what works => to see what works ; not with see
find what works best for you => see what works best for you ; not with see
tackle/v => deal/v with ; active ; object mess,stain,chore,laundry,clutter,dish,inbox,backlog,paperwork,weed,admin ; not with deal
(quality|restorative|restful) sleep => good sleep ; not prev <comma>,high,poor,sleep,low,of,<adj> ; not with good,better,well
consider investing in => think about buying ; object curtain,mattress,machine,chair,desk,shoe,tool,pan,knife,equipment,app,software,bottle,filter,pillow,headphone,camera,lamp,light,planner,humidifier,boot,jacket,tent,monitor,keyboard,purifier,kit,container,bag,backpack,blanket,system ; not with buy,buying
tips to keep in mind => tips ; next <punct>,<end>
just (beginning|starting) to explore the world of => just getting into ; next <noun>,<adj>,<verb> ; not with child,children,toddler,baby
absolutely delighted => delighted ; prev be/v,we're,i'm ; next to,that,with,by,about
absolutely thrilled => thrilled ; prev be/v,we're,i'm ; next to,that,with,by,about
a powerful blend of => a blend of ; not prev such
incredible depth => depth ; prev add/v ; next to,and,<end>
take a step back and => step back and ; prev to,must,should,can,and,just,let's,please ; next <verb>
invest/v in => buy/v ; active ; form base,ing ; object mattress,chair,desk,shoe,knife,pan,pillow,headphone,boot,jacket,tent,monitor,keyboard,backpack,blanket,tripod,skillet,raincoat,sneaker,luggage,thermometer ; not with buy,buying,time
gather your {n} => get your {n} together ; start ; object ingredient,supply,material,tool,document,equipment ; not with together
gather all your {n} => get all your {n} together ; start ; not with together
if time permits => if you have time ; with you,your ; not with have
time permitting => if there is time
if you're seeking => if you want ; start ; next a,an,the,more,some,something ; not with help,asylum,legal,medical,want
if you are seeking => if you want ; start ; next a,an,the,more,some,something ; not with help,asylum,legal,medical,want
if you're struggling with => if you have trouble with ; not with trouble,depression,addiction,anxiety,grief,thoughts,suicide,mental,loss,abuse
when purchasing => when buying ; not with buy,buying
before purchasing => before buying ; not with buy,buying
prior to purchasing => before you buy ; not with buy,buying
avoid purchasing => avoid buying ; not with buy,buying
purchase/v => buy/v ; active ; form base,ing ; prev to,can,you,before,after,when,by,could,should ; next a,an,the,your,new,this,these,it,one ; not with buy,buying,bought,power,acquisition,options,shares

# Work
scale/v alongside => grow/v with ; active ; object business,team,company,you,need ; not with grow,grows,growing
scale/v with => grow/v with ; active ; form base,s ; object business,team,company,you ; not with grow,grows,growing,linearly,number,size
collaborate with (confidence|ease) => work together with ease ; next <end>,<comma> ; not with ease,easy
onboard/v => take/v on ; active ; object client,customer ; next <num>,new,more,several,two,three ; not with taking,takes,took
surpass/v => beat/v ; active ; not form part ; object target,record,forecast,quota,milestone ; not with beat,beating
overwhelmingly positive => very positive ; prev been,is,was,were,are,be ; not with very
<s> to that end , => so ; next i'd,i,we,we'll,we're,i'll,i've,we've,we'd ; not with so
come prepared to => be ready to ; next <verb> ; not with ready
juggling multiple (responsibilities|roles) => juggling several jobs ; not with job,jobs
can accomplish together => can do together ; not with do
is a top priority => matters a great deal ; subject well-being,wellbeing,privacy,satisfaction,comfort ; next <end>,<comma>,to,for ; not with great,deal,matter,matters
provide/v visibility into => show/v ; active ; not form part ; next the,what,how,your,our,their ; not with show,shows,showing
fundamentally changed => completely changed ; not with completely ; not prev not,has,not
stakeholders informed => everyone informed ; prev keep,keeping,kept ; not with everyone
a common challenge => a common problem ; not with problem,problems
at the forefront of {poss} mind => on {poss} mind
foster/v a culture of {n} => build/v a culture of {n} ; active ; not form part ; not with build,builds,building ; not with resentment,fear,distrust,division,hostility,blame,impunity,silence,violence
drive meaningful => bring about real ; object change,result,impact,progress,improvement,growth
deliver meaningful => bring real ; object change,result,impact,progress,improvement,growth ; not with bring

# Reviews and travel
impeccable hospitality => a warm welcome ; not with warm,welcome
impeccable attention to detail => great care ; prev the,with,and,their,of ; not with care,great
are situated => are ; next close,near,too,rather,very,quite,next,right ; not prev that,which
thoroughly satisfied => very happy ; prev left,felt,feeling,were,was,am,is,are ; not with happy
making a reservation in advance => booking ahead ; not with book,booking
make a reservation in advance => book ahead ; not with book,booking
making reservations in advance => booking ahead ; not with book,booking
make reservations in advance => book ahead ; not with book,booking
book/v in advance => book/v ahead ; active ; not next of ; not with ahead
(highly|very|incredibly|extremely) walkable => easy to walk around ; prev is,are,be,both ; next <end>,<comma>,and,though,but ; not with easy,walk
highly walkable => easy to walk around ; prev is,are,be ; not with easy,walk
mouthwatering cuisine => delicious food ; not with food,delicious
delectable cuisine => delicious food ; not with food,delicious
exquisite cuisine => wonderful food ; not with food,wonderful
authentic cuisine => authentic food ; not with food
local cuisine => local food ; not with food
regional cuisine => regional food ; not with food
fine cuisine => fine food ; not with food
from the moment we {ved} => as soon as we {ved} ; not with soon
from the moment you {v} => as soon as you {v} ; not with soon,until
caters to every => suits every ; object taste,need,budget,palate,diet ; not with suit,suits
something to offer everyone => something for everyone
something to offer every => something for every
the crown jewel of => the pride of ; not with pride,proud,proudly,museum,tower,queen,king
is a true testament to => is proof of
conveniently located => well placed ; next near,for,close ; prev is,was,are,were ; not with well
conveniently located => - ; prev is,was,are,were ; next in,just,at,on,next ; not with convenient
ideally located => well placed ; not next in,at,on ; not with well
ideally situated => well placed ; not next in,at,on ; not with well

# Copy

was (very|incredibly|extremely|so|super|really) knowledgeable => knew a lot @plain ; next <end>,<comma>,about,and ; not with knew,know,knows,lot
were (very|incredibly|extremely|so|super|really) knowledgeable => knew a lot @plain ; next <end>,<comma>,about,and ; not with knew,know,knows,lot
is (very|incredibly|extremely|so|super|really) knowledgeable => knows a lot @plain ; next <end>,<comma>,about,and ; not with knew,know,knows,lot
are (very|incredibly|extremely|so|super|really) knowledgeable => know a lot @plain ; next <end>,<comma>,about,and ; not with knew,know,knows,lot

# Comfort, money, health
offers (unmatched|unparalleled|unrivaled|exceptional|superior|ultimate) comfort => is very comfortable ; not with comfortable
provides (unmatched|unparalleled|unrivaled|exceptional|superior|ultimate) comfort => is very comfortable ; not with comfortable
offer (unmatched|unparalleled|unrivaled|exceptional|superior|ultimate) comfort => are very comfortable ; prev <noun>,they ; not with comfortable
withstand/v => stand/v up to ; active ; not form part ; object condition,weather,heat,rain,wear,use,pressure,storm,wind,cold ; not with stands,standing,engineer,structure,building,bridge
satisfied customers => happy customers ; not with happy
empower/v others to => help/v other people to ; active ; not form part ; not with help,helps,people
erode/v => eat/v into ; active ; object return,savings,gain,earnings,budget ; not with eat
do your due diligence => do your homework ; not with homework
help/v you navigate => help/v you with ; active ; object decision,choice,option,question,process,rule,paperwork,form,application ; not form part
help/v you navigate complex => help/v you with complicated ; active ; not form part ; object decision,choice,option,question,process,rule,paperwork,form,application
if symptoms persist => if the symptoms last ; not with last
if your symptoms persist => if your symptoms last ; not with last
seek/v medical (attention|care|help) => see/v a doctor ; active ; not form part ; next if,immediately,<end>,when,as,right,promptly,before ; not with doctor,doctors,access,barriers,women,patients,refugees
seek/v (professional|medical) advice => ask/v a doctor ; active ; form base ; with symptoms,pain,pregnant,medication,dose ; next <end>,if,before ; not with doctor,ask
the ultimate comfort food => the best comfort food ; not with best
the most convenient way to => the easiest way to ; not with easy,easier,easiest
gain control of your => get control of your ; not with get,getting
take control of your finances => get your money under control ; next <end>,<comma>,and ; not with money,control,get
your financial future => your future ; prev secure,for,plan,about,control ; not with future
a clear understanding of => a clear idea of ; prev have,has,need,get,gives,give ; next what,where,how,your,the ; not with idea
hidden fees => hidden costs ; not with cost,costs
well-appointed => well equipped ; prev and,was,is,were,are,<comma> ; next <end>,<comma>,with ; not with equipped,well
boasts a => has a ; subject room,apartment,suite,villa,cabin,hotel,restaurant,café,neighborhood,town,park,phone,laptop,model,watch,property,venue ; not with has
rigorously tested => carefully tested ; not with careful,carefully
factors to consider => things to think about ; prev several,many,some,few,important,other,key,these,following ; next when,before,<end>,<punct> ; not with think
make a big impact => make a big difference ; not next on,in ; not with difference
makes a big impact => makes a big difference ; not next on,in ; not with difference
streamline/v your => simplify/v your ; active ; object routine,morning,day,workflow,process,life,schedule,planning ; not with simple,simply
monitor your progress => keep track of your progress ; not with track,keep
monitor your spending => keep track of your spending ; not with track,keep
how challenging it => how hard it ; next is,was,can,could,would,must ; not with hard,harder
how challenging this => how hard this ; next is,was,can,could,would,must ; not with hard,harder
delicious and nutritious => tasty and healthy ; next <noun> ; not with healthy,health,tasty
nutritious and delicious => healthy and tasty ; next <noun> ; not with healthy,health,tasty
meld together => go together ; prev flavors,flavours,they,ingredients ; not with go,going
meld/v together beautifully => go/v together very well ; not with well
customize/v the recipe => change/v the recipe ; active ; not form part ; not with change
accommodate dietary restrictions => suit special diets ; not with diet,diets
accommodation options => places to stay ; next range,include,are ; not with place,places,stay
dining options => places to eat ; prev many,of,few,several,good,great,other,numerous ; not with place,places,eat
dine at => eat at ; not prev and,or ; next one,the,a,this,our,<name> ; not with eat,eats,eating
dining at => eating at ; prev of,for,to,before,after,been,were,are,from,when ; not with eat,eats,eating,experience,area,room
the presentation was stunning => the food looked beautiful ; not with look,looked,food,product,data
quick and straightforward => quick and easy ; not with easy
easy and straightforward => quick and easy ; not with quick
progress/v smoothly => go/v well ; active ; not form part ; not with well
shortly => soon ; next <end> ; with will,you'll,we'll,i'll ; not with soon
excel in => do well in ; next your,this,a,any,my ; prev to,can,will,they,who ; object role,position,job,interview,exam,class,career,course ; not with well
empower/v {np} to {v} => help/v {np} {v} ; active ; not form part ; object team,user,customer,business,employee,developer,creator,organization,student,learner,reader,entrepreneur,manager,client,company,brand,leader,marketer,agent ; not with help,helps,helping
establish a consistent => get into a regular ; object routine ; not with regular,regularly

# Skin, plants, kitchen
reduce/v the appearance of => fade/v ; active ; not form part ; object spot,scar,mark,blemish,redness,pigmentation,hyperpigmentation,discoloration ; not with fade
reduce/v the appearance of => soften/v ; active ; not form part ; object line,wrinkle ; not with soft,soften
powerhouse formula => strong formula ; not with strong
for optimal results => for the best results ; start ; not with best
use consistently for => use regularly for ; not with regular,regularly
most frequent => most common ; object culprit,cause,mistake,problem,question,reason,complaint,error,type ; not with common
the most common culprit => the most common cause ; not with cause,causes
a clear indication that => a clear sign that ; not with sign,signs
a good indication that => a good sign that ; not with sign,signs
become depleted => run out ; prev nutrients,reserves,stores,supplies ; not with run
becomes depleted => runs out ; not with run
cultivate/v => grow/v ; active ; object jungle,herb,basil,mint,tomato,houseplant,rose,orchid,lavender ; not with grow,grows,growing,grown,farmer,farmers
thrive/v in => do/v well in ; active ; form base,s ; object sunlight,sun,shade,light,soil,humidity,heat,cold ; not with well
transition/v from => move/v from ; active ; not form part ; with to ; not with move,moves,moved,moving,gender
transitioning to => moving to ; prev is,are,be,was,were,been,by,we're,they're,before,after ; not with move,moves,moved,moving,gender
quick and seamless => quick and easy ; not with easy
fast and seamless => fast and easy ; not with easy
smooth and seamless => smooth and easy ; not with easy
immaculately clean => spotless ; prev was,is,were,are
absolutely adored => really loved ; not with loved,love
absolutely adore => really love ; not with loved,love
dined at => ate at ; next the,a,this,one,<name> ; not with ate,eat,eating,eaten
remote destination/n => remote place/n ; not with place,places
adequate coverage => enough coverage ; not with enough
a specified time frame => a set time ; not with set,time
a specified timeframe => a set time ; not with set,time
initial payment => first payment ; not with first,payment,payments
all relevant documentation => all your paperwork ; with you,your,claim ; not with paperwork
all relevant documents => all your paperwork ; with you,your,claim ; not with paperwork
minimal (cleanup|clean-up) => very little cleanup ; prev means,with,for,and,requires,require ; not with very
a subtle kick => a little kick ; not with little
a subtle hint of => a hint of
ensure/v a => give/v you a ; active ; form base,s ; object crust,texture,finish,crumb,sear,shine,lather ; not with give,gives,you
elevates the (entire|whole) dish => lifts the whole dish ; not with lift
elevate the (entire|whole) dish => lift the whole dish ; not with lift
become/v => get/v @plain ; active ; form base,s,ing ; next mushy,soggy,sticky,tough,bored,rusty,stale,frizzy,greasy,overwhelmed,stuck ; not with get,gets,getting,got
prevent/v {np} from {ving} => keep/v {np} from {ving} ; active ; not form part ; with pot,pan,oven,dough,skillet,batter,sauce,foil,burning,sticking ; not with keep,keeps

# Work and letters
articulate/v the value => explain/v the value ; active ; not form part ; not with explain
struggled to articulate => found it hard to explain ; next the,why,what,how,our,my,their,his,her,its ; not with hard,explain
experience/v a setback => have/v a setback ; active
experienced a setback => had a setback ; prev ever,i,we,you,they,he,she,team,company
i serve as a => I work as a ; object nurse,assistant,manager,coordinator,teacher,tutor,analyst,engineer,specialist,associate,technician,therapist,consultant,clerk,designer
i served as a => I worked as a ; object nurse,assistant,manager,coordinator,teacher,tutor,analyst,engineer,specialist,associate,technician,therapist,consultant,clerk,designer,intern
currently serve as => now work as ; prev i ; object nurse,assistant,manager,coordinator,teacher,tutor,analyst,engineer,specialist,associate,technician,therapist,consultant,designer
navigate/v difficult circumstances => go/v through hard times ; active ; not form part ; not with hard,time
navigating (incredibly|extremely|very) difficult circumstances => going through very hard times ; not with hard,time
navigating a difficult (time|period) => going through a hard time ; not with hard
can be an overwhelming experience for => can be overwhelming for
can be a stressful experience for => can be stressful for
can be a frustrating experience for => can be frustrating for
can be a daunting experience for => can be frightening for
can be a rewarding experience for => can be rewarding for
fast-paced => busy ; object hospital,clinic,kitchen,newsroom,retail,restaurant,store,agency,call ; next <noun>,<adj> ; not with busy

# Copy and posts
<s> featuring a => with a ; not with film,movie,exhibition,album,song,show,performance
<s> featuring an => with an ; not with film,movie,exhibition,album,song,show,performance
ensures effortless {n} => makes {n} easy ; next <end>,<comma> ; not with easy
thoughtfully considered => carefully thought out ; not with care,careful,carefully
(outstanding|superior) results => excellent results ; prev deliver,delivers,delivering,get,gets,achieve,produces ; not with excellent
a major milestone => a big milestone ; not with big
like-minded professionals => like-minded people ; not with people
can manifest in => can show up in @plain ; object way,form,behavior,symptom ; not with show,shows
boost/v your immune system => strengthen/v your immune system ; active ; not with strong,strength
support/v your immune system => strengthen/v your immune system ; active ; form base ; not with strong,strength
limit/v your intake of => cut/v down on ; active ; form base,ing ; not with cut,cutting
any significant changes => any big changes ; prev make,making,notice,noticing ; not with big
making (impulse|impulsive) purchases => buying on impulse ; not with buy,buying
make (impulse|impulsive) purchases => buy on impulse ; not with buy,buying
capture/v => take/v ; active ; form base,ing ; object photo,picture,photograph,selfie,snapshot ; not with take,taking,takes,camera
more than adequate => more than enough ; subject portion,food,space,room,storage,parking,lighting ; not with enough
promptly => quickly ; prev <noun>,<pron>,me,it,them ; next <end> ; not with quick,quickly
excels at {ving} => is very good at {ving} ; not with good
sleep quality => sleep ; prev improved,improve,improves,my,your,better ; not next and ; not with study,participants,patients,score
constructed from => made from ; object nylon,fabric,polyester,steel,aluminum,aluminium,plastic,leather,canvas,cotton,wood,bamboo,material,fiber,silicone ; not with made
is engineered to => is made to ; not with made,make
are engineered to => are made to ; not with made,make
is engineered for => is made for ; not with made,make
accommodates up to => holds up to ; not with hold,guests,people
accommodate/v busy (lifestyles|schedules) => fit/v busy lives ; active ; not form part
accommodate/v your busy schedule => fit/v your busy schedule ; active ; not form part
profoundly transformed => completely changed ; not prev be/v,been,was,were,is,are ; not with completely
mutually beneficial => good for both of us ; prev be,is ; with our,we,us ; not next <noun>
the majority of whom => most of whom ; not with most
engaging in at least => getting at least ; with exercise,activity
engage in at least => get at least ; with exercise,activity
limit/v your consumption of => cut/v down on ; active ; form base,ing ; not with cut,cutting
a modest amount of => a little ; next weight,money,time,exercise,salt,sugar,butter,oil ; not with little
a valid form of id => a valid ID
submitting a written request => sending a written request ; not with send
submit a written request => send a written request ; not with send
supportive footwear => supportive shoes ; not with shoes
comfortable footwear => comfortable shoes ; not with shoes
sturdy footwear => sturdy shoes ; not with shoes
offers (outstanding|exceptional|incredible) value for => is excellent value for ; next the,money,what,your
enrolled in => signed up for ; object course,class,workshop,lesson,training ; prev i,we,and,you,she,he,they ; not with signed,patients,participants,study,trial
enroll in => sign up for ; object course,class,workshop,lesson,training ; prev to,and,can,could ; not with sign,patients,participants,study,trial
facilitated => ran ; object meeting,workshop,session ; prev i,we,and,also ; not next <adv> ; not with ran,run
facilitate => run ; object meeting,workshop,session ; prev to,i,we,and,will,also ; not with ran,run
complimentary => free ; object pass,wine,bottle,snack,dessert,sample,gift,month,wash,toiletry,ticket,membership,water ; not with free
foster/v a profound sense of => create/v a deep sense of ; active ; not form part ; next belonging,community,trust,unity,connection ; not with create,deep
foster/v a deep sense of => create/v a deep sense of ; active ; not form part ; next belonging,community,trust,unity,connection ; not with create

# Prices, offices, work
prohibitively expensive => far too expensive ; not with far
minimalist aesthetic => simple look ; not with simple,look
its sleek aesthetic => its clean look ; not with clean,look
complement/v any => go/v well with any ; active ; form base,s ; object workspace,space,desk,table,bedroom,bathroom,style,setting ; not with goes,well
ignited by => started by ; prev was ; subject passion,interest,love,curiosity ; not with fire,flame
to fully dedicate myself to => to give all my time to ; next my ; not with time
fully dedicate myself to => give all my time to ; next my ; prev to,and ; not with time
alleviate/v the financial burden on => take/v some of the financial burden off ; active ; not form part ; not prev <adv>
a rigorous course load => a heavy course load ; not with heavy
key accomplishments => main achievements ; not with main
attract and retain top talent => hire and keep good people ; not with good,people
top talent => good people ; prev attract/v,retain/v,hire/v,keep/v,find/v,attracting,retaining ; not with people,good
a broader talent pool => a wider pool of talent ; not with wide,wider
reduce overhead costs => cut overheads ; not with cut
notify hr => let HR know ; prev please
notify us => let us know ; prev please,to,must,and ; not with know
notify me => let me know ; prev please,to,and ; not with know
responsible for relocating => responsible for moving ; not with move,moving
prior to the move => before the move ; not with before
immaculate/a => spotless ; prev was,is,were,are ; next <end>,<comma>,and ; subject room,salon,bathroom,house,apartment,place,hotel,kitchen,condition,car,restaurant,facility,clinic ; not with condition
cherishing the time => enjoying the time ; not with enjoy
without draining your bank account => without spending too much ; not with spend
armed with => with ; start ; next a,an,his,her,their,my,our,nothing,only ; object recipe,idea,degree,notebook,map,list,plan,knowledge,guidebook,determination ; not with police,gun,soldier,weapon,knife
and an unwavering => and a strong ; object passion,commitment,belief,faith,desire,support ; not with strong
`;
