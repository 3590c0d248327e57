import { each } from "../each.ts";

const strong = "(crucial|vital|critical|pivotal)";
const important = "not with important,importance,importantly,very";
const study =
  "study,research,analysis,finding,result,paper,experiment,work,model,data,essay,novel,text,interview,survey,simulation,theory,report,book,case,chapter,method,approach,framework,article,film,document,letter,poem,statistic,fossil,observation,investigation,review,examination,story,record,history";
const person =
  "scholar,leader,teacher,speaker,employee,expert,author,instructor,guide,professional,family,patient,colleague,customer,parent,team,manager,member,student,participant,user,client,company,person,people,consultant,counselor,advisor,nurse,mentor,worker,staff";
const treatment =
  "method,approach,strategy,technique,treatment,drug,therapy,intervention,medication,program,tool,policy,measure,vaccine,system,model,algorithm,training,practice,exercise,framework,process,feedback,law,campaign,acupuncture,mindfulness,meditation,cbt,regime,plan,ad,advertisement,device,filter";

const showing =
  "demonstrate/v,show/v,evaluate/v,assess/v,confirm/v,verify/v,illustrate/v,test/v,examine/v,measure/v,investigate/v,study/v,determine/v";
const ends = "<end>,<comma>,on,in,for,across";
const telling =
  "show/v,stress/v,emphasize/v,highlight/v,underscore/v,understand/v,realize/v,learn/v,recognize/v,forget/v,illustrate/v,demonstrate/v,teach/v,of,about,remember/v,underline/v,see/v,reveal/v";

/** Common nouns and what goes with them, said with the words that most people use. */
export const everydayNouns = `
# role
play/v (a|an) ${strong} role in {ving} => be/v very important in {ving} ; form s,base,past ; not prev <adv>,not,also ; ${important}
play/v (a|an) ${strong} role in the => be/v very important for the ; object success,development,growth,health,survival,functioning,future,quality,stability,formation,prevention,treatment,management,economy ; form s,base,past ; not prev <adv>,not,also ; ${important}

# effect and difference
have/v a (significant|profound|substantial|tremendous|considerable|powerful) impact on => make/v a great difference to ; active ; form base,s,past ; object life,performance,result,health,success,quality,outcome,community,experience,productivity,student,child,business,work,wellbeing,well-being,efficiency,sale,school,education,accuracy,sleep,mood,development,family,learning,industry ; not prev not ; not with negative,negatively,devastating,difference,different,great,war,death,abuse,crisis,trauma,disease,disaster,loss,poverty,unemployment,stress,burnout,noise,pollution,discrimination,racism,bullying,inflation,debt,illness,injury,violence,isolation,loneliness,inequality,pandemic,drought,slavery,addiction,lack,colonialism,fatigue,disorder
have/v a positive (impact|effect) on => be/v good for ; active ; form base,s,past ; object performance,employee,student,productivity,business,wellbeing,well-being,growth,morale,motivation,relationship,family,learning,life,people,development,individual,learner,worker,patient ; not prev not,<adv> ; not with good,better,statistical,statistically,negative,significant

# what we know
contribute/v to (our|a) (better|deeper|greater|broader|fuller)? understanding of {np} => help/v us to understand {np} better ; active ; form s,base,past ; subject ${study} ; next <end>,<comma> ; not with we,us,better
(deepens|enhances|improves|enriches|advances|furthers) our understanding of {np} => helps us to understand {np} better ; next <end>,<comma> ; not with we,us,better
(deepened|enhanced|improved|enriched|advanced|furthered) our understanding of {np} => helped us to understand {np} better ; next <end>,<comma> ; not with we,us,better ; prev has,have,which,that,<noun>
(deepening|enhancing|improving|enriching|advancing|furthering) our understanding of {np} => helping us to understand {np} better ; next <end>,<comma> ; prev <comma> ; not with we,us,better
(deepen|enhance|enrich|improve|advance|further) our understanding of {np} => help us to understand {np} better ; next <end>,<comma> ; prev can,may,might,will,could ; not with we,us,better
provide/v insights into => tell/v us more about ; active ; form s,base,past ; subject ${study} ; not prev to ; not next understanding ; not with we,us,tell,more
offer/v insights into => tell/v us more about ; active ; form s,base,past ; subject ${study} ; not prev to ; not next understanding ; not with we,us,tell,more
, (providing|offering) insights into => , telling us more about ; not with we,us,tell,more,market,pricing,brand,company,business,${person}
, (providing|offering) (valuable|important|key|deep|rich|useful) insights into => , telling us a great deal about ; not with we,us,tell,great,deal,${person}
provide/v (valuable|important|key|deep|rich) insights into => tell/v us a great deal about ; active ; form s,base,past ; subject ${study} ; not with we,us,tell,great,deal
offer/v (valuable|important|key|deep|rich) insights into => tell/v us a great deal about ; active ; form s,base,past ; subject ${study} ; not with we,us,tell,great,deal

# how well it works
${each(
  "approach,method,model,framework,algorithm,system,technique,program,strategy,treatment,intervention,policy,tool,process,design,architecture,scheme,procedure,vaccine,campaign,therapy",
  (
    n,
  ) => `the (effectiveness|efficacy) of {poss} ${n} => how well {poss} ${n} works ; prev ${showing} ; next ${ends} ; not with well,its,superior
