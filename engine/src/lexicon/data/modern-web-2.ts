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
we will delve into => we will look at ; not with look
we'll delve into => we'll look at ; not with look
we'll dive into => we'll look at ; not with look
we'll walk you through => we'll show you ; not with show
eliminate/v => get/v rid of ; active ; form base,ing ; object clutter,stain,odor,odour,smell,weed,pest,dust,mold,mould,debt,grease,wrinkle,bug,ant,mess,junk,crumb,glare,jargon,noise ; not prev and,or ; not with rid
to alleviate stress => to ease stress ; not with ease,easy
alleviate/v stress => ease/v stress ; active ; not with ease,easy
promote/v relaxation => help/v you relax ; active ; form base,s ; with you,your ; not with help,helps,relax ; not next and,or
promote/v better sleep => help/v you sleep better ; active ; form base,s ; not with help,helps,sleeping ; not next and,or
promote/v (healthy|good) digestion => help/v digestion ; active ; form base,s ; not with help,helps
having {np} in place => having {np} ; start ; object system,plan,budget,routine,process,policy,structure,strategy
is the first step (toward|towards) => is the first step to

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
culinary traditions => food traditions ; not with food
culinary experience => meal ; prev a,memorable,memorable,unforgettable,wonderful,unique,authentic,this,fine ; next <end>,<comma>,that,at ; not with meal,meals
a haven for => a great place for ; prev is,it's,be,also,remains ; object lover,enthusiast,hiker,artist,family,fan,foodie,photographer,wildlife,bird,birdwatcher,surfer,walker,reader,writer,cyclist,shopper,swimmer ; not with place,tax,great
a paradise for => a great place for ; prev is,it's,be,also,remains ; object lover,enthusiast,hiker,artist,family,fan,foodie,photographer,birdwatcher,surfer,walker,reader,cyclist,shopper,swimmer,diver ; not with place,great
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
`;
