/** Adjectives and their adverbs, by the nouns they stand with. */
export const adjectivesObjects = `
# potential
potential => prospective | would-be @plain ; next customer/n,buyer/n,employer/n,employee/n,client/n,investor/n,tenant/n,student/n,partner/n,recruit/n,member/n,donor/n,guest/n,voter/n,supplier/n,provider/n,candidate/n,applicant/n,suitor/n,mate/n,spouse/n,parent/n,lender/n,borrower/n,patient/n,sponsor/n,guardian/n,passenger/n,user/n,volunteer/n,collaborator/n,seller/n,hire/n ; not prev and,or
potential/a => possible ; next <noun>,<adj> ; object implication,improvement,interaction,upheaval,barrier,counterargument,bottleneck,recession,plagiarism,strategy,site,repair,coverage,application,setback,source,target,link,role,pathway,error,exit,conflict,intruder,clue,solution,cost,saving,loss,fine,penalty,dispute,injury,fraud,attack,threat,pitfall,criticism,objection,mechanism,intervention,treatment,therapy,biomarker,location,suspect,match,answer,scenario,trade-off,alternative,name,date,topic,change,return,damage,challenge,cause,weakness,issue,danger,confounder,objection,cure,lead,motive,explanation,delay,disruption,shortage,abuse,misuse,complication,failure,outcome,consequence,effect,benefit,drawback,obstacle,hurdle,violation,concern,infection,exposure,harm,hazard ; not prev full,and,or,great,true,vast,human,possible
holds (immense|enormous|great|significant|tremendous|huge|vast|considerable) potential => holds great promise ; next <end>,<punct>,for,in,as
hold (immense|enormous|great|significant|tremendous|huge|vast|considerable) potential => hold great promise ; next <end>,<punct>,for,in,as
held (immense|enormous|great|significant|tremendous|huge|vast) potential => held great promise ; next <end>,<punct>,for,in,as,and
have (immense|enormous|great|significant|tremendous|huge) potential => show great promise ; next <end>,<punct>,for,in,as ; not prev to,and
has (immense|enormous|great|significant|tremendous|huge) potential => shows great promise ; next <end>,<punct>,for,in,as
shows potential => shows promise
show potential => show promise
has potential => shows promise ; next <end>,but,as,for
have potential => show promise ; next <end>,but,as ; not prev to,may,might
saw potential => saw promise
the potential for growth => room for growth ; prev was,is,always,offers,see,saw,with
the potential for improvement => room for improvement ; prev is,was,of,see
potential for growth => room for growth ; prev huge,more,great,of,with
the potential for => the possibility of ; object innovation,collaboration,profit,unrest,chaos,collapse,manipulation,volatility,distortion,complication,misinterpretation,deception,displacement,violation,addiction,fraud,abuse,misuse,change,connection,recovery,rebirth,error,failure,harm,violence,injury,cooperation,escape,peace,war,discovery,bias,corruption,misunderstanding,renewal,redemption,transformation,life,success,expansion,disaster,loss,contamination,infection ; not prev has,have,had,having,with,great,unlock/v,harness/v,maximize/v,limit/v,reduce/v,increase/v
the potential of => the promise of ; prev demonstrate/v,show/v,highlight/v,illustrate/v,underscore/v,see/v,recognize/v,reveal/v,saw,discuss/v,emphasize/v,showcase/v ; not next the,a
the vast potential of => the great promise of
the immense potential of => the great promise of
the enormous potential of => the great promise of
the great potential of => the great promise of
its potential to => its power to ; next transform,change,reshape,revolutionize,save,destroy,shape,heal,inspire,unite,move,corrupt,influence,transcend,connect,harm,bring,cut,reduce,improve
the potential to => the power to ; next transform,change,reshape,save,destroy,shape,heal,inspire,unite,corrupt,harm ; prev has,have,had,hold/v,with

# significant and considerable
is significant because => matters because
significant => great ; prev are,were ; next <end>,<punct> ; subject challenge,reward,benefit,cost,advantage,risk,obstacle,stake,difficulty,gain,saving,implication,loss,pressure,contribution
significant/a => major ; next <noun>,<adj> ; object operation,asset,program,liberalization,overhaul,undertaking,milestone,player,employer,donor,producer,source,restructuring,investment,acquisition,expansion,renovation,commitment,project,upgrade,setback,obstacle,barrier,drawback,hurdle ; not prev statistically,more,most,no,not,less,very,as
significant/a => large ; next <noun>,<adj> ; object territory,army,stake,population,minority,audience,following,body,sum,dataset,inheritance,deficit,debt,profit,majority ; not prev statistically,more,most,no,not,less,very,as
considerable/a => great ; next <noun>,<adj> ; object concern,contribution,threat,difficulty,obstacle,achievement,distress,harm,shock,uncertainty,intelligence,sway,strain,interest,care,pride,courage,pain,relief,advantage,importance,promise ; not prev no,not,more
considerable/a => large ; next <noun>,<adj> ; object investment,profit,margin,overlap,drain,fund,army,gap,crowd,quantity,increase,drop,debt,sum,fortune,discount ; not prev no,not,more
significantly => greatly ; next reducing,improving,increasing,enhancing,lowering,affecting,impacting,altering,easing,expanding,limiting,influencing,simplifying,boosting,weakening,strengthening,cutting ; not prev not,and,more
significantly => a great deal ; prev changed,improved,evolved,grown,differ,vary,shifted,expanded,contributed,changes,varies,differs,matured ; next <end>,<punct>,over,since,in,from,with ; not prev more

# effective
more effective (in|at) {ving} => better at {ving} ; not with than,less
most effective (in|at) {ving} => best at {ving}
highly effective (in|at) {ving} => very good at {ving}
particularly effective (in|at) {ving} => particularly good at {ving}
effective (in|at) {ving} => good at {ving} ; prev be/v,also,not,very,so,extremely ; not prev less,more,most
is effective => works ; next <end>,because,when,only,if
are effective => work ; next <end>,because,when,only,if
is highly effective => works very well ; next <end>,for,when,because
are highly effective => work very well ; next <end>,for,when,because
is particularly effective => works particularly well ; next <end>,for,when,because,with,on
are particularly effective => work particularly well ; next <end>,for,when,because,with,on
is more effective => works better ; next <end>,than,when,for,if,because
are more effective => work better ; next <end>,than,when,for,if,because
is most effective => works best ; next <end>,when,for,if,with,on
are most effective => work best ; next <end>,when,for,if,with,on
be more effective => work better ; next <end>,than,when,for,if ; prev to,can,could,may,might,would,will
is less effective => works less well ; next <end>,than,when,for,if
are less effective => work less well ; next <end>,than,when,for,if
is as effective as => works as well as
are as effective as => work as well as
effective/a => good ; next <noun>,<adj> ; object care,control,relationship,prevention,oversight,education,operation,work,analysis,plan,decision-making,method,listener,teamwork,management,counseling,governance,writing,argument,collaboration,negotiation,supervision,training,therapist,educator,teacher,leader,speaker,communicator,manager,parent,writer,school,policing,nursing,design,marketing,advertising,mentoring,organizer,feedback,habit,parenting ; not prev cost,less,as,so,how,and,highly,very,particularly,equally,extremely,truly,remarkably,especially,be/v,be,is,are ; not next and
the effectiveness of => the value of ; object approach,tool,support,exercise,education,information,coaching,feedback,training,therapy,method,framework,design,model,algorithm,technique,attention,regularization,architecture,representation,intervention ; prev demonstrate/v,show/v,highlight/v,confirm/v,validate/v,illustrate/v,prove/v,underscore/v

# overall
and overall , => and on the whole ,
but overall , => but on the whole ,
but overall => but on the whole ; next <det>,<adj>,i,it,the,a,we
and overall => and on the whole ; next i,it,we,a
overall => total ; next <noun> ; object cost,budget,revenue,number,population,weight,capacity,expenditure,spending,consumption,emission,sale,expense,expenditure,spend,debt,length,distance,intake,output ; not next experience,success
overall => whole ; prev the ; next <noun> ; object economy,strategy,plan,project,design,system,picture,organization,team,population,region,market,story,mission ; with part,fraction,element,component,piece,contribute,role,portion
overall => - ; prev their,its,our,your,his,her ; next <noun>,<adj> ; object identity,strategy,objective,safety,goal,excellence,viability,image,profitability,quality,competitiveness,posture,enjoyment,comfort,productivity,development,growth,functioning,contentment,design,appeal,mission,success,happiness,wellness,fitness,confidence,culture,aim,purpose,vision,plan,morale,motivation

# further
further into => deeper into ; prev descend/v,slip/v,fall/v,venture/v,delve/v,go/v,walk/v,retreat/v,sink/v,dig/v,move/v,push/v,press/v,spiral/v ; not with century,future,season,year
further elaboration => more detail ; not prev the,a,this
further/a => more ; next <noun>,<adj> ; object research,study,investigation,detail,information,analysis,work,evidence,clarification,training,testing,question,discussion,examination,update,damage,delay,change,cut,suffering,conflict,action,attention,aid,aggression,refinement,exploration,experimentation,insight,tweak,adjustment,edit,modification,progress,displacement,harm,violence,instruction,guidance,assistance,practice,proof,violence,bloodshed,clue,questioning,trouble,loss,reform,opportunity,education,support,improvement ; not prev the,a,this,no,even,any,without,and,that,or ; not next afield

# limited
limited access => little access ; prev have/v,with,to,of,by,has,had,having,from ; not prev the,a,their,its
limited/a => little ; next understanding,exposure,interaction,availability,variation,attention,oversight,flexibility,supervision,feedback,privacy,variety,awareness,progress,exploration,functionality,supply,impact,effect,opportunity,value,knowledge,formal,education,training,english,literacy,power,influence ; prev have/v,has,had,having,with,of,by,from,despite ; not prev the,a,<punct>,<adj>
limited/a => few ; next prospects,avenues,benefits,openings,vacancies,seats,spaces,tables,supplies,studies,exceptions,facilities,friends,chances ; prev have/v,has,had,having,with,of,by,from,offer/v,offering ; not prev the,a
limited/a => small ; prev a,the,its,their,his,her,our,this ; next <noun>,<adj> ; object number,budget,menu,selection,range,sample,set,collection,audience,group,space,palette,vocabulary,dose,portion,variety,area,fraction,circle,stock,income ; not prev more,very,only
limited/a scope => narrow scope
time is limited => time is short
space is limited => space is tight ; not next to
options are limited => options are few
opportunities are limited => opportunities are few
resources are limited => resources are scarce
menu is limited => menu is short
selection is limited => selection is small

# comprehensive
comprehensive/a => complete ; next <noun>,<adj> ; object overhaul,solution,ban,embargo,redesign,set,transformation,list,collection,package,rewrite,makeover,renovation
comprehensive/a => full ; next <noun>,<adj> ; object code,portrayal,compilation,retrospective,portrait,image,manual,treatment,curriculum,suite,chronicle,database,record,menu,coverage,data,datum,description,guide,picture,account,report,service,schedule,range,tour,background,glossary,index,introduction,biography,map ; not next <num>
comprehensive/a => sweeping ; next <noun>,<adj> ; object reform,legislation,bill,change,law ; not prev more,most
comprehensive/a => wide ; next <noun> ; object array,selection,variety,network
comprehensive/a => broad ; next <noun>,<adj> ; object agreement,offering,perspective,law,initiative,campaign,effort,response,measure,action,development,treaty,development,knowledge,base,scope,mandate ; not prev more,most
comprehensive/a => thorough ; next , ; with review,analysis,study,evaluation,assessment,report,research,training,investigation,care,guide,search ; not prev more,most
comprehensive/a => broad ; next <punct>,and ; with strategy,approach,plan,policy,framework,reform,solution ; not prev more,most

# better
<s> improved => better ; next <noun>,<adj>
achieve/v significantly improved => reach/v much better ; active
achieve/v improved => reach/v better ; active
improved/a => better ; next <noun>,<adj> ; prev and,<punct> ; with faster,better,lower,reduced,lowered,higher,increased,greater,stronger ; object performance,efficiency,quality,accuracy,outcome,health,generalization,compliance,sleep,mood,stability,communication,satisfaction,safety,productivity,access
enhanced/a => better ; next <noun>,<adj> ; prev and,<punct>,achieve/v,enable/v,deliver/v,offer/v,provide/v ; object wellbeing,well-being,memory,security,safety,transparency,performance,accuracy,collaboration,communication,efficiency,productivity,quality,focus,visibility,interpretability,robustness
high-quality => good ; object education,training,curriculum,resource,application,repair,good,housing,cuisine,film,documentation,care,healthcare,representation,translation,data,datum,sample,material,ingredient,instruction,teacher,teaching,service,work,content,feedback,equipment,product,food,sound,image,music,sleep,writing,dish,meat,produce,tool,software,coffee,customer,photo,dataset,staff ; not prev of,more,and,not

# increasingly and highly
increasingly => ever more ; next competitive,complex,important,digital,interconnected,globalized,connected,crowded,diverse,sophisticated,popular,common,difficult,uncertain,volatile,vital,relevant,polarized,saturated,turbulent,unstable,hostile,violent,elaborate,severe,central,desperate,isolated,scarce,fragmented,demanding,blurred,powerful,dangerous,wealthy,specialized,technological,secular,multicultural,mobile,automated ; prev a,an,this,the,these,our,its,their,of,and,to,for
<s> increasingly , => more and more ,
highly => well ; next trained,educated,organized,paid,qualified,ordered,developed,respected,rated ; not prev more,most
highly => tightly ; next controlled,regulated,structured ; not prev more,most
highly => closely ; next targeted ; not prev more,most
highly => much ; next praised,publicized,touted,hyped,decorated,admired,acclaimed
highly => very ; next toxic,inappropriate,autonomous,technical,selective,profitable,lucrative,motivated,specialized,symbolic,ambitious,abstract,focused,disciplined,nutritious,reactive,subjective,unstable,problematic,suspicious,complicated,intricate,dynamic,engaging,readable,desirable,responsive,reliable,durable,productive,interactive,infectious,critical,stylized,concentrated,personalized,individualized,imbalanced,unpredictable,conservative,centralized,mobile,capable,sophisticated,unethical,aggressive,adaptable,stressful,informative,distinctive,critical,valuable,customizable,practical,resistant,resilient,organized,social,persuasive,processed,vulnerable,susceptible,optimized ; not prev more,most,and,not,so,as

# whole lists of nouns
each time => every time ; next <pron>,the,a,someone,she,he,i,we,they,you,my,her,his ; not prev at,<num>
each => every ; prev with ; next <noun> ; not next side,party,hand,parent,partner,foot,eye,other,one,half,arm,team,brother,sister,group,couple,twin,player,set,member,approach,option,method,model,type,kind,case,study,playing,offering,bringing,taking,having,holding,representing,contributing,serving,telling,giving,making,showing,being,carrying,adding,feeling,leaving,bearing,posing,boasting,bursting,facing,featuring,containing,reflecting,requiring,seeking,trying,using,wearing,working
diverse => many different ; next learners,perspectives,populations,communities,cultures,backgrounds,groups,viewpoints,voices,needs,interests,tastes,disciplines,industries,sectors,opinions,experiences,genres,styles,traditions,customers,clients,audiences,settings,contexts,tasks,domains,applications,fields,ideas,sources,environments,habitats,species,roles,people,languages,religions,professions,topics,subjects,materials,ways,strategies,narratives,conditions,factors,strengths,skills,talents,personalities,markets,flavors,cuisines ; not prev more,most,and,as,so,many,or,culturally,very,highly,ethnically,racially,such,other,with
distinct/a => separate ; next <noun>,<adj> ; object entity,identity,group,unit,section,mode,stage,category,phase,body,part,class,type,discipline,version,person,species,population,region,area,event,tradition,idea,world,level,component ; not prev quite,more,as,very,most,but,and
specific/a => particular ; next <noun>,<adj> ; object sector,requirement,region,community,problem,metric,segment,circumstance,market,ritual,interpretation,aspect,objective,demographic,scandal,industry,context,situation,area,field,group,need,goal,concern,moment,place,time,country,culture,audience,type,style,brand,topic,task,setting,interest,population,theme,reason,feature,skill,challenge,issue,method ; not prev more,most,very,too,so,as,and,non,less,highly ; not with particular,particularly
essential => basic ; next service/n,item/n,supply/n,utility/n,good/n ; not prev more,most,non,and
essential => important ; prev is,are,also,be ; next <punct>,— ; not with important
key => main ; next driver/n,determinant/n,market/n,requirement/n,trait/n,differentiator/n,initiative/n,supplier/n,competitor/n,theme/n,goal/n,objective/n,reason/n,cause/n,source/n,industry/n,trend/n,argument/n,idea/n,aim/n,priority/n,drawback/n,advantage/n,benefit/n,weakness/n,strength/n,concern/n,purpose/n ; prev the,its,their,our,three,two,four,five ; not prev <poss>
key => major ; next driver/n,market/n,theme/n,goal/n,reason/n,cause/n,source/n,trend/n,priority/n,advantage/n,benefit/n,weakness/n,strength/n,concern/n,competitor/n,supplier/n ; prev a
is key => matters ; next <end> ; not prev this
are key => matter ; next <end> ; not prev these
is also key => also matters ; next <end>
ultimate => greatest ; prev the ; object test,sacrifice,prize,adventure,challenge,reward,expression,weapon,honor,betrayal,insult,crime,luxury,compliment,power,victory,gift,dream,injustice,irony,irony,comfort,predator ; not prev <num>
standout => excellent ; next dish/n,performance/n,feature/n,item/n,option/n,choice/n,meal/n ; not prev the,one,another,<poss>
the underlying => the ; next <noun> ; object logic,pattern,motivation,semantics,emotion,message,goal,relationship,rationale,urgency,theory,belief,strategy,aim,rule,idea,principle,theme,cause,structure,mechanism,tension,issue,problem ; prev <verb>,of,to,understand,address,about ; not next cause,causes,issue,issues,problem,problems,condition,health
stark/a => clear ; next <noun>,<adj> ; object example,illustration,reminder,sign,evidence,contrast,warning,message
stark/a => harsh ; object reality,truth,light,lesson
stark/a => sharp ; object disparity,departure,difference,contrast,divide,opposition,dichotomy
stark/a => grim ; object picture,assessment,setting,message,calculation,arithmetic
formidable/a => fearsome ; object warrior,predator,monster,army,fighter,beast,enemy,foe,weapon,guardian,opponent,reputation ; not prev and
formidable/a => great ; object skill,talent,ability,strength,power,expertise,intellect,prowess,resource ; not prev and
formidable/a => hard ; object task,problem,climb,fight
favorable/a => good ; next <noun>,<adj> ; object climate,attitude,outlook,rate,term,condition,position,review,response,opinion,impression,weather,outcome,deal,environment,result,price,light,wind,reception,treatment ; not prev more,most,less
unprecedented/a => record ; object height,growth,wealth,turnout,sum,number,amount
unprecedented/a => unheard-of ; object move,step,speed,depth,access,freedom,outcome,degree,magnitude
staggering => huge @plain | enormous ; prev was,were,is,are ; next <end>,<punct>
devastating/a => terrible ; next <noun> ; object crash,bombing,outbreak,loss,displacement,mistake,epidemic,accident,violence,battle,plague,war,earthquake,fire,flood,storm,disease,news,famine,explosion,drought,hurricane,reality,blow,defeat,hit,toll ; not prev and
tangible/a => real ; next <noun> ; object benefit,result,link,contact,thing,reality,symbol,act,responsibility,advantage,consequence,application,health,impact,effect,difference,change,reward,progress,improvement,threat,reform,record,value,outcome,evidence,action,presence,connection,return ; not prev and,or
beneficial => helpful ; prev is,are,be,also,particularly,especially,very,highly,extremely,prove/v ; next <end>,<punct>,for,when,because,in,if ; not prev mutually
valuable => useful ; prev is,are,be,also,particularly,especially,very,incredibly ; next <end>,<punct>,for,in,when,because ; not with property,antique,stolen,jewel,gold,painting,art,diamond
a valuable asset => a real asset
valuable assets => real assets ; prev are,as,become
disappointing/a => poor ; object experience,outcome,sandwich,visit,performance,result,service,showing,meal ; not prev more,most,particularly,and
vibrant/a => bright ; next <noun>,<adj> ; object eye,wildflower,flower,petunia,bloom,paint,glow,green,blue,red,yellow,orange,pink,purple,stripe,thread,sticker,mural,plumage,color,colour,hue,shade,dress,sunset,poster,graffiti,petal ; not prev and
vibrant/a => bold ; object flavor,taste,spice,salsa
vibrant/a => lively ; next <noun>,<adj> ; object hub,center,centre,environment,space,party,neighborhood,community,culture,scene,market,city,town,atmosphere,district,nightlife,capital,metropolis,crowd,subculture,street,discussion,debate,music,conversation,soul,spirit,place,campus,square,festival,style ; not prev and
beloved/a => dear ; next wife,husband,mother,father,grandmother,grandfather,friend,son,daughter,sister,brother,child,dog,cat,pet,homeland,companion,aunt,uncle ; prev his,her,my,their,our,your
beloved/a => much-loved ; next <noun> ; object author,series,figure,superhero,tale,character,book,show,tradition,institution,restaurant,shop,establishment,program,game,comedy,actor,singer,teacher,team,landmark,film,movie,classic,band,song,franchise,café,cafe,spot ; not prev and,most,more
timeless/a => classic ; next <noun> ; object tale,story,song,design,style,look,piece,film,novel,work,recipe,album,theme,lesson,masterpiece ; not prev and
intricate/a => fine ; next <noun> ; object detail,carving,embroidery,jewelry,metalwork,ironwork,lace,lacework,beading,stitching,needlework,tattoo,engraving,craftsmanship
intricate/a => complicated ; next <noun>,<adj> ; object working,plot,plotline,lie,calculation,equation,question,system,maze,process,formation,dance,plan,logic,web,relationship,maneuver,mechanism,puzzle,structure,machinery,scheme,rule,network,task,problem,architecture,machine,arrangement,choreography,composition ; not prev and
holistic/a => broad ; object approach,assessment,view,process,perspective,understanding,picture,evaluation,strategy,framework,education ; not prev more,and
resilient/a => strong ; object economy,organization,infrastructure,material,population,community,species,supply,chain,faith,growth,defence,defense,foundation,system,child,people ; next <noun> ; not prev more,and,climate
fleeting/a => brief ; next <noun> ; object moment,glimpse,burst,presence,passion,thought,glance,smile,encounter,touch,peace,connection,hour,contact,visit,respite,image,impression,vision,distraction,flash,warmth,life ; not prev and ; not with brief
fleeting/a => passing ; object trend,illusion,fad,interest,fame,mood,fancy,dream
foundational => basic ; next <noun>,<adj> ; object belief,principle,concept,skill,knowledge,step,value,ideal,theory,idea,rule,question,model,training,understanding,framework,course,research,element,literacy ; not prev and
inadequate/a => poor ; next <noun>,<adj> ; object healthcare,access,condition,sleep,nutrition,intake,understanding,control,design,lighting,ventilation,preparation,sanitation,housing,care,planning,training,education,communication,maintenance,diet,pay,service,infrastructure,supervision,management ; not prev and
outdated => old ; next <noun> ; object system,technology,equipment,law,software,method,policy,model,information,textbook,computer,infrastructure,decor,building,practice,notion,idea,view,machine ; not prev <adv>,and,old
`;