the (effectiveness|efficacy) of {det} ${n} => how well {det} ${n} works ; prev ${showing} ; next ${ends} ; not with well,its,superior
the (effectiveness|efficacy) of {poss} proposed ${n} => how well {poss} ${n} works ; prev ${showing} ; next ${ends} ; not with well,its,superior
the (effectiveness|efficacy) of the proposed ${n} => how well the proposed ${n} works ; prev ${showing} ; next ${ends} ; not with well,its,superior`,
)}
${each(
  "methods,strategies,interventions,programs,techniques,measures,policies,approaches,treatments,models,tools",
  (n) =>
    `the (effectiveness|efficacy) of these ${n} => how well these ${n} work ; prev ${showing} ; next ${ends} ; not with well,its,superior`,
)}
is effective in {ving} => works well in {ving} ; subject ${treatment} ; not prev not,<adv> ; not with well,work,works
are effective in {ving} => work well in {ving} ; subject ${treatment} ; not prev not,<adv> ; not with well,work,works
be effective in {ving} => work well in {ving} ; prev to,can,may,might,could,would,will ; subject ${treatment} ; not with well,work,works,also
achieve/v (superior|improved|better) (performance|results) compared (to|with) => get/v better results than ; active ; form base,s,past ; not with better,get,gets,athlete,student,students,company,result
demonstrate/v (superior|improved|better) (performance|results) compared (to|with) => show/v better results than ; active ; form base,s,past ; not with better,show,shows,athlete,student,students,company,result

# how important it is
${each(
  "friendship,family,trust,education,teamwork,communication,kindness,honesty,patience,compassion,empathy,diversity,collaboration,leadership,context,balance,forgiveness,community,sleep,exercise,nutrition,safety,sustainability,privacy,transparency,accountability,accuracy,flexibility,innovation,perseverance,planning,prevention,representation,freedom,equality,unity,cooperation,training,language,culture,identity,religion,hygiene,research,diplomacy,timing,tradition,integrity,hope,faith,feedback,preparation,love,loyalty,courage,justice,inclusion,inclusivity",
  (n) =>
    `the importance of ${n} => how important ${n} is ; prev ${telling} ; next <end> ; not with important,importantly`,
)}
${each(
  "relationships,boundaries,traditions,friends,vaccines,forests,oceans",
  (n) =>
    `the importance of ${n} => how important ${n} are ; prev ${telling} ; next <end> ; not with important,importantly`,
)}

# what could happen

# work, learning, life
work environment => place to work ; prev positive,safe,healthy,inclusive,supportive,better,pleasant,good,great,collaborative,respectful,safer,healthier,friendly,welcoming,productive,comfortable ; next <end>,<comma>,for,where ; not with place,places,work,workplace,worker,workers,working
learning environment => place to learn ; prev positive,safe,inclusive,supportive,better,pleasant,good,great,collaborative,stimulating,engaging,welcoming,equitable,effective,nurturing ; next <end>,<comma>,for,where ; not with contribute,place,places,learn,learner,learners,learns,online,digital,virtual
of the human experience => of being human ; prev complexity,complexities,nature,essence,part,aspect,aspects,understanding,exploration,richness,depth,depths,core,heart,truths,fragility,beauty,facets ; next <end>,<comma> ; not with human
in decision-making => in making decisions ; next <end>,<comma>,and,about ; not with decide,decides,decision,decisions,brain,cortex,making,make,makes
the decision-making process => the way decisions are made ; prev of,to,about,understand/v,influence/v,affect/v,improve/v,explain/v,guide/v,shape/v ; next <end>,<comma>,at,for ; not with decision,decisions,decide,brain,cortex,making,make,makes,made,way

# many kinds
a (diverse|wide|vast|broad) (range|array|variety) of => many different kinds of ; object food,plant,animal,product,service,activity,data,tool,material,art,music,book,fish,bird,tree,wine,beer,information,dish,game,organization,business,company,drug,machine,device,work,job,event,writing,literature,question ; not with different,kind,kinds,many
(diverse|various) (types|kinds|forms|sorts) of => many different kinds of ; not prev the,these,those,of,more,most,and,its,their,other,between,among ; not with different,kind,kinds,many
the (key|crucial) aspects of => the main aspects of ; not with main,mainly

readily available => easy to get ; prev is,are,was,were,be,becomes,become ; subject food,ingredient,drug,product,resource,material,gun,weapon,alcohol,treatment,fuel,water,medicine,supply ; next <end>,<comma>,in,at,from,and,for ; not with easy,get,gets,easily
readily available => easy to find ; prev is,are,was,were,be,becomes,become ; subject information,data,option,alternative,answer,help,book,service,tutorial,record ; next <end>,<comma>,in,at,from,and,online,on,for ; not with easy,find,easily
${each("noise,uncertainty,interference,light,oxygen,friction,conflict,danger,competition,heterogeneity,heteroscedasticity,nonlinearity,inflation,contamination,occlusion", (n) => `in the presence of ${n} => when there is ${n} ; next <end>,<comma> ; not with there`)}
${each("outliers,obstacles,adversaries,constraints,errors,delays,disturbances,occlusions,distractions,perturbations,distractors,confounders,faults", (n) => `in the presence of ${n} => when there are ${n} ; next <end>,<comma> ; not with there`)}
feel/v (a|an) (profound|deep|overwhelming|immense) sense of (sadness|sorrow) => feel/v very sad ; active ; next <end>,<comma>,for,at,when,as ; not with sad,very
feel/v (a|an) (profound|deep|overwhelming|immense) sense of gratitude => feel/v very grateful ; active ; next <end>,<comma>,for,to,towards,toward ; not with grateful,very
feel/v (a|an) (profound|deep|overwhelming|immense) sense of loneliness => feel/v very lonely ; active ; next <end>,<comma>,when,as ; not with lonely,very
feel/v (a|an) (profound|deep|overwhelming|immense) sense of pride => feel/v very proud ; active ; next <end>,<comma>,when,as ; not with proud,very
feel/v (a|an) (profound|deep|overwhelming|immense) sense of relief => feel/v very relieved ; active ; next <end>,<comma>,when,as ; not with very,relieved
feel/v (a|an) (profound|deep|overwhelming|immense) sense of (guilt|remorse) => feel/v very guilty ; active ; next <end>,<comma>,when,as,for,about ; not with very,guilty
feel/v (a|an) (profound|deep|overwhelming|immense) sense of peace => feel/v very much at peace ; active ; next <end>,<comma>,when,as,with ; not with very,peaceful,much
feel/v (a|an) (profound|deep|overwhelming|immense) sense of (unease|disquiet) => feel/v very uneasy ; active ; next <end>,<comma>,when,as ; not with very,uneasy
feel/v a growing sense of unease => feel/v more and more uneasy ; active ; next <end>,<comma>,when,as,about ; not with more

# all over, all through, to try to
throughout the => all over the @plain ; not prev shockwaves,ripples ; next country,city,region,kingdom,village,house,building,state,island,empire,land,continent,nation ; not next of ; not with all,over
throughout the => all through the ; next night,day,evening,season,summer,winter,war ; not with all,through
throughout {poss} career => all through {poss} career ; not with all,through ; not next in,as,at
in (an|a) (attempt|effort|bid) to {v} => to try to {v} ; not prev <comma>,all,be/v,fail/v,and,engage/v,succeed/v,dive,leap,jump,lunge,swim,climb ; not next and,or ; not with dove,try,tries,tried,trying
high levels of => a great deal of ; object stress,anxiety,uncertainty,violence,competition,support,corruption,pollution,energy,flexibility,trust,conflict,tension,crime,debt,noise ; prev have/v,experience/v,with,face/v,cause/v,report/v,of,to,by,generate/v,create/v ; not with low,lower,great,higher
individual => own ; prev their,his,her,your,our ; object need,preference,goal,circumstance,interest,ability,experience,strength,pace,choice,belief,story,taste,talent,effort,action,situation,level ; not next and,or,<comma> ; not with own

# people
youth => young people ; prev among,for,by,many,today's,local,rural,urban,empower/v,engage/v,help/v,encourage/v,support/v,inspire/v,teach/v ; next <end>,<comma>,in,who,are,have,from,with,to,can,may ; not with young,younger,old,older,age,beauty,fountain,eternal,childhood,bloom,lost,his,her,my,joys,memories,people
the (wealthy|rich) => rich people ; prev of,by,for,to,that,favor/v,tax/v,<start>,among ; next <end>,are,have,can,who ; not with poor,poorer,middle,powerful,famous,people
${each("poor,homeless,disabled,unemployed", (n) => `the ${n} => ${n} people ; prev of,by,for,on,to,help/v,feed/v,among,that ; next <end>,are,have,can,who ; not with rich,wealthy,people,poorer,sick,needy,hungry`)}
adolescents => young people ; prev for,among,of,help/v,many,by,that,when,support/v,<start> ; next <end>,<comma>,who,are,may,can,to,with,often ; not with young,child,children,adult,adults,adolescence,people,study,participants,aged,age,patient,patients,development,<num>
the remaining => the rest of the ; next people,residents,children,patients,pieces,funds,time,days,weeks,months,seats,votes,games,workers,employees,men,women,participants,water,space,land,troops,forces,ships,countries,states,teams,chapters,pages,songs,work,tasks,items,stock,tickets,cards,shares,contents,villagers,prisoners,enemies,documents,evidence,matches ; not with left,rest,resting
was eager to => really wanted to @plain ; next <verb> ; prev he,she,i,it,who,<name> ; not with really,want,wanted
were eager to => really wanted to @plain ; next <verb> ; prev we,they,who,students,children ; not with really,want,wanted
is eager to => really wants to @plain ; next <verb> ; prev he,she,who,<name> ; not with really,want,wants
are eager to => really want to @plain ; next <verb> ; prev we,they,you,who,students,children,people ; not with really,want
during this (period|era) => during this time ; not with time,times,year,years
during that (period|era) => during that time ; not with time,times,year,years
a period of => a time of ; object change,crisis,uncertainty,peace,unrest,turmoil,transition,upheaval,hardship,prosperity,conflict,instability,mourning,reflection ; not with time,times,year,years,month,months
# how much
(considerable|substantial|significant) => a great deal of ; object attention,time,effort,progress,damage,money,support,pressure,interest,experience,research,harm,work,debate,controversy,criticism,stress,investment,media ; prev require/v,take/v,receive/v,attract/v,gain/v,garner/v,draw/v,cause/v,do/v,make/v,face/v,put/v,spend/v,need/v,invest/v,generate/v,spark/v,with,show/v,have/v,bring/v ; next <noun>,attention ; not with great,deal,much,more,statistically,not,no,never,didn't,nothing
an increase in => more ; prev to,see/v,cause/v,experience/v,in,bring/v,mean/v,expect/v,report/v,and ; object traffic,crime,violence,tourism,investment,interest,stress,anxiety,competition,spending,pollution,job,rainfall,flooding,unrest,noise,trade,funding,corruption,conflict,accident,attack,case,complaint,flood,storm,visitor,tourist,customer,user,death,infection ; not next the,<poss>,this,number ; not with more,less,fewer,<num>,decrease
more (susceptible|vulnerable) to => more likely to get ; object illness,infection,disease,cancer,cold,flu,diabetes,depression,virus,complication ; next <noun>,<adj> ; not with than,likely,get,effect,effects
turn/v {poss} gaze (to|toward|towards) => look/v towards ; active ; not form part ; next the,<poss>,her,his ; not with look,looked,looking,toward,towards
avert/v {poss} gaze => look/v away ; active ; not form part ; not with look,looked,looking,away
lower/v {poss} gaze => look/v down ; active ; not form part ; next <end>,<comma>,and,to ; not with look,looked,looking,down
raise/v {poss} gaze => look/v up ; active ; not form part ; next <end>,<comma>,and,to ; not with look,looked,looking,up
lift/v {poss} gaze => look/v up ; active ; not form part ; next <end>,<comma>,and,to ; not with look,looked,looking,up
`;
