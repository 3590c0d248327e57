import { persons } from "../noun-classes.ts";

/** Verbs of starting, ending, showing and moving, by the nouns that each of them takes. */
export const verbsObjectsLast = `
# shape, require, impose
shape/v => influence/v ; active ; form base,s,past,ing ; object culture,strategy,practice,structure,discourse,behavior,orientation,policy,opinion,view,attitude,decision,thinking,perception,narrative,debate,judgment,health,development,outcome,way,choice,market,belief,value,taste,preference,landscape ; not prev and,or ; not with clay,wood,hand,hands
shape/v => form/v ; active ; form base,s,past,ing ; object identity,character,worldview,personality,hierarchy,order,mind ; not prev and,or ; not with clay,wood
shape/v => decide/v ; active ; form base,s,past,ing ; object destiny,fate ; not prev and,or
shape/v the course of => change/v the course of ; active ; not form part
shaped by => formed by ; prev be/v,<noun>,are,is,was,were ; next experience,history,culture,the,our,their,his,her ; object experience,history,culture,force,factor,upbringing,past,environment,event,childhood,society
require/v => need/v ; active ; form base,s,past ; object training,creativity,empathy,investment,access,attention,support,patience,care,courage,time,help,effort,expertise,skill,planning,knowledge,resource,maintenance,money,practice,participant,equipment,surgery,treatment,assistance,supervision,repair,approval,permission,funding,dedication,discipline,oxygen,energy,space,water,intervention,honesty,expenditure,thought,preparation,work,analysis,balance,evidence,information,data,datum,sleep,food,strength,material,tool ; not prev and,or ; not with law,court,license ; not subject law,act,rule,policy,code,contract,regulation,standard
require/v that => mean/v that ; form s ; subject situation,role,job,position,work,scale,complexity,approach ; active
impose/v => place/v ; active ; form base,s,past,ing ; object burden,requirement,constraint,restriction,limit,demand,responsibility,tax,condition,duty,obligation,strain,limitation,cost ; not prev and,or ; next a,an,the,such,strict,heavy,additional,more,new,undue,severe,unnecessary,these,significant,any
impose/v {poss} will on => force/v {poss} will on ; active
perceive/v => see/v ; active ; form base,s,past,ing ; object world,reality,challenge,similarity,threat,difference,change,pattern,light,color,shape,detail,beauty,condition,emotion,woman,resource,value,risk,form,outline,edge,meaning,truth ; not prev and,or
perceived as => seen as ; next a,an,the,less,more,being,not,too,threatening,weak,unfair,fair,outsiders,threats ; prev be/v,often,widely,are,is,was,were,be,been,being

# intensify to erase
intensify/v => grow/v ; active ; form base,s,past,ing ; subject pressure,fear,conflict,anxiety,debate,competition,concern,scrutiny,crisis,fighting,tension,struggle,pain,feeling,noise,demand,criticism,rivalry,panic,attack,unrest,interest,desire ; next <end>,<punct>,as,and,with,when,in,between
intensify/v => step/v up ; active ; form base,s,past,ing ; object effort,control,campaign,attack,search,training,surveillance,patrol,raid,operation,work
intensify/v => deepen/v ; active ; form base,s,past,ing ; object crisis,conflict,feeling,sense,anxiety,inequality,divide,poverty,mystery,rift,struggle,fear
embark/v on => set/v out on ; active ; form base,s,past,ing ; object adventure,odyssey,expedition,voyage,quest,trip,mission,tour,path,crusade,venture,search,pilgrimage,trek,course
embark/v on => start/v ; active ; form base,s,past,ing ; object experiment,campaign,career,study,analysis,friendship,romance,project,expansion,dialogue,program,process,business,relationship,invasion,negotiation,affair,diet,reform,series,spree,era,chapter,endeavor
erase/v => wipe/v out ; active ; form base,s,past,ing ; object memory,trace,history,debt,gain,past,culture,evidence,progress,existence,difference,atrocity,trauma,species,civilization,conflict,hope,name,footprint ; not prev and,or ; not with pencil,board,whiteboard,drawing
arise/v => come/v up ; active ; form base,s,past,ing ; subject issue,question,problem,concern,opportunity,need,difficulty,conflict,dispute,challenge,situation,pitfall ; next <end>,<punct>,when,in,as,and,during,over
arise/v from => come/v from ; active ; form base,s,past,ing
arising from => coming from ; prev <noun> ; not next his,her
arise/v when => come/v up when ; active ; form s,base ; subject problem,difficulty,issue,conflict,challenge,tension

# begin, highlight, perform
begins with => starts with ; prev <noun>,it,that,which,process,this
began with => started with ; prev <noun>,it,that,which,this
begin with => start with ; prev to,can,should,must,let,often,always ; not prev to ; not next <end>
began as a => started as a
began as an => started as an
began working => started working
began talking => started talking
begin/v {ving} => start/v {ving} ; active ; form base,s,past ; not prev and,or ; not next <noun>
highlight/v => show/v ; active ; form s,past,base ; object importance,impact,challenge,need,nature,necessity,interconnectedness,benefit,limitation,potential,disregard,trade-off,uncertainty,significance,confusion,difference,power,danger,gap,value,problem,tension,role,contrast,way,extent,complexity,difficulty,struggle,fact,risk,disparity,inequality,effect,flaw,weakness,lack,absurdity,irony,beauty,versatility,diversity,injustice,scale,fragility,vulnerability ; not prev and,or ; not next most ; not subject proponent,advocate,supporter,critic,opponent,activist,official,researcher,expert,analyst,teacher,they,we,i,he,she ; not object span,text,word,sentence,passage,line,cell,row,phrase,term,button
perform/v => do/v ; active ; form base,s,past,ing ; object task,job,exercise,calculation,experiment,arithmetic,reasoning,check,work,search,duty,stunt,trick,chore,computation,testing,action,activity,good,deed,miracle,dance,analysis,test,research,study,cleaning,update,function ; not prev and,or ; not object dance,function,good
perform/v => carry/v out ; active ; form base,s,past,ing ; object inference,rite,examination,exam,surgery,procedure,operation,service,ritual,duty,inspection,evaluation,assessment,ceremony,transplant,splenectomy,autopsy,audit,raid,survey,test,experiment,maintenance,measurement,rescue,task,compression,estimation ; not prev and,or
perform/v well => do/v well ; active ; form base,s,past,ing ; not with stage,song,band,concert
perform/v better => do/v better ; active ; form base,s,past,ing ; not with stage,song,band,concert
perform/v poorly => do/v badly ; active ; form base,s,past,ing ; not with stage,song,band,concert

# trigger, launch
trigger/v => set/v off ; active ; form base,s,past,ing ; object cascade,alarm,display,dialogue,flare,eruption,outrage,reaction,earthquake,disruption,binge,detonation,collapse,crisis,chain,panic,attack,memory,debate,protest,war,wave,recession,landslide,avalanche,explosion,trap,response,rush,sell-off,fight,seizure,migraine,allergy ; not prev and,or
trigger/v => cause/v ; active ; form base,s,past,ing ; object loss,discomfort,contraction,symptom,outbreak,shift,anxiety,stress,headache,fear,distress,inflammation,resistance,disruption,concern,outrage,pain,guilt,change,decline,crash,shortage,production,rise,increase,damage,death ; not prev and,or
launch/v => start/v ; active ; form base,s,past,ing ; object business,company,career,campaign,club,charge,critique,investigation,initiative,project,program,operation,war,series,invasion,consultation,inquiry,magazine,newspaper,website,movement,search,podcast,blog,brand,subsidiary,startup,fund,lawsuit,hunt,crusade,round ; not prev and,or ; not with rocket,satellite,missile,spacecraft,space
launch/v into => go/v into ; active ; form base,s,past,ing ; object story,explanation,speech,tale,lecture,tirade,detail,rant,account,description,discussion
launch/v an attack => attack/v ; active ; form base,s,past,ing ; next <end>
express/v => show/v ; active ; form base,s,past,ing ; object delight,surprise,shock,outrage,gratitude,pride,satisfaction,interest,affection,love,admiration,awe,astonishment,disgust,happiness,anger,disapproval,commitment,support,fervor,excitement,disbelief,remorse,respect,sympathy,appreciation,emotion,sadness,grief,joy,frustration,enthusiasm ; next <noun>,his,her,their,its,our,my,your,great,some,such,deep,any,little,no,genuine ; not prev and,or ; not next that ; not prev like,want,wish ; not with my,our,i
express/v => voice/v ; active ; form base,s,past,ing ; object concern,opinion,doubt,fear,complaint,preference,optimism,skepticism,dismay,idea,criticism,objection,view,frustration,hope,opposition,struggle,worry,reservation,thought,suspicion,grievance,disagreement,dissatisfaction,discontent,regret ; not prev and,or
express/v a desire for => want/v ; active ; form s,past
express/v a desire to => want/v to ; active ; form s,past
express/v gratitude to => thank/v ; active ; form base,s,past,ing
express/v my gratitude => thank/v you ; active ; next <end>,for ; not next to
express/v regret => be/v sorry ; active ; form past ; next for,about ; not prev and
express/v interest in => show/v interest in ; active ; form base,s,past,ing

# introduce, analyze
introduce/v => present/v ; active ; form base,s,past,ing ; object approach,method,technique,framework,methodology,regularizer,algorithm,model,theory,formulation,concept,reformulation,metric,network,architecture,estimator,loss,notion,dataset,benchmark ; prev we,paper,work,study,article ; next a,an,the,new,novel,two
introduce/v => bring/v in ; active ; form base,s,past,ing ; object law,ban,tax,rule,reform,policy,legislation,charge,fee,scheme,measure,change,regulation,curfew,quota,requirement,program ; next a,an,new,the,several,strict,more ; not prev and,or
introduce/v => bring/v ; active ; form base,s,past,ing ; object bias,chaos,subjectivity,risk,randomness,uncertainty,challenge,complexity,problem,delay,difficulty,confusion,noise,stress,opportunity,meaning,tension,error,disease,pest,competition,layer,complication ; not prev and,or ; not next into ; not with into
analyze/v => study/v ; active ; form base,s,past,ing ; object data,datum,pattern,behavior,trend,text,film,poem,document,report,soul,movement,effect,relationship,problem,structure,style,artwork,novel,case,material,trial,response,sample,evidence,indicator,statement,activity,traffic,reaction,stream,architecture,design,market,conflict,strategy,impact,situation,factor,stereotype,cost,order,series,profile,feature,supply,result,language,culture,history ; not prev and,or
analyze/v => look/v at ; active ; form base,s,past,ing ; object strength,advantage,feedback,issue,cause,role,reason,situation,option,element,choice,aspect,case,theme,way,consequence,implication,benefit,argument,weakness,statement ; not prev and,or
retrieve/v => get/v ; active ; form base,s,past,ing ; object orb,pen,key,bag,phone,book,weapon,body,item,package,car,wallet,coat,ball,sword,knife,water,box,money,amulet,artifact,briefcase,pack,keys,luggage,address,food,document,object,hen,tool,jacket,suitcase,grenade,roster ; not with memory,data,document,documents,database,retrieval,model ; not prev and,or
interact/v with => talk/v to ; active ; form base,s,past,ing ; object customer,patron,member,student,people,guest,audience,expert,fan,local,anyone,neighbor,visitor,teacher,colleague,peer,classmate,client,stranger,friend,follower,employee,staff,person,woman,man,crew,villager,parent ; not with data,software,robot,system,environment,device,dog,animal ; not prev and,or,way,ways
interact/v with => deal/v with ; active ; form base,s,past,ing ; object customer,chain,institution,company,government,business,authority,rule,bureaucracy,public,supplier,agency,system ; not with app,interface,software,robot ; not prev and,or ; subject ${persons}
flourish/v => do/v well ; active ; form base,s,past,ing ; next <end>,<punct>,in,and,under ; subject business,company,plant,student,child,crop,economy,garden,flower,restaurant,industry,people,individual,team,person,school ; not prev and,or

# eliminate to unleash
eliminate/v the need for => do/v away with the need for ; active ; form base,s,past,ing
eliminate/v => remove/v ; active ; form base,s,past,ing ; object barrier,obstacle,element,friction,step,flaw,source,noise,tariff,limit,bias,risk,doubt,hassle,line,stressor,toxin,redundancy,error,weed,waste,bottleneck,stain,restriction,food,agent,plastic,threat,uncertainty,hazard ; not prev and,or
eliminate/v => end/v ; active ; form base,s,past,ing ; object sleep,poverty,discrimination,racism,abortion,hunger,corruption,slavery,suffering,inequality,competition,disease,violence,war,practice,debt,homelessness,segregation,fatigue,gap ; not prev and,or
eliminate/v => kill/v ; active ; form base,s,past,ing ; object target,enemy,foe,alien,vermin,adversary,bacteria,germ,virus,pest,rival,witness,monster,threat ; not prev and,or ; not object threat
release/v => let/v go of ; active ; form base,s,past,ing ; object grip,hold,wrist,hand,arm,tension,anger,pain,fear,grudge,rope,past,breath,control,handle,lever ; not object breath,tension ; next his,her,my,their,the,its,your ; not prev and,or
release/v a breath => let/v out a breath ; active ; form base,s,past,ing
release/v a sigh => let/v out a sigh ; active ; form base,s,past,ing
release/v => put/v out ; active ; form base,s,past,ing ; object album,song,single,book,statement,report,edition,record,game,film,movie,update,product,playlist,broadcast,magazine,version,ep,survey,model,phone ; not prev and,or
shimmer/v => shine/v ; active ; form base,s,past,ing ; next in,like,under,on,beneath,against ; subject light,water,sea,lake,moon,star,surface,river,city,sand,scale,silver,gold,wing,dress,armor,eye,snow,ice,sun,window,street,hair,glass
unleash/v => release/v ; active ; form base,s,past,ing ; object technology,creativity,energy,spirit,force,virus,plague,swarm,horde,beast,demon,power,creature,nightmare,evil,wave,storm,artifact,dog,monster ; not prev and,or
unleash/v => let/v out ; active ; form base,s,past,ing ; object scream,howl,roar,cry,shriek,laugh
unleash/v => fire/v ; active ; form base,s,past,ing ; object volley,salvo,barrage,blast,missile ; next a,another
accumulate/v => build/v up ; active ; form base,s,past,ing ; subject pressure,evidence,knowledge,wealth,experience,stress,water,snow,fluid,dust,debt,waste,fat,plaque,toxin,chemical,sediment,error,mercury,charge,damage,cell,mutation ; next <end>,<punct>,in,over,until,and,on ; not prev and,or
resonate/v with => speak/v to ; active ; form base,s,past,ing ; object soul,experience,goal,desire,audience,reader,people,viewer,listener,consumer,customer,heart,humanity,profile,concern,sensibility,reality,woman,voter,emotion,everyone,anyone,me,you,us,him,her,them,student,others,public,value,generation,fan,user,guest,canadians,individual,community,core,struggle ; not prev and,or ; not with frequency,sound,note
persist/v => go/v on ; active ; form base,s,past,ing ; subject practice,fighting,conflict,debate,pattern,problem,trend,violence,war,argument,custom,tradition,myth,search,effort,dispute,protest,habit ; next <end>,<punct>,in,as,to,and,through,for
persist/v => last/v ; active ; form base,s,past,ing ; subject symptom,effect,pain,feeling,memory,smell,cough,rain,fever,silence,influence,cold,rumor,stigma,inequality,gap,shortage,drought,impact,legacy,love ; next <end>,<punct>,in,as,for,and,through,to
witness/v => see/v ; active ; form base,s,past,ing ; next <end>,and,the,a,an,how,what,his,her,their,its,this,it,such,firsthand,many ; not with court,trial,testimony,jury,crime,signature,bear,bore,bearing ; not prev and,or

# exceed to summon
exceed/v => go/v beyond ; active ; form base,s,past,ing ; object expectation,limit,scope,aesthetic,design,means,capability,resource,bound,requirement,boundary,budget,capacity,authority,mandate,ability ; not prev and,or,<adv>
exceed/v => be/v more than ; form s,past ; next <num> ; active ; not prev and,or
exceeding => more than ; next <num> ; prev of,often ; not with speed
exceeding => of more than ; next <num> ; prev <noun> ; not with speed
indicating => showing ; next that,a,the,how,an,its,their,where ; prev , ; not with turn,signal
indicate/v that => show/v that ; active ; form s,past,base ; subject study,result,research,datum,data,finding,evidence,analysis,survey,report,record,experiment,test,trend,figure,statistic,review ; not with early,preliminary,may,might,could
uncover/v => find/v ; active ; form base,s,past,ing ; object bias,factor,evidence,truth,fact,trend,relationship,pattern,fragment,clue,link,network,marvel,body,artifact,reason,insight,motivation,information,error,problem,flaw,story,weapon,treasure,message,extent,voice,wrongdoing,fraud,world,discrepancy,plot,secret,identity,source,connection,detail,document ; not prev and,or
surpass/v => beat/v ; active ; form base,s,past,ing ; object record,model,approach,method,baseline,predecessor,rival,competitor,score,expectation,offering,iteration,technique ; not prev and,or
surpass/v => pass/v ; active ; form base,s,past,ing ; object total,mark,level,limit,threshold,milestone ; not prev and,or
surpass/v => go/v beyond ; active ; form base,s,past,ing ; object confines,boundary,limitation,ingenuity,understanding,imagination,human ; not prev and,or
arrange/v => set/v up ; active ; form base,s,past,ing ; object meeting,call,interview,appointment,date,collection,performance,stint,schedule,visit,tour,consultation,trip,outing,demonstration,conference,session,match ; not prev and,or
execute/v => carry/v out ; active ; form base,s,past,ing ; object plan,order,heist,change,protocol,tactic,raid,routine,practice,strategy,attack,mission,task,action,operation,command,maneuver,policy,project,idea,instruction,plot,will,vision,crossing,kill ; not prev and,or
feature/v => have/v ; active ; form s,base,past ; object imagery,layout,vegetable,mix,garment,thumb,ornamentation,model,menu,pool,garden,room,bed,view,wall,window,floor,section,design,kitchen,bar,patio,seating,screen,camera,battery,display,character,cast,plot,ending,interior,decor,lobby,deck,selection,range,soundtrack,engine,interface,score,dish ; not prev and,or,to ; not next in,on
features a => has a ; prev <noun>,it,restaurant,menu,which,that ; not next story
featuring a => with a ; prev <punct>,<noun> ; next wide,variety,range,selection,mix,blend,menu,large,small,new,variety,beautiful,long,simple,single
summon/v => call/v ; active ; form base,s,past,ing ; object demon,secretary,messenger,guard,spirit,help,waiter,servant,god,council,police,doctor,ghost,authority,representative,member,angel,nurse,witness,girl,grandmother,animal,officer,staff,meeting,butler,soldier,creature,rain,storm,beast,dragon ; not prev and,or
summon/v the courage => find/v the courage ; active ; form base,s,past,ing
summon/v the strength => find/v the strength ; active ; form base,s,past,ing
summoning all my courage => gathering all my courage
summoning all his courage => gathering all his courage
summoning all her courage => gathering all her courage

# construct to minimize
construct/v => build/v ; active ; form base,s,past,ing ; object island,stronghold,house,bridge,road,wall,building,tower,narrative,model,shelter,palace,identity,ship,city,temple,nest,dam,argument,machine,pyramid,system,library,fort,factory,framework,world,railway,canal,case,set,dataset,home,school,hospital,network,plant,facility,railroad,monument,reality,timeline,theory ; not prev and,or
constructed by => built by ; prev be/v,<noun>,was,were,been
constructed from => built from
constructed of => made of
dismiss/v it => brush/v it aside ; active ; form base,s,past,ing ; next <end>,<punct>,as ; not next as
dismiss/v => brush/v aside ; active ; form base,s,past,ing ; object finding,anomaly,threat,report,concern,feeling,message,warning,fear,criticism,objection,doubt,possibility,complaint,rumor,idea,argument,claim,notion,superstition,theory,tale,worry,precision ; not prev and,or ; not next as ; not with as,court,judge,lawsuit
respond/v to => answer/v ; active ; form base,s,past,ing ; object inquiry,question,email,letter,call,request,query,prayer,criticism,demand,invitation,challenge,complaint,text,alarm,need ; not object need,challenge ; not prev and,or
respond/v to => react/v to ; active ; form base,s,past,ing ; object stimulus,change,shift,pressure,threat,event,crisis,news,situation,signal,environment,failure,pandemic,move,upheaval,trend,provocation,loss,stress,danger,trauma,attack,presence,touch,light,condition ; not prev and,or ; not with patient,treatment,drug
minimize/v => reduce/v ; active ; form base,s,past,ing ; object risk,error,cost,waste,damage,burden,disparity,variance,discrepancy,loss,runoff,practice,dependency,disruption,impact,exposure,noise,delay,strain,pollution,degradation,energy,incidence,consumption,misinterpretation,labor,ingress,storage,time,effect,harm,downtime,interference,injury,inconvenience,distraction,bias,conflict,footprint,confusion,stress,misunderstanding,number,use,usage,need,emission,requirement,alarm,pain,discomfort,chance,likelihood,threat,suffering,dispute,infection ; not prev and,or ; not with maximize,maximizing,loss,objective,function,optimization ; not with reduce,reducing,reduced
minimize/v => play/v down ; active ; form base,s,past,ing ; object seriousness,importance,role,achievement,significance,severity,contribution,fact ; not prev and,or

# recount to expand
recount/v => tell/v of ; active ; form base,s,past,ing ; object horror,battle,discovery,homophobia,adventure,journey,exploit,experience,struggle,life,encounter,day,year,childhood,war,event,memory ; not prev and,or ; not with vote,ballot
recount/v => tell/v ; active ; form base,s,past,ing ; object story,tale,anecdote,narrative,joke,legend ; not prev and,or ; not with vote,ballot
spark/v => start/v ; active ; form base,s,past,ing ; object debate,discussion,conversation,war,fight,fire,riot,movement,revolution,argument,trend,dialogue,renaissance,discourse,rumor,campaign,controversy,craze,rebellion,feud,protest,demonstration,scramble,frenzy,shift ; not prev and,or
spark/v => stir/v ; active ; form base,s,past,ing ; object interest,curiosity,imagination,fear,hope,skepticism,anger,outrage,desire,emotion,memory,creativity ; not prev and,or
accelerate/v => speed/v up ; active ; form base,s,past,ing ; object cycle,process,decay,task,expansion,exchange,cleanup,engineering,optimization,evolution,timeline,downfall,decoding,transformation,learning,development,growth,training,recovery,progress,change,inference,research,convergence,adoption,production,erosion,healing,decline,delivery,work,computation,discovery,collapse,aging ; not prev and,or
optimize/v => improve/v ; active ; form base,s,past,ing ; object structure,consumption,picking,utilization,scheduling,therapy,representation,profitability,shipment,collection,manufacturing,intervention,design,delivery,layout,workflow,performance,process,operation,website,chain,route,health,experience,use,strategy,system,efficiency,formulation,marketing,well-being,sleep,content,treatment,care,diet,outcome,service,practice,productivity ; not prev and,or ; not with gradient,objective,loss,function,parameter,parameters,convex,neural,network,networks,policy
optimize/v {poss} time => make/v the most of {poss} time ; active
perpetuate/v => keep/v up ; active ; form base,s,past,ing ; object myth,illusion,pretense,stereotype,practice,tradition,lie,habit,custom,culture,attitude,expectation ; not prev and,or
perpetuate/v => feed/v ; active ; form base,s,past,ing ; object inequality,disparity,discrimination,stigma,poverty,violence,prejudice,inequity,racism,injustice,fear,hatred,addiction,problem,bias,misconception,division,supremacy,sense,oppression ; not prev and,or
illuminate/v => light/v up ; active ; form base,s,past,ing ; object darkness,room,sky,street,face,city,night,path,wall,horizon,cave,swirl,contour,silhouette,stage,landscape,forest,pathway,world,way,scene,chamber,corridor,house,alley,building,road,screen,hall,ground,eye ; not prev and,or
illuminate/v => explain/v ; active ; form base,s,past,ing ; object complexity,etiology,interplay,process,mechanism,similarity,effect,operation,relationship,concern,nature,tradeoff,motive,pattern,reason,difference ; not prev and,or ; not with light,lamp
empower/v => help/v ; active ; form base,s,past,ing ; object ${persons},community,organization,company,business,minority,group,subordinate,minds,mind ; next individuals,people,students,employees,women,users,patients,teachers,workers,children,consumers,customers,citizens,families,learners,leaders,residents,the,their,them,its,communities,local,businesses,organizations,minority ; not prev and,or ; not next and ; with to
accompany/v => go/v with ; active ; form base,s,past,ing ; object him,her,me,them,us,matthew,friend,mother,father,wife,husband,patient,child,group,team,comedian,mary,expedition,daughter,son,sister,brother ; next him,her,me,us,his,my,the,<name> ; not prev and,or ; not with piano,guitar,song,singer
fuel/v => feed/v ; active ; form base,s,past,ing ; object flame,fire,determination,frenzy,instability,impulse,concern,skepticism,fear,anger,rumor,speculation,demand,resentment,hatred,desire,anxiety,conflict,addiction,imagination,epidemic,war,violence,suspicion,tension,dream,behavior,growth,obsession,passion,curiosity,distrust,debate ; not prev and,or
assemble/v => put/v together ; active ; form base,s,past,ing ; object sandwich,team,costume,furniture,mechanism,squad,majority,idea,kit,list,collection,puzzle,crew,panel,case,menu,piece,outfit,group,part,machine,bookshelf,portfolio,package ; not prev and,or
expand/v on => build/v on ; active ; form base,s,past,ing ; object idea,concept,work,theme,theory,framework,summary,model,prompt,foundation,success,research,study,world
enable/v => allow/v ; active ; form base,s,past,ing ; object generation,application,discovery,propagation,consultation,computing,process,integration,synthesis,behavior,development,dissemination,optimization,prediction,option,understanding,exchange,analysis,access,communication,use,detection,transfer,adaptation,collaboration,learning,sharing,exploration,training,evaluation,comparison,control,movement,recognition,customization,addiction ; next <noun>,<adj>,the,more,efficient,faster,better,rapid,new,real-time,accurate ; not next to ; not prev and,or
enable/v {np} to => allow/v {np} to ; active ; not form part
`;
