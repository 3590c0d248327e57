import { bodies, persons } from "../noun-classes.ts";

/** Verbs of giving, seeking, reaching and leading, by the nouns that each of them takes. */
export const verbsObjects = `
# offer
offer/v an experience => make/v for an experience ; form s ; next that
offer/v => have/v ; active ; form s,base ; object range,selection,variety,menu,array,assortment,dish,view,feature,option,space,seating,parking,facility,amenity,pool,gym,patio,deal,special,discount,course,class,lesson,program,product,fare,cuisine,portion,price,room,lounge,bar,buffet,breakfast,lunch,dinner,happy,hour,service,plan,package,tour,tier,blend,mix,combination,collection,library,inventory,catalog,catalogue,location,entertainment,wi-fi,wifi,terrace,garden,treatment,workshop,activity,trail,attraction,balance,charm,taste,flavor,texture,storage,battery,warranty,item,drink,cocktail,beer,wine,coffee,dessert,pastry ; subject restaurant,place,store,shop,app,city,hotel,bar,cafe,café,spot,market,establishment,it,they,school,park,museum,platform,location,eatery,resort,bakery,diner,bistro,grill,pub,salon,spa,gym,venue,theater,center,centre,university,college,town,village,neighborhood,area,house,apartment,airline,site,website,library,studio,kitchen,pizzeria,deli,truck,brewery,winery,property,inn,lodge,mall,company,brand,car,phone,device,model,laptop ; not prev to,<aux>,and,or,not,who,also ; not with trial
offer/v => open/v ; active ; not form part ; next a,an,new,another,many,several,multiple,promising,fresh,exciting ; object path,pathway,avenue,route,door ; not with windows,seat ; not prev and,or ; not subject ${persons}
offer/v no => give/v no ; active ; not form part ; object explanation,answer,reason,comfort,warmth,hint,clue,sign,reply,response,details,detail,clarity,relief,hope,protection,comment,advice,guidance,guarantee,indication,insight,solution
offer/v little => give/v little ; active ; not form part ; object comfort,warmth,hope,relief,protection,guidance,insight,explanation,information,clarity,detail,help,support,reason,reassurance,warning
offer/v no resistance => put/v up no resistance ; active ; not form part
offer/v no apology => make/v no apology ; active ; not form part
offer/v {poss} hand => hold/v out {poss} hand ; active ; not form part ; not next in ; not with marriage
offer/v a helping hand => lend/v a hand ; active ; not form part
offer/v a hand => hold/v out a hand ; active ; not form part
offer/v (a|another|his|her) prayer => say/v a prayer ; active ; not form part
offer/v a toast => make/v a toast ; active ; not form part
offer/v => give/v ; active ; not form part ; next a,an,another,his,her,one ; object nod,shrug,wave,grin,laugh,glance,wink,bow,half-smile,chuckle,sigh,hug,warning,reply,response,grunt,hint
offer/v => give/v ; active ; not form part ; object solace,refuge,shelter,salvation,proof,incentive,recommendation,compensation,portrayal,portrait,glimmer,commentary,suggestion,critique,tip,hint,illusion,feedback,evidence,closure,peace,meaning,purpose,joy,confidence,warning,direction,instruction,consolation,testimony,courage,stability,satisfaction,rationale,justification,counterpoint,counsel,inspiration,backdrop,analogy,definition,summary,verdict,break,blueprint,reprieve,pleasure,thrill,autonomy,control,privacy,depth,preview,peek,taste,sneak,foretaste,reflection,reminder,foothold,lifeline,vantage,dimension,edge,boost,time,respite,wisdom,kindness,love,affection,attention,excuse,context,balance,account ; not prev and,or ; not next no,little
offer/v => be/v ; form s ; active ; next a,an ; object contrast,counterpoint,counterweight,antidote,complement,alternative,solution,model,refuge,haven,escape,retreat,sanctuary ; subject technology,energy,therapy,blockchain,learning,method,model,approach,framework,technique,system,tool,strategy,medicine,treatment,device,garden,park,forest,library,beach,island,tourism,bond,fund,loan,option,power,vehicle,computing,nanotechnology,exercise,meditation,music,nature,place,area,neighborhood
offer/v a contrast to => contrast/v with ; active ; not form part
offer/v a stark contrast to => contrast/v sharply with ; active ; not form part
offer/v a sharp contrast to => contrast/v sharply with ; active ; not form part
, offering => , with ; object pricing,fare,cuisine,portion,seating,parking,amenity,facility,flavor,item,deal,discount,special,entree,combo,dessert,drink,cocktail,pastry,ambiance,ambience,vibe,charm,package,course,class,tour,trail,activity,attraction,shopping,array,assortment,collection,menus,room,pool,layer,twist,guidance,support,tip,advice,comfort,help,word,assistance ; not next to,up,both

# seek
seek/v => look/v for ; active ; not form part ; object meal,restaurant,hotel,place,spot,taste,flavor,food,service,escape,change,loophole,target,opportunity,option,source,company,companion,partner,haven,home,job,employment,work,solution,answer,way,clue,information,truth,meaning,purpose,knowledge,thrill,adventure,excitement,comfort,relief,inspiration,warmth,love,bargain,deal,value,experience,alternative,reason,explanation,prey,shelter,path,patch,figure,feature,investor,buyer,supplier,candidate,employee,volunteer,participant,advantage,benefit,quality,detail,pattern,evidence,sign,something,someone,anything,retreat,getaway,respite,remedy,cure,product,gift,accommodation,exit,shade,distraction,cover,connection,friendship ; not prev and,or ; not next to,out,<adv>
seek/v shelter => take/v shelter ; active ; not form part ; next from,in,under
seek/v refuge => take/v refuge ; active ; not form part ; next from,in,under,with,at,behind
seek/v solace => find/v comfort ; active ; form s,past ; next in ; not prev and,or
seek/v treatment => go/v for treatment ; active ; not form part ; not prev and,or
seek/v medical attention => see/v a doctor ; active ; not form part ; next if,immediately,<end>,when,as,right
seek/v medical advice => ask/v a doctor ; active ; not form part ; next if,before,<end>,when
seek/v professional help => get/v professional help ; active ; not form part
seek/v immediate medical => get/v immediate medical ; active ; not form part
seek/v help => get/v help | ask/v for help ; active ; not form part ; next from,for,<end>,when,if,as,or
seek/v assistance => ask/v for help ; active ; not form part ; next from,with,<end>,when
seek/v support => ask/v for support ; active ; not form part ; next from,when,<end>
seek/v advice => ask/v for advice ; active ; not form part ; next from,on,<end>,about
seek/v guidance => ask/v for guidance ; active ; not form part ; next from,on,<end>,about
seek/v feedback => ask/v for feedback ; active ; not form part
seek/v clarification => ask/v for clarification ; active ; not form part
seek/v input => ask/v for input ; active ; not form part
seek/v permission => ask/v permission ; active ; not form part ; next to
seek/v forgiveness => ask/v forgiveness ; active ; not form part ; next <end>,from,for
seek/v re-election => run/v again ; active ; not form part ; next in,<end>
seek/v revenge => want/v revenge ; active ; form s,base,past
seek/v vengeance => want/v revenge ; active ; form s,base,past

# reach
reach/v => get/v to ; active ; not form part ; object airport,basement,attic,bedroom,balcony,bank,bathroom,bed,border,bottom,bus,camp,campsite,capital,cave,cemetery,chamber,clearing,cliff,coast,core,corridor,counter,crossroads,crossing,deck,doorstep,doorway,driveway,elevator,embassy,entrance,exit,fence,fork,gate,gates,grave,hall,hallway,hideout,highway,hospital,hut,intersection,island,junction,kitchen,lair,landing,library,lighthouse,lobby,lot,mansion,moon,mouth,office,outpost,outskirts,parking,pier,platform,plaza,planet,plateau,pond,pool,porch,portal,ridge,roof,rooftop,ruins,ruin,safety,shelter,shoreline,staircase,stairwell,station,steps,store,street,sidewalk,square,surface,temple,tent,terminal,threshold,throne,tower,trailhead,train,tunnel,vault,village,warehouse,waterfall,wreck,zone,house,home,cottage,shack,table,desk,front,back,center ; not next home,across,out,<adv>,<prep> ; not prev and,or ; not with signal,sound,light,music,word,words,voice,news,scent,smell,water,wave,temperature,hand,arm,branch,price ; not subject sound,voice,music,light,smell,scent,news,wave,water,signal,flame,heat,noise,whisper,melody,word,rumor,echo,tear,smile,temperature,curtain,hair,shelf,stack ; not object threshold,limit,target
reach/v => come/v to ; active ; not form part ; next a,the ; object clearing,fork,crossroads,intersection,junction,clifftop,gate,conclusion,decision,agreement,compromise,understanding,verdict,bridge,end,edge ; not prev and,or ; not with signal,sound,light,music,news,scent,smell,water,wave,deal,hand,arm
reach/v its peak => peak/v ; active ; not form part ; next in,at,during,on,<end>
reach/v its zenith => peak/v ; active ; not form part ; next in,at,during,under,<end>
reach/v its climax => come/v to a climax ; active ; not form part
reach/v a climax => come/v to a climax ; active ; not form part
reach/v a crescendo => come/v to a head ; active ; not form part ; subject conflict,crisis,tension,dispute,debate,protest,argument,feud
reach/v new heights => rise/v higher than ever ; active ; form past,s ; next <end>,<punct>
reach/v a wider audience => find/v more readers ; active ; not form part ; subject book,article,novel,essay,poem,author,writer
reach/v the age of => get/v to @plain | live/v to ; active ; not form part ; next <num>
reach/v adulthood => grow/v up ; active ; form base,s,past ; next <end>,in,with

# lead to
lead/v to => bring/v ; active ; form s,past,base ; not prev and,or,that,which ; object discontent,unrest,resentment,hardship,poverty,unemployment,despair,misery,fear,ruin,relief,prosperity,stability,savings,saving,profit,revenue,investment,freedom,innovation,suffering,complaint,criticism,backlash,change,stagnation,destruction,displacement,slowdown,inflation ; not subject road,path,door,way,stair,staircase,corridor,hallway,trail,tunnel,passage,bridge,step,street
lead/v to => cause/v ; active ; not form part ; object avoidance,discontent,stagnation,degradation,malnutrition,dehydration,infection,cancer,inflammation,erosion,flooding,famine,shortage,inflation,unemployment,poverty,slowdown,backlash,resentment,distress,discomfort,fatigue,unrest,chaos,panic,misdiagnosis,displacement,extinction,deforestation,contamination,inefficiency,isolation,loneliness,weakness,paralysis,blindness,swelling,bleeding,harm,disorder,addiction,overdose,overcrowding,congestion,bottleneck,misinterpretation,outrage,controversy,suspicion,mistrust,distrust,insomnia,obesity,diabetes,stroke,complication,relapse,withdrawal,symptom,headache,seizure,imbalance,instability,gap,disparity,recession,bankruptcy,layoff,closure,breakdown,dispute,rift,increase,decrease,decline,drop,rise,spike,surge,fall,reduction,loss,spread,feeling,anger,hostility,warming,devaluation,marginalization,uncertainty,inconsistency,downtime,breach ; not subject road,path,door,way ; not prev and,or ; not next to,both
lead/v to a sense of => give/v a sense of ; active ; form base,s,past ; object accomplishment,achievement,purpose,belonging,security,ownership,community,pride,fulfillment,satisfaction,control,peace,calm
lead/v to feelings of => cause/v feelings of ; active ; not form part
lead/v to a sense of => cause/v a sense of ; active ; not form part ; object isolation,disconnection,alienation,loneliness,hopelessness,helplessness,loss,despair,unease,fear,guilt,detachment
lead/v to a lack of => mean/v a lack of | cause/v a lack of ; active ; form base,s,past
lead/v to better => mean/v better ; active ; form base,s,past ; object performance,outcome,decision,understanding,accuracy,result,care,health,service,life,choice,quality,sleep,grade,collaboration,communication,product ; not prev and,or
lead/v to improved => mean/v better ; active ; form base,s,past ; object performance,outcome,accuracy,result,care,health,service,quality,productivity,efficiency,communication,satisfaction,generalization,stability,retention,access ; not prev and,or
lead/v to higher => mean/v higher ; active ; form base,s,past ; not prev and,or ; not object level,degree
lead/v to lower => mean/v lower ; active ; form base,s,past ; not prev and,or
lead/v to fewer => mean/v fewer ; active ; form base,s,past ; not prev and,or
lead/v to more => mean/v more ; active ; form base,s,past ; next <noun>,<adj> ; object sale,job,customer,accident,error,stress,conflict,work,income,tourist,investment,support,help,food,waste,trust,freedom,decision,outcome,performance,approach,collaboration,delay,revenue,profit,time,opportunity,choice,care ; not prev and,or
, leading to => , which means ; next improved,better,increased,higher,lower,fewer,faster,reduced,less,longer ; object performance,accuracy,efficiency,productivity,satisfaction,cost,quality,time,yield,speed,outcome,sale,revenue,retention,engagement,waste,error,delay,downtime,wage,price,income,convergence,consumption,emission,risk,stress,usage,generalization ; not with and,which

# provide
provide/v => give/v ; active ; not form part ; object datum,data,access,insight,information,feedback,recommendation,suggestion,reason,contrast,direction,guideline,knowledge,breath,avenue,solace,sustenance,refuge,point,relief,explanation,answer,update,detail,documentation,assurance,instruction,illustration,framing,motivation,inspiration,closure,balance,depth,rationale,justification,evidence,proof,demonstration,definition,summary,snapshot,glimpse,outline,backdrop,impetus,incentive,reassurance,validation,recognition,nourishment,structure,visibility,foundation,basis,energy,shade,warmth,light,privacy,control,autonomy,independence,estimate,forecast,statistic,reference,score,grade,testimony,consent,permission,distraction,escape,outlet,companionship,meaning,identity,stability,leeway,momentum,counterpoint,metaphor,lens,foothold,protection,security,cover,boost,advantage,edge ; not prev and,or ; not next for,both,<adv> ; not with emergency,ambulance
provide/v => pay/v ; active ; not form part ; object subsidy,scholarship,grant,pension,dividend ; not prev and,or ; next a,an,monthly,annual,generous
provide/v => serve/v ; active ; not form part ; object meal,lunch,dinner,breakfast,snack ; not prev and,or ; not with school,child,children,homeless,charity
provide/v => form/v ; active ; form s,past ; object backdrop,basis,foundation,background,backbone ; not prev and,or ; not subject he,she,they,we,i,${persons}
provide/v => make/v ; active ; form s ; object contrast,backdrop,change,starting ; next a,an
provide/v excellent service => give/v excellent service ; active ; not form part
provide/v great service => give/v great service ; active ; not form part
provide/v good service => give/v good service ; active ; not form part
provide/v support to => support/v ; active ; not form part ; object ${persons},${bodies}
provide/v assistance to => help/v ; active ; not form part ; object ${persons},${bodies}
provide/v help to => help/v ; active ; not form part
provide/v guidance to => guide/v ; active ; not form part ; object ${persons},${bodies}
provide/v care to => care/v for ; active ; not form part ; object ${persons}
provide/v care for => care/v for ; active ; not form part ; object ${persons}
provide/v training to => train/v ; active ; not form part ; object ${persons}
provide/v education to => educate/v ; active ; not form part ; object ${persons}
provide/v training for => train/v ; active ; not form part ; object ${persons}
provide/v feedback to => give/v feedback to ; active ; not form part
provide/v funding for => pay/v for @plain | fund/v ; active ; not form part ; next the,a,an,research,school,schools,education,programs,projects
provide/v funding to => fund/v ; active ; not form part ; object ${bodies},program,project,initiative
provide/v adequate => give/v adequate ; active ; not form part ; object support,attention,information,protection,notice,care,time,training,warning,nutrition
provide/v additional => give/v more ; active ; not form part ; object insight,information,support,context,detail,evidence,help,guidance,time,assistance,depth,protection
provide/v further => give/v more ; active ; not form part ; object detail,information,evidence,insight,clarification,context,guidance,explanation,support
provide/v detailed => give/v detailed ; active ; not form part ; object information,feedback,instruction,report,description,insight,analysis,explanation,account,reporting
provide/v equal => give/v equal ; active ; not form part ; object access,opportunity,treatment,protection,right
provide/v users => give/v users ; active ; not form part ; next a,an,more,the
, providing => , with ; object parking,seating,lighting,shade,view,backdrop,amenity,facility,storage,space ; next ample,plenty,extra,easy,free,a,beautiful,excellent,stunning ; not prev and

# understand
understand/v => see/v ; active ; not form part ; prev to,helps,us,them,can,could,we,they,you,i,must,should,fully,clearly ; object power,cost,driver,source,root,cause,trend,pattern,connection,link,gap,limit,extent,depth,stake,bigger,picture,logic,reasoning,difference,impact,consequence,implication,effect,necessity,pressure,danger,wisdom,truth,magnitude,weight,scope,value,function,intention,motive,strength,weakness,truth ; not prev and,or
understand/v the meaning of => see/v the meaning of ; active ; not form part ; not prev and,or
understand/v the intricacies of => know/v the details of ; active ; not form part
understand/v the nature of => know/v the nature of ; active ; not form part ; not prev and,or
understand/v the unique => know/v the particular ; active ; not form part ; not prev and,or ; object need,challenge,problem,circumstance,demand,culture
understand/v their target audience => know/v their audience ; active ; not form part
understand/v your audience => know/v your audience ; active ; not form part
understand/v {poss} strengths => know/v {poss} strengths ; active ; not form part ; not prev and,or
understand/v {poss} needs => know/v {poss} needs ; active ; not form part ; not prev and,or
understand/v {poss} rights => know/v {poss} rights ; active ; not form part ; not prev and,or
understand/v the need for => see/v the need for ; active ; not form part ; not prev and,or
understand/v the difference between => know/v the difference between | see/v the difference between ; active ; not form part ; not prev and,or

# explore
explore/v => wander/v through ; active ; not form part ; object street,alley,alleyway,hall,corridor,woods,wood,garden,ruin,ruins,maze,labyrinth,marketplace,bazaar,aisle,gallery,trail,grounds ; not prev and,or
explore/v => see/v ; active ; not form part ; object city,town,sight,landmark,attraction,neighborhood,island,countryside,region,area,country,world,surroundings,museum,sites,coast ; prev to,could,and ; not with curiosity,begin,start,market,research,space,data,agent,policy,theory,abandoned
explore/v => look/v around ; active ; not form part ; next <end> ; prev to,simply,just,and ; subject i,he,she,they,we,you,child,boy,girl,visitor,tourist,traveler,explorer ; not with environment,agent,curiosity,discover,option,options ; not prev further
explore/v the city => see/v the city ; active ; not form part ; not with curiosity,begin,start,abandoned,ruined,cautiously
explore/v the surroundings => look/v around ; active ; not form part ; not prev further
explore/v {poss} surroundings => look/v around ; active ; not form part ; not prev further
explore/v the world around {pron} => look/v at the world around {pron} ; active ; not form part ; not prev further
explore/v the depths of => go/v deep into ; active ; not form part ; object forest,cave,ocean,jungle,mine,mind,soul,psyche,heart,despair,emotion,grief
explore/v the menu => try/v more of the menu ; active ; form base ; prev to
explore/v => look/v at ; active ; not form part ; object debate,essence,limit,premise,feasibility,relevance,contrast,correlation,root,manipulation,motivation,landscape,realm,psychology,story,system,dimension,mystery,strategy,theme,trend,tension,paradox,controversy,history,structure,significance,ethic,ethics,morality,origin,mechanism,principle,experience,perspective,interplay,legacy,reality,circumstance,argument,pattern,attitude,belief,behavior,variable,data,case,nuance,evidence,rise,fate,life,lives,notion,culture,tradition,policy,practice,function,barrier,trade-off,source ; prev to,will,we,i,that,which,by,essay,paper,study,article,book,novel,and,it,chapter,report,he,she,they,also ; not subject i,traveler,explorer,ship,crew,robot ; not with spaceship,jungle,cave,forest ; not prev further
explore/v {poss} options => look/v at {poss} options ; active ; not form part ; not prev further
explore/v alternative => look/v at other ; active ; not form part ; object option,source,method,approach,strategy,solution,way,route,model,path,explanation,treatment,therapy,funding ; not prev further
explore/v new => try/v new ; active ; not form part ; object food,cuisine,recipe,hobby,flavor,restaurant,dish,activity,sport,approach,strategy,technique,style,method,way,restaurant,drink,genre,medium
explore/v different => try/v different ; active ; not form part ; object food,cuisine,recipe,hobby,flavor,dish,activity,approach,strategy,technique,style,method,way,technique,role,path
`;
