/** Common verbs of essays and reports in the frames where a plainer verb always fits. */
export const verbsCommon = `
# needing
require/v => need/v ; passive ; next <end>,for,in ; not prev <adv>
demand/v => call/v for ; active ; next <np> ; not next that,to ; not subject he,she,they,i,we,who,you,man,woman,customer,people,protester,union,police ; not form base
necessitate/v => call/v for | need/v ; active ; next <np>

# less and more
reduce/v => lower/v | cut/v @plain ; active ; object cost,risk,emission,price,rate,expense,spending,waste,demand,consumption,dose,pollution,tax,temperature,pressure,stress,level,likelihood,chance,incidence,mortality
reduce/v => cut/v @plain | lower/v ; active ; object time,noise,error,workload,number,use,traffic,delay,dependence,reliance,transmission,congestion,crime,poverty,turnover
decrease/v => lower/v | cut/v @plain ; active ; object cost,risk,emission,price,rate,expense,spending,waste,consumption,stress,level,likelihood,chance
decrease/v => fall/v | drop/v @plain ; active ; next <end>,sharply,steadily,significantly,slightly
increase/v => raise/v ; active ; object risk,cost,price,level,chance,likelihood,efficiency,awareness,productivity,revenue,income,wage,rate,temperature,pressure,profile,value,standard,yield,stake,quality,demand,visibility ; not next <num>
increase/v => grow/v ; active ; next <end>,over,with,as,rapidly,steadily,exponentially ; not prev to
diminish/v => lessen/v | weaken/v ; active ; next <np>
minimize/v => limit/v ; active ; object cost,risk,waste,expense,damage,noise,error,impact,downtime,disruption,loss
maximize/v => get/v the most out of @plain | make/v the most of ; active ; object potential,time,talent,space,opportunity,resource,benefit,experience,land ; not form part
accelerate/v => speed/v up ; active ; object growth,process,development,adoption,progress,recovery,change,innovation,delivery,decline,transition,learning,pace,discovery
accelerate/v => speed/v up ; active ; next <end>

# having an effect
alter/v => change/v ; next <np>,<end>,by ; not prev <det>,<adj>
modify/v => change/v ; active ; next <np> ; not prev genetically

# finding and showing
identify/v => find/v ; active ; object pattern,problem,issue,error,mistake,opportunity,gap,way,area,cause,trend,weakness,solution,risk,flaw,bottleneck,factor,target,topic,anomaly ; not with as,report,memo,memorandum,assesses
reveal/v => show/v ; active ; next that,how,whether,why,what
reveal/v => show/v ; active ; next <np> ; not next itself,himself,herself,themselves,myself,yourself,to ; not object reason,motive,circumstance,circumstances,killer,answer,cause,secret,name,truth,identity,plan,source,past,story,password,feeling,detail,information
highlight/v => show/v | point/v out ; active ; next how,that,why ; not subject proponent,advocate,supporter,critic,opponent,activist,official,researcher,expert,analyst,teacher,they,we,i,he,she ; not object span,text,word,sentence,passage,line,cell,row,phrase,term,button
highlight/v => show/v ; active ; next <np> ; object effect,pattern,difference,gap,problem,difficulty,danger,flaw,limit,tension,contrast,complexity,issue,cost,strength,weakness,attrition,way,struggle ; not subject proponent,advocate,supporter,critic,opponent,activist,official,researcher,expert,analyst,teacher,they,we,i,he,she ; not object span,text,word,sentence,passage,line,cell,row,phrase,term,button
demonstrate/v => show/v ; active ; next <np>,that,how,why
illustrate/v => show/v ; active ; next how,that,why
exhibit/v => show/v ; active ; next <np> ; not object painting,art,artwork,work,photograph
display/v => show/v ; active ; object skill,courage,sign,emotion,interest,ability,talent,symptom,behavior,strength,signs,kindness,patience,resilience
determine/v which => work/v out which ; active
determine/v => find/v out | work/v out @plain ; active ; next whether,if,how,why,what,where,who ; form base ; prev to,must,we,they,us,them ; not with authority,right,freedom,power,factor,gene,variable,condition,design,temperature,policy,shape,rule
determine/v => decide/v ; active ; object outcome,fate,winner,result,success,future,direction,price,course,order
ascertain/v => find/v out ; active ; next whether,if,how,why,what
assess/v => judge/v | check/v @plain ; active ; next whether,how
assess/v => judge/v | weigh/v ; active ; object quality,risk,performance,progress,value,impact,situation,damage,need,option,effect,effectiveness,skill ; not with report,program,review,paper,study
evaluate/v => judge/v | weigh/v ; active ; object option,risk,quality,value,performance,evidence,claim,source,choice,merit,cost,effect,success,alternative,argument ; not with report,paper,study,essay,quarter
analyze/v => study/v | look/v at ; active ; object text,poem,novel,data,character,situation,pattern,way,result,case,problem,trend,history,behavior,market,language,structure,story,film,record,effect,impact,cause,relationship
examine/v => look/v at | study/v ; active ; next how,whether,why,what
examine/v => look/v at | study/v ; active ; object effect,impact,way,role,relationship,history,question,issue,cause,link,life,nature,case,difference,idea,influence,factor,development,consequence,connection,argument
investigate/v => look/v into | study/v ; active ; next how,whether,why,what
investigate/v => look/v into | study/v ; active ; object effect,cause,use,impact,role,relationship,link,question,problem,potential,issue,performance,influence,possibility,mechanism
observe/v => see/v | notice/v ; active ; next that,how
witness/v => see/v ; active ; next <np> ; not prev bear/v ; not object will,signature,document

# growing and making
develop/v => build/v ; active ; object skill,relationship,habit,app,website,prototype,tool,model,software,character,trust,confidence,friendship,robot,platform
develop/v => draw/v up | work/v out ; active ; object plan,policy,curriculum,guideline,budget
generate/v => produce/v ; active ; next <np> ; not object interest,excitement,buzz
generate/v => bring/v in ; active ; object revenue,income,profit,money,sales
generate/v => stir/v up ; active ; object interest,excitement,buzz,controversy,debate
establish/v => set/v up ; object system,committee,company,network,program,protocol,procedure,school,business,fund,team,partnership,center,organization,colony,office,station,service,process,framework,mechanism
establish/v => build/v ; active ; object trust,reputation,relationship,connection,rapport
implement/v => introduce/v | bring/v in @plain ; active ; object policy,measure,change,reform,rule,program,regulation,system,law,practice,ban,tax,plan,restriction,requirement
implement/v => carry/v out ; object plan,strategy,project,reform,decision,recommendation,initiative
expand/v => widen/v ; active ; object access,range,scope,horizon,reach,knowledge,understanding,circle,vocabulary,perspective,view
expand/v => grow/v ; active ; next <end>,rapidly,quickly,beyond,over
evolve/v => change/v ; active ; next over,with,through,as,<end>,from,continuously,constantly,rapidly ; not prev have/v,has
transform/v => change/v ; active ; object way,life,world,industry,landscape,society,business,experience,relationship,culture,city,field,economy,community,education,healthcare,approach
transform/v into => turn/v into
evoke/v => bring/v back ; active ; object memory,memories,childhood
evoke/v => call/v up ; active ; object image,nostalgia
evoke/v => stir/v ; active ; object feeling,emotion
stimulate/v => encourage/v | spur/v ; active ; object growth,investment,debate,innovation,demand,economy,discussion,interest,creativity,development,spending,thought

# helping and keeping
promote/v => encourage/v ; active ; object growth,use,learning,development,innovation,trade,understanding,change,cooperation,collaboration,creativity,diversity,participation,practice,behavior,discussion,engagement,dialogue,tolerance,independence,aversion,competition,investment,tourism,reading,sense,teamwork,culture,inclusivity,activity,lifestyle,sustainability
promote/v => support/v ; active ; object health,equality,well-being,justice,welfare,rights,education,peace,safety,recovery,agenda,democracy
maintain/v => keep/v ; active ; object balance,focus,control,order,standard,contact,record,confidentiality,consistency,momentum,distance,composure,calm,integrity,independence,identity,grip,sense,skepticism,attention,rhythm,lifestyle,proportionality,pace,weight,hold,perspective,discipline,schedule,privacy,silence
maintain/v => keep/v up ; active ; object friendship,relationship,morale,interest,tradition,appearance,pressure,motivation
preserve/v => protect/v ; active ; object culture,heritage,identity,history,tradition,memory,privacy,peace,environment,language,independence,way ; not with utility,embedding,embeddings,synthetic
retain/v => keep/v ; active ; next <np> ; not object lawyer,attorney,counsel,water,moisture
enhance/v => improve/v ; active ; object experience,quality,performance,understanding,skill,ability,life,learning,productivity,efficiency,communication,safety,security,service,reputation,flavor,beauty,appearance,value,health,process,system,life,knowledge,collaboration,accuracy,comfort,taste,capability
safeguard/v => protect/v ; next <np>,by,from,against

# wanting, meeting, taking
seek/v to => try/v to ; not form part,ing
seek/v => look/v for ; active ; object advice,answer,solution,opportunity,way,job,work,knowledge,information,guidance,information,partner,support,feedback,alternative,opinion,thrill,meaning,clue,employment,new,adventure,happiness,truth,experience ; not prev hide/v
seek/v => get/v ; active ; form base,s ; object attention,care,help,treatment ; with medical,doctor,vet,veterinary,emergency,professional
adapt/v to => adjust/v to ; next <np> ; not prev <det> ; not next better,best,more
respond/v to => react/v to ; active ; object challenge,change,crisis,threat,event,stress,situation,pressure,news,market,demand,shift,feedback,climate,disaster,environment
encounter/v => meet/v | run/v into @plain ; active ; object problem,difficulty,people,person,resistance,obstacle,character,man,woman,traveler,stranger,challenge,issue
embrace/v => accept/v | welcome/v ; active ; object change,technology,idea,diversity,challenge,opportunity,uncertainty,culture,mortality,future,role,innovation,difference,fear,truth,failure,fate,imperfection,chaos,destiny,vulnerability,value,reality,possibility
recognize/v that => see/v that | know/v that ; active ; not subject account,theory,view,approach,law,model,framework,system,act,policy,shift,method,strategy,plan,program,philosophy,response,definition,movement,study,paper,essay ; not prev i,we
i recognize that => I know that
realize/v that => see/v that @plain | understand/v that ; active ; not form past
obtain/v => get/v @plain | gain/v @formal ; active ; next <np> ; not form part
acquire/v => gain/v | get/v @casual ; active ; object skill,knowledge,information,experience,power,understanding,access,land,taste,habit ; not form part
possess/v => have/v ; active ; next <np> ; not form ing
attain/v => reach/v ; active ; object goal,level,height,status,age,position,success,objective,target,state,speed
attempt/v to => try/v to
commence/v => begin/v | start/v
conclude/v => end/v ; active ; next with,by,in,on ; not prev we,i
conclude/v with => end/v with
depict/v => show/v ; active ; next <np>
portray/v => show/v ; active ; next <np> ; not next as
select/v => choose/v | pick/v @plain ; active ; next <np>
select/v => choose/v ; passive
purchase/v => buy/v
reside/v in => live/v in ; not subject power,value,answer,strength,beauty,problem,solution,difference,meaning,key
inform/v => tell/v ; active ; object me,you,he,him,she,her,us,them,we,they,public,people,customer,patient,student,reader,police,staff,parent
assist/v => help/v ; active ; next <np> ; not next in
assist/v in => help/v with ; next <np>
aid/v => help/v ; active ; next <np> ; not next in
aid/v in => help/v with ; next <np>
comprehend/v => understand/v
perceive/v => see/v ; active ; next <np> ; object world,reality,event,situation,thing,difference,problem,life,other,people,risk
persist/v => last/v | go/v on ; active ; next for,into,after,long,until
emerge/v as => become/v ; next <det>,<adj> ; not form ing
emerge/v from => come/v out of ; not form ing ; object shadow,darkness,room,forest,door,house,fog,smoke,crowd,water,woods,mist,building,cave,study,research,analysis
prioritize/v => put/v first ; form ing,base ; next <end>
strive/v to => try/v to | work/v to
strive/v for => aim/v for | work/v for
endeavor/v to => try/v to
aspire/v to => hope/v to | want/v to ; not next <np>
opt/v to => choose/v to
execute/v => carry/v out ; object plan,task,order,strategy,attack,command,instruction,process,project,mission
undertake/v => take/v on | carry/v out ; active ; object task,project,work,role,study,research,mission,responsibility
`;
