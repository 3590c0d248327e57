import { each } from "../each.ts";

const technical =
  "algorithm,algorithms,neural,noise,adversarial,outlier,outliers,stochastic,gradient,estimator,estimators,optimization,classifier,regression,statistical,statistically,convergence,encryption,encoder,vision,artificial,learning,gan,gans,perturbation,perturbations";
const gift =
  "feedback,guidance,comfort,insight,chance,direction,basis,training,advice,relief,encouragement,instruction,aid,overview,summary,score,answer,hope,reassurance,motivation,perspective,clarity,context,information,explanation,reason,evidence,confidence,structure,foothold";
const difficulty =
  "concern,cause,problem,issue,barrier,risk,limitation,difficulty,weakness,challenge,crisis,complexity,inequality,disparity,fatigue,stigma,racism,discrimination,shortage,misinformation,emergency,conflict,bias,obstacle,situation,uncertainty,tension,dilemma,change,threat,fear,stress,symptom,corruption,poverty,violence,difference";
const better =
  "safety,efficiency,performance,engagement,learning,quality,understanding,decision-making,security,communication,ability,skill,delivery,accuracy,reliability,care,collaboration,experience,productivity,capability,attendance,accountability,comprehension,interpretability,robustness,outcome,result,service,life,well-being,wellbeing,health,effectiveness,generalization,resilience,practice,process,fairness,transparency,knowledge,relationship,retention,satisfaction,stability,usability";
/** Nouns of which there is one: "how important sleep is". */
const mass =
  "education,health,safety,trust,teamwork,communication,exercise,sleep,nutrition,diversity,inclusion,technology,research,training,leadership,collaboration,cooperation,empathy,compassion,patience,honesty,humility,resilience,perseverance,persistence,family,community,culture,religion,language,history,context,equity,equality,justice,freedom,privacy,security,transparency,accountability,sustainability,planning,preparation,feedback,diet,hygiene,literacy,loyalty,responsibility,self-care,self-reflection,reflection,learning,reading,vigilance,balance,care,access,representation,autonomy,consent,support,friendship,love,courage,faith,tradition,monitoring,maintenance,prevention,screening,engagement,participation,awareness,evidence,knowledge,management,practice";
const telling =
  "show/v,see/v,understand/v,know/v,realize/v,recognize/v,learn/v,stress/v,emphasize/v,highlight/v,illustrate/v,demonstrate/v,underscore/v,underline/v,forget/v,explain/v,of,about,me,us";
const seen = "shape/v,change/v,influence/v,affect/v,shift/v,alter/v,transform/v,reshape/v,challenge/v";

