import { persons, texts } from "../noun-classes.ts";

/** Verbs of getting, keeping, knowing and changing, by the nouns that each of them takes. */
export const verbsObjectsRest = `
# gain
gain/v the upper hand => get/v the upper hand ; active ; not form part
gain/v prominence => come/v to prominence ; active ; not form part
gain/v momentum => pick/v up speed ; active ; not form part ; not with performance,music,orchestra,song,concert,symphony,novel,film,play,band
gain/v access to => get/v access to ; active ; not form part
gain/v entry => get/v in ; active ; not form part ; next <end>
gain/v power => come/v to power ; active ; form s,past ; next <end>,in
gain/v popularity => become/v popular ; active ; form base,s,past ; next <end>,in,among,as,during ; not prev in
gaining popularity => becoming popular ; not prev in
gain/v traction => take/v hold ; active ; not form part ; next <end>,in,among,as
gain/v attention => draw/v attention ; active ; not form part ; next <end>,<punct>,from,for,in,as
gain/v recognition => win/v recognition ; active ; not form part
gain/v => win/v ; active ; not form part ; object independence,respect,trust,support,follower,ground,victory,loyalty,approval,acceptance,admiration,favor,freedom,fame,share,adherent,convert,control,reputation,right,supporter,backing,vote,territory,dominion,sympathy,applause,custom,acclaim,advantage,concession ; not prev and,or ; not next more,a,an,better,greater ; not with unfair
gain/v => get/v ; active ; not form part ; object experience,skill,idea,sense,perspective,qualification,feel,grip,look,view,chance,picture,foothold,glimpse,job,pass,result,grade,permission,help,information,weight,appreciation ; next a,an,some,more,the,work,valuable,practical,hands-on,useful,real,new ; not prev and,or ; not object weight ; not next muscle
gain/v valuable => get/v useful ; active ; not form part ; object experience,insight,skill,knowledge,lesson,information
gain/v knowledge => learn/v ; active ; form base,s,past,ing ; next <end>
gain/v confidence => grow/v in confidence ; active ; not form part ; next <end>,as,in,and

# engage
engage/v in small talk => make/v small talk ; active ; not form part
engage/v in => hold/v ; active ; not form part ; object negotiation,talk,discussion,dialogue,debate ; next negotiations,talks,discussions,peace,formal,secret,direct,trade ; not with small
engage/v in => have/v ; active ; not form part ; object conversation,interaction,argument,affair,debate,discussion,dialogue,exchange,relationship,chat,fight ; next a,an,conversations,discussions,deep,lively,meaningful,long,open,honest
engage/v in acts of => carry/v out acts of ; active ; not form part
engage/v in => carry/v out ; active ; not form part ; object attack,raid,act,research,surveillance,sabotage,espionage,experiment ; next a,an,acts,secret,covert,such,illegal
engage/v in => do/v ; active ; not form part ; object exercise,activity,sport,research,work,yoga,volunteering,sports ; next regular,physical,outdoor,some,such,these,community,more,volunteer,any,moderate
engage/v in warfare => wage/v war ; active ; not form part
engage/v in physical activity => exercise/v ; active ; not form part
engage/v in regular physical activity => exercise/v regularly ; active ; not form part
engage/v in regular exercise => exercise/v regularly ; active ; not form part
engage/v in self-reflection => reflect/v ; active ; not form part ; next <end>,and
engage/v in a process of => go/v through a process of ; active ; not form part
engage/v with => work/v with ; active ; not form part ; object organization,partner,stakeholder,member,board,management,team,population,curriculum,community,group,company,supplier,agency,family,school ; next the,other,local,these,their,community,our,all ; not prev and,or,to
engage/v with => talk/v to ; active ; not form part ; object customer,follower,fan,voter,listener,visitor,speaker,critic,audience,client,inhabitant,guest,local ; not prev and,or
engage/v with => take/v in ; active ; not form part ; object content,information,news,film,art,material,media ; next the,new,this,such ; not prev and,or
engage/v with the world => take/v part in the world ; active ; not form part

# overcome
overcome/v => get/v around ; active ; not form part ; object limitation,restriction,problem,bottleneck,constraint,issue,drawback,shortcoming,weakness,language ; not prev and,or ; not next with,by
overcome/v => beat/v ; active ; not form part ; object odds,enemy,army,demon,addiction,foe,opponent,rival,cancer,disease,force,villain,evil,insomnia,procrastination,anxiety ; not prev and,or ; not next with,by
overcome/v => rise/v above ; active ; not form part ; object adversity,hardship,difference,bias,discrimination,circumstance,prejudice,hatred,stereotype,poverty,racism,past,self-doubt,weakness,setback ; not prev and,or ; not next with,by

# anticipate
eagerly anticipate/v => look/v forward to ; active ; form base,s,past,ing ; next the,a,an,my,our,his,her,their,its,each,this,every,what,your ; not with looking
anticipated => expected ; prev had,have,has,than,we,i,they,he,she,ever,never,originally,initially,as,i'd,not ; next <end>,<punct>
anticipate/v => expect/v ; active ; form base,s,past,ing ; object attack,release,arrival,backlash,resistance,delay,reply,response,answer,outcome,result,growth,problem,rain,trouble,storm,increase,shortage,return,blow,anything,traffic,reaction,difficulty ; not prev and,or,eagerly
anticipate/v => foresee/v ; active ; form base,s,past,ing ; object need,opportunity,objection,shift,trend,risk,challenge,consequence,evolution,obstacle,threat,crisis,issue,question,future,advancement,danger,scale,development,change,demand ; not prev and,or,eagerly

# determine
determine/v the best => find/v the best ; active ; not form part
determine/v the most => find/v the most ; active ; not form part ; object strategy,way,method,approach,option,solution,treatment,course,provider,route,factor,path,candidate
determine/v the optimal => find/v the best ; active ; not form part
determine/v => measure/v ; active ; form base,ing ; object impact,extent,effect,effectiveness,rate,level,concentration,prevalence,strength,efficacy,size,amount,degree ; prev to,of,for,by,in ; not prev and,or
determine/v => decide/v ; active ; form base,s,past ; object outcome,fate,winner,success,verdict,future,course,destiny,result,punishment,sentence,guilt,price,path,election ; not prev and,or
determine/v => find/v ; active ; form base,ing ; object cause,relationship,right,value,reason,sequence,source,root,location,solution,position,answer,motive,angle,area,culprit ; prev to ; not prev and,or
determine/v => work/v out ; active ; form base,ing ; object age,strategy,cost,number,order,meaning,distance,identity,time,date,motive,diet,dose,budget,amount,size,premium ; prev to,of,for,by,in ; not prev and,or
determined that => found that ; prev study,researchers,court,panel,investigators,investigation,review,report,agency,officials,commission,scientists,team,judge,police,analysis,tests,doctors,experts,jury

# maintain
maintain/v good health => stay/v healthy ; active ; not form part
maintain/v => keep/v ; active ; not form part ; object presence,atmosphere,edge,confidence,supply,status,dignity,flexibility,lead,leadership,transparency,secrecy,silence,distance,focus,balance,control,order,record,eye,grip,composure,posture,independence,privacy,sense,position,interest,appearance,weight,shape,sanity,cool,professionalism,integrity,identity,profile,temperature,speed,faith,vow,vigil,perspective,neutrality,anonymity,inventory,power,optimism,attention,poise,loyalty,log,diary,job ; next a,an,the,his,her,their,its,our,my,your,eye,control,order,silence,balance ; not prev and,or ; not next that
maintain/v => keep/v up ; active ; not form part ; object standard,hygiene,tie,momentum,pace,tradition,morale,relationship,friendship,growth,habit,connection,practice,facade,façade,pretense,illusion,contact,practice,effort,pressure,payment,discipline,routine,supply,reputation ; not prev and,or ; not next that
maintain/v a healthy diet => keep/v to a healthy diet ; active ; not form part
maintain/v a balanced diet => keep/v to a balanced diet ; active ; not form part
maintain/v a healthy lifestyle => live/v healthily ; active ; not form part
maintain/v a healthy weight => stay/v at a healthy weight ; active ; not form part
maintain/v a balance => keep/v a balance ; active ; not form part
maintain/v contact with => keep/v in touch with ; active ; not form part

# operate
operate/v => run/v ; active ; not form part ; object business,restaurant,store,branch,route,facility,school,camp,hotel,company,ship,state,clinic,service,fleet,network,site,plant,farm,mine,factory,program,shop,casino,website,line,hospital,club,gallery,museum,center,shelter,airline,bus,truck ; not prev and,or,who ; next a,an,the,its,their,his,her,our,several,many,over,more,two,three
operated by => run by ; prev <noun>,is,are,was,were,and,company ; not with remote,hand,hands,battery,control,drone,machine,robot,vehicle,pilot
operate/v in => work/v in ; active ; form base,s,past,ing ; object market,country,region,environment,area,industry,field,world,sector,silence,secrecy,shadow,isolation,dark,way,manner,city,silo,space,domain,context ; not with surgeon,patient,surgery,doctor,doctors
operate/v on => work/v on ; active ; form base,s,past,ing ; object principle,level,assumption,basis,scale,premise,logic,belief,plane,schedule,idea,frequency,image,graph,budget,model,data,datum ; not with surgeon,patient,surgery,doctor,doctors,tumor
operate/v at => work/v at ; active ; form base,s,past,ing ; object level,scale,speed,capacity,height,peak,intersection,pace
operate/v through => work/v through ; active ; form base,s,past,ing
operate/v with => work/v with ; active ; form base,s,past,ing ; object efficiency,precision,autonomy,speed,freedom,budget,staff,team,integrity,care
operate/v as => act/v as ; active ; form base,s,past,ing ; next a,an

# reflect, show
reflect/v => show/v ; active ; form base,s,past,ing ; object condition,principle,issue,refusal,fear,reluctance,improvement,tension,paradox,patchiness,power,norm,perspective,underside,desire,concern,attitude,commitment,change,need,belief,culture,trend,difference,diversity,effort,emphasis,influence,level,shift,struggle,importance,complexity,understanding,character,nature,personality,priority,taste,experience,history,heritage,anxiety,confusion,respect,skill,dedication,depth,quality,extent,state,sentiment,bias,inequality,disparity,mood,pattern ; not with mirror,glass,light,water,eye,eyes,surface,lake ; not prev merely,simply,just,only,accurately,faithfully,and,or ; not next <end>

# deliver
deliver/v on its promise => keep/v its promise ; active ; not form part
deliver/v on its promises => keep/v its promises ; active ; not form part
deliver/v on their promises => keep/v their promises ; active ; not form part
deliver/v on his promise => keep/v his promise ; active ; not form part
deliver/v a satisfying => make/v for a satisfying ; active ; form s ; object experience,meal
deliver/v => give/v ; active ; not form part ; object speech,lecture,talk,verdict,presentation,sermon,result,answer,value,service,care,address,lesson,instruction,training,warning,ultimatum,shock,improvement,report,relief,therapy,treatment,education,testimony,keynote,insight,feedback,experience,dose,return,level,quality,pronouncement ; not prev and,or ; not object experience ; not next financial ; not with package,truck,driver,warehouse ; not object pronouncement
deliver/v => serve/v ; active ; not form part ; object dish,meal,fare,cuisine,pizza,burger,sandwich,taco,coffee,cocktail,pasta,steak,breakfast,brunch,flavor ; next delicious,tasty,great,good,excellent,fresh,authentic,some,flavorful,decent,solid,consistently,high-quality ; not with door,delivery,driver,order,ordered,doordash,home,takeout
deliver/v a => give/v a ; active ; not form part ; object performance
deliver/v the news => break/v the news ; active ; not form part
deliver/v news => break/v news ; active ; not form part

# echo, descend, succeed
echo/v through => ring/v through ; active ; not form part ; object room,hall,tree,chamber,mountain,valley,village,countryside,gallery,arena,theater,theatre,garage,city,street,forest,house,corridor,building,air,night,silence,canyon,cave,church,cathedral,woods,hallway,darkness,stadium,courtyard,alley,town,tunnel,cavern,castle,palace,temple,twilight,station,warehouse,home,ship,void ; subject voice,cry,scream,shout,laughter,laugh,footstep,bell,sound,gunshot,word,howl,roar,song,music,explosion,gunfire,siren,applause,call,groan,chant,horn,drum,crash,clang,name,help,thunder,cheer,shot,note,bark
echo/v the sentiment => share/v the feeling ; active ; not form part ; not with mirror
echo/v {poss} words => repeat/v {poss} words ; active ; not form part
descend/v => fall/v ; active ; form s,past,ing ; subject night,darkness,silence,dusk,twilight,hush,calm,stillness,quiet,evening ; not next into,the,from
descend/v into => fall/v into ; active ; form base,s,past,ing ; object chaos,madness,darkness,despair,anarchy,violence,war,insanity,silence,confusion,depression,panic,disorder,tyranny
descend/v from => come/v down from ; active ; form base,s,past,ing ; object heaven,sky,ceiling,above,ship,cloud,mountain,hill,stage,throne,tree,roof,carriage,bus,train,rafter,ladder,top,attic,hillside
descend/v the stairs => go/v down the stairs ; active ; not form part
descend/v the staircase => go/v down the staircase ; active ; not form part
descend/v the steps => go/v down the steps ; active ; not form part
descend/v to => go/v down to ; active ; form base,s,past,ing ; object beach,basement,cellar,valley,lobby,ground,shore,river,kitchen,street,floor,village,surface,water,platform,earth,underworld
succeed/v in {ving} => manage/v to {ving:base} ; active
succeed/v => work/v ; active ; form past,s ; subject plan,attempt,mission,experiment,strategy,operation,trick,scheme,project,effort,attack,ruse,gamble,spell,ritual ; next <end>,<punct>

# inform, contribute
inform/v => guide/v ; active ; form base,s,past,ing ; object decision,practice,strategy,policy,development,design,choice,application,effort,intervention,planning,research,work,teaching,treatment,instruction,approach,action,plan,policymaking,decision-making,thinking,adjustment,innovation,understanding,application,initiative,recruitment,guideline,judgment,care,improvement,investment ; not prev and,or
contribute/v to => add/v to ; active ; form base,s,past,ing ; object problem,confusion,tension,stress,pollution,sense,atmosphere,pressure,workload,charm,inequality,uncertainty,congestion,beauty,appeal,knowledge,literature,body,cost,feeling,burden,ambiance,ambience,richness,difficulty,anxiety,complexity,discourse,debate,conversation,mood,value,experience,fear,richness,warming,climate,chaos,misery,discussion,flavor,quality,understanding,mystery,noise,disparity,crisis,diversity,wealth,mess,stigma,gap ; not prev and,or ; not next by
contribute/v to => play/v a part in ; active ; form base,s,past,ing ; object success,decline,development,growth,failure,outcome,victory,downfall,fall,rise,collapse,formation,evolution,spread,loss,war,emergence,recovery,creation,popularity,improvement,reduction,prevention,increase,progress,shift,decision,change,defeat ; not prev and,or ; not next by ; not with role,part
contribute/v significantly to => do/v much for ; active ; form base,s,past,ing ; object success,growth,health,development,progress,quality,recovery,economy,happiness,improvement,society,community,field
contribute/v positively to => be/v good for ; active ; form s,base ; object society,community,environment,world,health ; not prev to,and,or,can,will,could

# observe
observe/v => watch/v ; active ; form base,s,past,ing ; next her,him,them,me,us ; not next own ; not with study,data,researcher,researchers,effect
observe/v => watch/v ; active ; form base,s,past,ing ; object man,woman,child,bird,animal,crowd,scene,exchange,movement,door,people,expression,stranger,couple,drone,ship,creature,student,street,dance,boy,girl,alien,inhabitant,mortal,humanity,guard,gesture,entity,procession,reaction ; subject i,he,she,we,they,${persons} ; not with study,data,researcher,researchers,scientist,research ; not prev and,or
observed in => seen in ; prev <noun>,is,are,was,were,been,be,often,commonly,as ; not with holiday,tradition,silence,festival,ramadan,sabbath

# achieve
achieve/v a balance => strike/v a balance ; active ; not form part
achieve/v balance => find/v balance ; active ; not form part
achieve/v happiness => find/v happiness ; active ; not form part
achieve/v greatness => become/v great ; active ; form base,s,past
achieve/v fame => become/v famous ; active ; form base,s,past
achieve/v independence => win/v independence ; active ; not form part
achieve/v victory => win/v ; active ; not form part ; next <end>,in,over
achieve/v growth => grow/v ; active ; not form part ; next <end>
achieve/v them => reach/v them ; active ; not form part ; with goal,goals,target,targets,objectives,aims
achieve/v => reach/v ; active ; not form part ; object equality,speed,sustainability,efficiency,perfection,mastery,excellence,height,equity,proficiency,orbit,sobriety,adulthood,stardom,enlightenment,neutrality,quality,result,speedup,accuracy ; not prev and,or ; not next faster,significant,better,higher,greater,improved,lower,superior,more ; not object efficiency,quality,result
achieve/v => make/v ; active ; not form part ; object progress,gain,breakthrough,improvement,advance,headway,profit ; next significant,substantial,considerable,great,a,major,further,huge,more,some,large ; not prev and,or
achieve/v an effect => have/v an effect ; active ; not form part
achieve/v nothing => get/v nowhere ; active ; not form part

# abandon, escalate, reduce
abandon/v => give/v up ; active ; not form part ; object hope,pursuit,plan,idea,religion,dream,ambition,attempt,search,fantasy,project,career,belief,faith,effort,quest,job,claim,fight,principle,policy,chase,habit,practice,tradition,argument,research,strategy,pretense,vigilance,goal,custom,isolation ; not prev and,or
abandon/v => leave/v ; active ; not form part ; object ship,post,home,vehicle,car,cart,city,village,house,homeland,camp,family,husband,wife,nest,body,town,farm,country,heaven,building,route,kingdom ; not prev and,or ; next the,his,her,their,its,my,our,your
escalate/v => rise/v ; active ; form base,s,past,ing ; subject tension,cost,price,fee,anger,stake,risk,fear,number,temperature,panic ; next <end>,<punct>,and,as,in,between,when,to,with
escalate/v into => grow/v into ; active ; form base,s,past,ing ; next a,an,full-scale,violence,war
reduce/v => cut/v ; active ; form base,s,past,ing ; object size,exposure,variance,loss,bias,count,time,bottleneck,latency,error,waste,emission,cost,consumption,risk,spending,traffic,use,number,budget,tax,staff,workload,crime,demand,infection,complication,calorie,intake,noise,redundancy,clutter,delay,deficit,dose,debt,price,population,production,requirement,weight,hour,downtime,turnover,usage,dependence,burnout,incarceration,paperwork ; not prev and,or,others,some,still ; not next to,by ; next the,its,their,his,her,our,your,my,<noun>,<adj>
reduce/v => ease/v ; active ; form base,s,past,ing ; object strain,burden,isolation,inequality,pressure,tension,pain,stress,anxiety,suffering,fear,congestion,overcrowding,symptom,inflammation,swelling,boredom,loneliness,fatigue,discomfort,workload,poverty,hardship ; not prev and,or ; not next to,by

# foster and prevent
foster/v => encourage/v ; active ; form base,s,past,ing ; object literacy,discipline,practice,motivation,patience,competition,dissemination,learning,participation,thinking,curiosity,creativity,innovation,collaboration,growth,independence,engagement,dialogue,debate,development,entrepreneurship,honesty,discussion,teamwork,reading,cooperation,communication,reflection,leadership,success,dependency,inclusion,interaction,adoption ; not prev and,or ; not with child,parent,home,care
foster/v => build/v ; active ; form base,s,past,ing ; object spirit,capital,zeal,solidarity,satisfaction,maturity,economy,landscape,self-confidence,confidence,trust,community,relationship,culture,loyalty,connection,resilience,rapport,morale,environment,workplace,understanding,respect,empathy,unity,team,network,partnership,friendship,character ; not prev and,or ; not with parents,adoption
prevent/v => stop/v ; active ; form base,s,past,ing ; object dispute,destruction,outbreak,progression,spread,attack,crime,war,leak,bleeding,fraud,bullying,violence,theft,murder,abuse,cheating,rain,overfitting,pollution,catastrophe,disaster,apocalypse,collision,overload,extinction,migration,burglary,corruption,collapse,release,invasion,bloodshed ; prev to,could,can,would,will,must,might ; not prev and,or
prevent/v {np} from {ving} => keep/v {np} from {ving} ; active ; not form part

# forge to unlock
forge/v => build/v ; active ; form base,s,past,ing ; object relationship,connection,bond,alliance,partnership,community,identity,path,friendship,understanding,future,career,network,consensus,link,trust,coalition,reputation,tie ; not prev and,or
forge/v {poss} own path => make/v {poss} own way ; active ; not form part
forge/v a path => clear/v a path ; active ; not form part ; next through,forward,for,toward,towards,to
forge/v ahead => press/v on ; active ; form base,s,past,ing
disrupt/v => upset/v ; active ; form base,s,past,ing ; object balance,cycle,rhythm,plan,order,equilibrium,hierarchy,harmony,market,routine,ecosystem,peace,system,economy,schedule,life,status ; not prev and,or
disrupt/v => break/v up ; active ; form base,s,past,ing ; object community,meeting,network,gathering,monotony,rally,family,party,habitat
convey/v => express/v ; active ; form base,s,past,ing ; object concept,horror,acceptance,sincerity,turmoil,intention,satisfaction,aggression,value,complexity,emotion,gratitude,sympathy,love,feeling,anger,regret,sorrow,sadness,truth,affection,anguish,pain,idea,opinion ; not prev and,or ; not with packet,pipe
convey/v => give/v ; active ; form base,s,past,ing ; object sense,impression,feel,confidence,information,clarity ; not prev and,or
unlock/v => open/v ; active ; form base,s,past,ing ; object possibility,door,gate,box,chest,opportunity,path,future,world,portal,gateway,vault ; next the,a,new,his,her ; not prev and,or ; not with key,lock,locked,keys
unlock/v the secrets of => learn/v the secrets of ; active ; not form part
unlock/v its secrets => learn/v its secrets ; active ; not form part
unlock/v new => open/v up new ; active ; not form part ; object possibility,opportunity,avenue,world,market,path

# exploit to shatter
exploit/v => take/v advantage of ; active ; form base,s,past,ing ; object curiosity,tolerance,weakness,vulnerability,loophole,fear,situation,chaos,kindness,trust,flaw,child,worker,people,opportunity,circumstance,ignorance,poor,system,other,gap,volatility ; not prev and,or
exploit/v => use/v ; active ; form base,s,past,ing ; object structure,regularity,wavelet,data,datum,symmetry,sparsity,database,information,knowledge,property,energy,relationship,correlation,point,environment,feature,duality ; not prev and,or ; not with worker,labor
incorporate/v => include/v ; active ; form base,s,past,ing ; object factor,dynamic,indicator,food,vegetable,fruit,parameter,element,activity,exercise,image,perspective,symptom,feedback,input,quote,detail,example,video,topic,reading,cost,influence,visual ; not prev and,or ; not next into,in
incorporate/v => use/v ; active ; form base,s,past,ing ; object technology,material,technique,method,tool,game,music,strategy,color,nanomaterial,byproduct,resource,layer,networks,context,device,equipment,constraint,term,regularizer,humor,wood,ingredient,light,optimization,teaching ; not prev and,or ; not next into,in
prioritize/v => put/v first ; passive ; not next over,by
prioritize/v {np} over => put/v {np} before ; active
prioritize/v => focus/v on ; active ; form base,s,past,ing ; object productivity,balance,content,prevention,quality,learning,issue,goal,project,growth,sustainability,efficiency,research,recruitment ; not prev and,or ; not with over
shatter/v => break/v ; active ; form base,s,past,ing ; object silence,record,window,glass,peace,calm,heart,bond,illusion,spell,seal,mirror,stereotype,barrier,door,vase,monotony,chain,trance,mold,connection,spirit,tranquility ; not prev and,or
acquire/v => gain/v ; active ; form base,s,past,ing ; object experience,skill,authority,reputation,confidence,power,insight,wisdom,strength,fame,competence,proficiency,ability ; not prev and,or
acquire/v => buy/v ; active ; form base,s,past,ing ; object company,house,land,car,ticket,property,stake,ship,building,equipment,home,share,good,supply,farm,business,brand,product,store,asset,startup,site ; not prev and,or ; not with skill,taste
acquire/v => learn/v ; active ; form base,s,past,ing ; object language,vocabulary,word,grammar,trade,fact,craft,representation ; not prev and,or ; not with company

# manage to employ
manage/v => handle/v ; active ; form base,s,past,ing ; object challenge,situation,crisis,conflict,task,expectation,workload,money,news,emotion,inventory,stress,account,classroom,request,complaint,order,traffic,difficulty,issue,problem,data,datum,cash,finance,information,logistics,shipment,paperwork,waste,call,budget,change,transition,project ; not prev and,or ; next <adj>,<noun>,the,their,his,her,its,our,your,my,these,such
manage/v => control/v ; active ; form base,s,past,ing ; object pest,symptom,pain,anger,temper,diabetes,disease,weight,flow,blood,fear,nerve,outbreak,appetite,weed,inflammation,glucose,cholesterol,hypertension,asthma,population ; not prev and,or ; next <adj>,<noun>,the,their,his,her,its,our,your,my,these,such
manage/v {poss} time => use/v {poss} time well ; active ; not form part ; next <end>,and,effectively ; not next effectively
endure/v => suffer/v ; active ; form base,s,past,ing ; object loss,torture,abuse,horror,attack,bombardment,bombing,atrocity,defeat,hardship,violence,injustice,humiliation,discrimination,persecution,pain,oppression ; not prev and,or
endure/v => go/v through ; active ; form base,s,past,ing ; object trial,ordeal,procedure,experience,surgery,war,storm,episode,transformation,rite,winter,crisis,childhood,divorce,struggle,training ; not prev and,or
employ/v => use/v ; active ; form base,s,past,ing ; object surveillance,sampling,scale,cycle,wavelet,sensor,pesticide,dropout,recognition,irony,imagery,metaphor,technique,method,strategy,tactic,approach,tool,language,term,force,symbolism,device,model,algorithm,framework,measure,mechanism,design,test,weapon,software,magic,style,humor,combination,variety,range,process,system,image ; not prev and,or

# assess to transform
assess/v => judge/v ; active ; form base,s,past,ing ; object innovation,capability,capacity,condition,profile,quality,progress,attractiveness,consistency,maturity,effort,situation,danger,threat,worth,potential,manual,competitor,viability,credibility,character,opportunity,reliability,merit,intention,startup ; not prev and,or
assess/v => measure/v ; active ; form base,s,past,ing ; object impact,effect,performance,contentment,satisfaction,bias,level,comprehensibility,uncertainty,strength,learning,knowledge,outcome,severity,effectiveness,attitude,intelligence,growth,skill ; not prev and,or ; not subject ${texts}
evaluate/v => judge/v ; active ; form base,s,past,ing ; object viability,likelihood,feasibility,merit,quality,argument,credibility,source,vendor,evidence,essay,option,idea,candidate,effort,success,claim,performance,decision,proposal,worth,situation,statement,relevance ; not prev and,or ; not with report,paper,study,quarter,dataset,datasets,model,models,benchmark,essay,report,paper
evaluate/v => measure/v ; active ; form base,s,past,ing ; object impact,effect,effectiveness,efficacy,level,strength,user-friendliness,usability,profitability ; not prev and,or ; not subject ${texts}
discover/v => find/v ; active ; form base,s,past,ing ; object power,glimmer,gift,feature,solution,song,pizza,restaurant,gem,planet,body,cave,door,way,book,place,whereabouts,portal,architecture,wire,happiness,joy,strength,passion,talent,treasure,voice,purpose,cure,clue,answer,option,evidence,diary,letter,pattern,world,recipe,collar,spot,hobby,city,meaning ; next a,an,the,his,her,their,its,my,our,new,something,one ; not prev and,or ; not start
discover/v that => find/v that ; active ; form base,s,past
facilitate/v => help/v with ; active ; form base,s,past,ing ; object healing,learning,communication,evaluation,transportation,training,delivery,recruitment,integration,organization,selection,research,recovery,implementation,design,analysis,diagnosis,planning,management ; not prev and,or
facilitate/v => allow/v ; active ; form base,s,past,ing ; object exchange,transfer,movement,flow,mobility,sharing,deployment,spread,capture,cross-pollination,transmission,detection,travel,passage,entry ; not prev and,or
facilitate/v => lead/v ; active ; form base,s,past,ing ; object workshop,meeting,discussion,session,group,seminar,class
develop/v => build/v ; active ; form base,s,past,ing ; object relationship,skill,app,website,brand,tool,model,framework,software,platform,system,prototype,product,business,weapon,device,vocabulary,infrastructure,resilience,confidence,trust,reputation,network,community,partnership,pipeline,algorithm ; not prev and,or
develop/v => draw/v up ; active ; form base,s,past,ing ; object plan,code,guideline,policy,curriculum,roadmap,schedule,regulation,programme,proposal,budget,rule,protocol,list ; not prev and,or ; next a,an,new,clear,the,detailed,their,its
develop/v => work/v out ; active ; form base,s,past,ing ; object method,technique,theory,theories,solution,design,ritual,treatment,procedure,way,formula,system ; next a,an,new,the,better,their ; not prev and,or
develop/v a rash => get/v a rash ; active ; not form part
cling/v to => hold/v on to ; active ; form base,s,past,ing ; object branch,edge,wall,hope,dogma,film,existence,belief,power,town,story,authority,memory,heuristic,rope,rail,hand,life,illusion,tradition,idea,job,past,faith,ledge,arm,notion,dream,fantasy,identity ; not prev and,or
initiate/v => start/v ; active ; form base,s,past,ing ; object ejection,decrease,detainment,mutation,cycle,improvement,competition,construction,mission,creation,operation,lawsuit,list,assemblage,conversation,project,process,program,campaign,discussion,attack,talk,reform,debate,search,fight,war,dialogue,investigation,study,chain,sequence,movement,relationship,transformation,reaction,proceeding ; not prev and,or
initiate/v contact => make/v contact ; active ; not form part
occupy/v => take/v up ; active ; form base,s,past,ing ; object portion,slice,space,pocket,time,room,page,corner,half,third,position,area,niche,hour,floor,slot ; not prev and,or ; not with army,troops,soldiers,military,war
occupy/v => sit/v in ; active ; form past,ing ; object chair,seat,armchair,couch,booth,bench,throne,stool
occupy/v => live/v in ; active ; form base,s,past,ing ; object cottage,dwelling,apartment,cabin,hut ; not with army,troops,soldiers
integrate/v => build/v ; active ; form base,s,past,ing ; next tools,technology,technologies,ai,sensors,features,sustainability ; with into
integrate/v => combine/v ; active ; form base,s,past,ing ; next all,both,these,multiple,different,various,diverse,several,many,two,three ; not with into ; not prev and,or
evolve/v => change/v ; active ; form base,s,past,ing ; subject technology,landscape,market,industry,language,society,role,need,field,world,culture,environment,relationship,business,trend,rule,law,practice,method,tradition,demand,attitude,taste,dynamic,preference,economy,norm,strategy,regulation,expectation,requirement,sector,lexicon ; next <end>,<punct>,and,in,as,over,through,— ; not with change,changing,species,evolution,gene,organism,virus,ancestors,natural
evolve/v into => grow/v into ; active ; form base,s,past,ing ; next a,an,one,something ; not with species,evolution
transform/v => change/v ; active ; form base,s,past,ing ; object life,world,way,society,perspective,experience,industry,landscape,view,culture,economy,face,understanding,workplace,career,relationship,advertising,reality,healthcare,attitude,filmmaking,literature,practice,medicine,education,school,community,mindset,business,person,city,density,plot,everything,accounting,infrastructure ; not with into ; not prev and,or
`;