/** Single words and short frames of papers and school essays, said with those that most people use. */
export const modernAcademic2 = `
underlying => behind ; prev mechanisms,mechanism,processes,factors,principles,reasons,motivations ; next <noun>,the,these,this,their,its,human ; not with behind

# how
${each(mass, (noun) => `the importance of ${noun} => how important ${noun} is ; prev ${telling} ; next <end>,in,for,when ; not with important,importantly,importance,both`)}
${each(mass, (noun) => `the importance of {adj} ${noun} => how important {adj} ${noun} is ; prev ${telling} ; next <end>,in,for,when ; not with important,importantly,both`)}
${each(mass, (noun) => `the importance of {n} ${noun} => how important {n} ${noun} is ; prev ${telling} ; next <end>,in,for,when ; not with important,importantly,both`)}
our perception of => how we see ; prev ${seen} ; not with see,how
our perceptions of => how we see ; prev ${seen} ; not with see,how
(their|people's|individuals') (perception|perceptions) of => how people see ; prev ${seen} ; not with see,how,people
public (perception|perceptions) of => how the public sees ; prev ${seen} ; not with see,sees,how
the film's portrayal of => the way the film shows ; not with show,shows,way
the novel's portrayal of => the way the novel describes ; not with describe,describes,way

# verbs
provide/v => give/v ; active ; form base,s,ing ; object support ; not next for,both,that,<adv>,against,by ; not with for,against,give,gives,giving,gave,given,you,emergency,beam,column,server,subject,contract
provide/v => give/v ; active ; form base,s,ing ; object ${gift} ; not next insights,for,both,that,<adv>,against,by ; not with give,gives,giving,gave,given,you,emergency,beam,column,server,subject,contract
offer/v => give/v ; active ; form base,s,ing ; object insight,comfort,hope,guidance,encouragement,advice,perspective,explanation,clarity,reassurance,context,feedback,reason ; not next insights,for,to,no,up ; not prev not ; not with give,gives,giving,gave,given,you,course,courses,price,class
offering => giving ; prev <comma>,by,while ; next <noun>,<adj>,a,an,the ; object support,opportunity,relief,protection,flexibility,freedom,chance ; not with give,gives,giving,gave,given,you,course,courses,price,store,shop,hotel,company,bank
enhance/v => improve/v ; active ; next <np> ; not form part ; prev and,or,also,<adv> ; object ${better} ; not with improve,improves,improved,improving,improvement,improvements
enhance/v => improve/v ; active ; next <np> ; not form part ; object attendance,engagement,comprehension,delivery,practice,process,relationship,regulation,operation,self-confidence,literacy,adherence,compliance,cohesion,recognition,representation,competitiveness,integrity ; not with improve,improves,improved,improving,improvement,improvements
address/v => deal/v with ; active ; not form part ; object ${difficulty} ; not next <pron>,how,whether,what,<adv> ; not prev <adv>,not,or ; not with deal,deals,dealing,dealt ; not with music,song,lyric,poem,poetry,art,painting,film,speech
navigate/v => deal/v with ; active ; not form part ; object ${difficulty} ; not next <pron>,<adv>,through ; not prev <adv>,not,or ; not with deal,deals,dealing,dealt
reveal/v => show/v ; active ; form base,s,past ; subject study,analysis,data,result,finding,research,experiment,survey,investigation,comparison,examination,review,statistic,evidence,observation,test,figure,interview,simulation ; not object insight,secret,truth,identity ; not with hidden,secret,show,shows,showed,shown ; not next itself,themselves,to
reveal/v => show/v ; active ; form base,s,past ; prev also,further ; object pattern,trend,difference,relationship,importance,complexity,extent,depth,correlation,limitation,limit,need,impact,effect,structure,gap,connection,problem,influence,variation,insight ; not with hidden,secret,show,shows,showed,shown
reveal/v that => show/v that ; active ; form base,s,past ; subject study,analysis,examination,inspection,look,investigation,review,survey,experiment,test,data,result,finding,evidence,research,comparison,simulation,history,statistic,poll,interview,inquiry,assessment,case,literature,lens,pandemic,viewpoint,theory,crisis,understanding,experience,report,we ; not with show,shows,showed,shown
reveal/v how => show/v how ; active ; form base,s,past ; not with show,shows,showed,shown
demonstrate/v the effectiveness of => show/v the effectiveness of ; active ; not form part ; not with show,shows,showing,showed
demonstrate/v the efficacy of => show/v the efficacy of ; active ; not form part ; not with show,shows,showing,showed
demonstrate/v => show/v ; active ; prev and,or,also ; next <np> ; object commitment,potential,importance,value,ability,power,effect,benefit,understanding,need,improvement,knowledge,superiority,advantage,promise ; not with street,protest,show,shows,showed,shown
reflect/v => show/v ; active ; form base,s,past ; object value,attitude,belief,influence,commitment,character,concern,emphasis,status,preference,complexity,awareness,nature,importance ; not with mirror,glass,light,water,eye,eyes,surface,lake,show,shows,price,prices,rate,score,scores ; not prev merely,simply,just,only,accurately,faithfully,or,to,may,might,could,would,should,must,probably,likely,partly,better,not,i,we,who ; not next <end>,on,upon,not ; not subject essay
remain/v => be/v still ; form s ; next important,essential,central,difficult,unclear,uncertain,limited,common,popular,high,low,strong,poor,widespread,controversial,scarce,rare,unresolved,open,problematic,relevant,vital,dominant,prevalent,incomplete,unsolved,unequal,divided,committed,evident,visible,influential,alive,necessary,hard,useful,effective,expensive,contested,debated,underexplored,understudied,significant,deeply,fundamental,vulnerable,intact,profound,largely,highly ; not with still,as,long,if,ensure,sure,guarantee,until,so ; not prev what,to,but,not,<adv>
remain/v => be/v still ; form base ; prev <noun>,they,these,many,several,some,questions,that ; next important,essential,central,difficult,unclear,uncertain,limited,common,popular,high,low,strong,poor,widespread,controversial,scarce,rare,unresolved,open,problematic,relevant,vital,dominant,prevalent,incomplete,unsolved,unequal,divided,committed,evident,visible,influential,necessary,hard,useful,effective,expensive,contested,debated,underexplored,understudied,fundamental,vulnerable,unanswered,unexplored,underrepresented,largely,highly ; not with still,as,long,if,ensure,sure,guarantee,until,so
remain/v a {adj} => be/v still a {adj} ; form s ; prev <noun>,<name>,it,this ; not with still,as,long,if,ensure,sure,guarantee,until,so
occur/v => happen/v ; active ; form base,s,past ; next when,if,because,only,after ; subject event,change,problem,conflict,breach,mistake,this,accident,learning,failure,misunderstanding,growth,shift,progress,incident,attack,crime ; not with phenomenon,adverse,patients,participants,trial,cohort,cells,species,happen,happens
obtain/v => get/v ; active ; form base,ing ; object information,advice,feedback,result,answer,job,help,permission,opinion,support,education,grade ; not prev or ; not with get,gets,getting,getter
adhere/v to => follow/v ; active ; not start ; object rule,guideline,standard,protocol,principle,instruction,procedure,regulation,policy,requirement,norm,recommendation,schedule,diet,law,convention,code,plan ; not with follow,following,followed,strictly
adherence to => following ; prev by,<start> ; object guideline,rule,standard,protocol,principle ; not with follow,following,followed
exhibit/v => show/v ; active ; next <np> ; not form part ; object behavior,sensitivity,degree,robustness,adaptability,performance,trait,symptom,pattern,level,growth,variation,sign,preference,difference,effect,response,characteristic,properties,property,tendency,resistance,increase,decrease,change,resilience ; not with show,shows,showed,shown,museum,gallery
seek/v to => try/v to ; active ; form base,s ; subject school,church,woman,people,person,company,system,society,student,teacher,character,author,artist,movement,group,community,he,she,they,it,leader,nation,country,state,mode,culture,party,parent ; not with determine,try,tries,trying,tried ; not next be
foster/v => develop/v ; active ; object thinking,skill,talent,literacy ; not with develop,develops,developing,development
foster/v => build/v ; active ; object understanding,relationship,trust,loyalty,respect,confidence,communities,community,capital,culture ; not with resentment,distrust,division,hostility,blame,impunity,build,builds,building,built,adoption,proximity,comparison,fear,silence,dependence,dependency,secrecy,blame,shame,violence,mistrust,distrust,consumerism,impunity,perfectionism,entitlement,cynicism,toxic,unhealthy
foster/v => support/v ; active ; object growth,development,learning,diversity,success,inclusion,innovation,creativity,well-being,engagement,communication,collaboration,dialogue,equity ; not with support,supports,supporting,supported
foster/v a sense of => give/v people a sense of ; active ; not form part ; next belonging,community,ownership,purpose,pride,responsibility,identity,unity,security ; not with people,give,gives,giving,student,students,children,employees,members,us,them,among,within,one's,participants,residents,attendees,viewers,customers,patients,workers,staff,teams,team,readers,users,learners,citizens,congregation,audience ; not next fear
enable/v => allow/v ; active ; not form part ; object detection,generation,discovery,understanding,optimization,application,decision,realization,behavior,analysis,comparison,communication,exploration,adaptation,access,representation,estimation,inference,control,monitoring,learning,processing,training,integration,identification,transfer ; not next <pron>,the,us ; not with allow,allows,allowing,allowed ; not prev not
require/v the use of => need/v ; active ; form s,base ; not with need,needs,needed
implement/v => use/v ; active ; not form part ; object strategy,method,technique,technology ; not with use,uses,used,using,user ; not prev <adv>
maintain/v a => keep/v a ; active ; form base,ing,s ; object balance,average,distance,record ; not with keep,keeps,keeping,kept
cultivate/v => develop/v ; active ; object skill,ability,habit,mindset,talent,attitude,understanding,awareness,appreciation,virtue,interest,taste,thinking,literacy ; not with develop,develops,developing,development
cultivate/v => create/v ; active ; object environment,atmosphere,climate,workplace,space,classroom ; not with create,creates,creating,created
cultivate/v => build/v ; active ; object relationship,trust,community,confidence,culture,resilience,loyalty,connection,partnership,workforce ; not with build,builds,building,built
acquire/v => get/v ; active ; form base,ing ; object information,training,education ; not with get,gets,getting,data,company
attain/v => reach/v ; active ; object goal,level,objective,status,peak,age,target,height,maturity,enlightenment,agreement ; not with reach,reaches,reaching,reached
instill/v => build/v ; active ; object confidence,trust,discipline,resilience ; not with build,builds,building,built
comprehend/v => understand/v ; active ; not with understand,understands,understanding,understood
encounter/v => meet/v with ; active ; not form part ; object resistance,opposition,hostility,skepticism ; not with meet,meets,met
encounter/v => have/v ; active ; form base ; object difficulty,problem,trouble ; not prev and,or ; not with have,has,had,having
undermine/v => weaken/v ; active ; object trust,principle,credibility,confidence,authority,foundation,value,effort,legitimacy,integrity,democracy,stability,ability,institution,argument,fabric,cohesion,morale ; not with weaken,weakens,weakened,weak
depict/v => show/v ; active ; next <np>,how ; form base,s,past ; subject film,movie,painting,image,scene,artist,director,art,photograph ; not with show,shows,showed,shown
depict/v as => show/v as ; passive ; not with show,shows,showed,shown
convey/v => express/v ; active ; object emotion,feeling,idea,meaning,tone,sense,mood,theme ; prev and,to ; not with express,expresses,expression

# nouns
strategy/n to {v} => way/n to {v} ; number pl ; prev devise/v,find/v,develop/v,discuss/v,propose/v,suggest/v,explore/v,learn/v,teach/v,offer/v,provide/v,give/v,share/v,need/v,identify/v,create/v,effective,new,different,various,several,many,better,practical,other,of,on,about,possible,potential,creative,key,innovative,useful ; not with way,ways,use/v,employ/v,implement/v,adopt/v,apply/v,deploy/v,put,execute/v,plan,plans
strategy/n for {ving} => way/n of {ving} ; number pl ; prev devise/v,find/v,develop/v,discuss/v,propose/v,suggest/v,explore/v,learn/v,teach/v,offer/v,provide/v,give/v,share/v,need/v,identify/v,create/v,effective,new,different,various,several,many,better,practical,other,of,on,about,possible,potential,creative,key,innovative,useful ; not with way,ways,use/v,employ/v,implement/v,adopt/v,apply/v,deploy/v,put,execute/v,plan,plans
teaching strategies => teaching methods ; not with method,methods
learning strategies => ways of learning ; prev <verb>,effective,different,their,these,of,and,various,new,own,better ; not with way,ways
instructional practices => teaching methods ; not with teaching,method,methods
cultural practices => customs ; not prev and,or,of ; not next and ; not with custom,customs,crop,crops,pest,pests,farm,soil
these strategies => these methods ; not with method,methods,company,business,market,military,firm,firms,growth,investors
these approaches => these methods ; not with method,methods ; not next to
this approach => this method ; not next to,that ; not with method,methods ; with model,algorithm,accuracy,dataset,datasets,training,network,networks,teaching,sample,samples,test,estimate,computational,technique,treatment,patients,surgery,classifier,features
these findings => these results ; not with council,panel,tribunal,committee,disciplinary,suspended,misconduct,result,results,found ; next suggest,indicate,show,support,point,have,may,are,highlight,demonstrate,also
the findings => the results ; not with result,results,found,court,inquiry,commission,tribunal,committee,panel,audit,auditor,investigation,investigators,inspector,inspectors,ombudsman,police,examination,exam,imaging,biopsy ; next suggest,indicate,show,support,point,have,may,are,highlight,demonstrate,also,of,from
these outcomes => these results ; not next and ; not with result,results,clinical,patients
the outcomes of => the results of ; not with result,results
greater => more ; next efficiency,accuracy,appreciation,participation,sensitivity,engagement,empathy,competition,convenience,accessibility,inclusivity,access,exposure,resilience,competitiveness,sophistication,responsibility,cooperation,involvement,satisfaction,emphasis,attention,awareness,stability,precision,detail,investment,support,interest,energy,harm,damage ; prev <verb>,with,for,in,of,to,by,toward,towards,through ; not with more,great ; not prev be/v
broader => wider ; object acceptance,public,plan,benefit,need,application,issue,problem,trend,change,adoption,goal,effort,pattern,movement,discussion,debate,conversation,question,process,society,community,economy,world,role,use,reform,coalition,support,appeal,push ; not with wide,wider,widely ; not prev and

# adjectives
robust/a => strong ; object program,plan,talent,collaboration,leadership,communication,training,supply,social,community,public,legal,government,regulation,enforcement,protection ; not prev more,most,and,<adv> ; not next to,against,and,or,enough ; not with ${technical},strong,stronger,strength,strengthen
robust/a => strong ; object system ; with health,healthcare,education,legal,justice,school,banking,welfare,social,administration ; not prev more,most,and,<adv> ; not next to,against,and,or,enough ; not with ${technical},strong,stronger,strength,strengthen
robust/a => sound ; object practice,process,mechanism ; not prev more,most,and,<adv> ; not next to,against,and,or,enough ; not with ${technical},sound,soundly
comprehensive => full ; object support,data,portrayal,understanding,portrait,solution,set,record,picture ; not prev more,most,and,<adv>,<comma> ; not next and,or,<comma>,health,sex,school ; not with full,fully
more comprehensive => fuller ; object understanding,picture,view,account,analysis,description,portrait ; not next and,or,<comma> ; not with full,fully,fuller
profound => far-reaching ; prev is,are,was,were,been,be ; next <end>,<comma>,and ; subject implication,effect,impact,consequence,change,influence ; not with far-reaching
in profound ways => deeply ; next <end>,<comma> ; not with deep,deeply
significant/a => great ; object benefit,potential,value,burden,strain,effort,advantage ; not prev statistically,no,not,most,more,less,as,so,any,clinically,and ; not next and,or,<comma> ; not with great,greatly,greater,statistical,statistically,trial,placebo,cohort,metabolic,cardiovascular,clinical,surgery,patients
most significant => greatest ; object achievement,contribution,challenge,threat,danger,risk,benefit,advantage,strength,weakness,obstacle,effect,impact,influence,change,need ; not prev statistically,two,three ; not with great,greater,greatest
most significant => most important ; object measure,tool,factor,event,figure,change,development,discovery,document,moment,aspect,part,reason,issue,finding,step,work,invention,lesson,contributor,theme,symbol,element,battle,difference,policy,right,role ; not prev statistically ; not with important,importance
nuanced => careful ; prev more ; object approach,discussion,analysis,look,examination,reading,assessment,debate,consideration ; not next and,or,<comma> ; not with care,careful,carefully,enable,enables,enabled,enabling,allow,allows,allowing,allowed,metric,measures
diverse => different ; object point,experience,approach,group,interest,type,style,strength,opinion,audience,idea,opportunity,practice,skill,source,method,belief,value,field,area,domain,role ; not prev <start>,<comma>,more,most,and,<adv>,<det>,as ; not next and,or,<comma> ; not with different,difference,differences,differ
unique => special ; object quality,talent,place,bond,charm,feature,ability ; not prev more,most,and,<adv>,be/v,as ; not next and,or,<comma>,to ; not with special,specially,each
enduring => lasting ; object value,relevance,influence,impact,appeal,legacy,change,peace ; not prev more,most,and,<adv> ; not next and,or,<comma> ; not with last,lasting,lasts
societal => social ; object norm,expectation,value,pressure,structure,problem,issue,attitude,change,standard,role,barrier,stigma,factor,effect,impact,inequality,need,benefit,cost ; not next and,or ; not prev and,or,broader,wider ; not with social,socially
individuals => people ; prev for ; next who,to,with,in,living,facing,seeking,whose,from,without,suffering,struggling,experiencing,looking,that ; not with people,person,species,gene,genes,cells,mice,animals,population
all individuals => all people ; not next should,must,will,are,may,were,who ; not with people,person,species,gene,genes,cells,mice,animals,population
`;
