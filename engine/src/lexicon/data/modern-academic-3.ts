import { each } from "../each.ts";

const needed =
  "research,reform,regulation,education,training,caution,vigilance,collaboration,cooperation,change,action,support,oversight,planning,transparency,diversity,supervision,investment,intervention,study,care,monitoring,guidance,accountability,protection,innovation,diversification,legislation";
const shown =
  "show/v,demonstrate/v,illustrate/v,stress/v,emphasize/v,underscore/v,highlight/v,see/v,recognize/v,acknowledge/v,suggest/v,reveal/v";
const still =
  "shape/shapes,influence/influences,play/plays,affect/affects,inspire/inspires,serve/serves,face/faces,pose/poses,struggle/struggles,provide/provides,attract/attracts,offer/offers,hold/holds,matter/matters,inform/informs,define/defines,drive/drives,dominate/dominates,depend/depends,exist/exists,rely/relies,resonate/resonates,cause/causes,threaten/threatens";
const growing =
  "grow/growing,evolve/evolving,change/changing,rise/rising,expand/expanding,develop/developing,spread/spreading,increase/increasing,improve/improving,decline/declining";

/** Frames of school essays and surveys, said with everyday words. */
export const modernAcademic3 = `
# links
the extent to which => how far ; prev <verb>,about,of,on,regarding,understand,and,into ; not with far,how ; not with aligned,align,aligns,alignment
the degree to which => how far ; prev <verb>,about,of,on,regarding,understand,into ; not with far,how

# still
${each(still, (base, form) => `continues to ${base} => still ${form} ; not with still,and,or ; not next <comma> ; not prev that,which,as,what`)}
${each(still, (base) => `continue to ${base} => still ${base} ; prev <noun>,they,we,these ; not with still,as,and,or ; not next <comma>`)}
${each(growing, (base, form) => `continues to ${base} => is still ${form} ; not with still,as,while,if,long,when,and,or ; next <end>,<comma>,in,at,rapidly`)}
${each(growing, (base, form) => `continue to ${base} => are still ${form} ; prev <noun>,they ; not with still,as,while,if,long,when,let,help,make,may,can,and,or ; next <end>,<comma>,in,at,rapidly`)}
${each("advance,evolve,develop,improve,progress", (verb) => `as technology continues to ${verb} => as technology gets better ; next <comma> ; not with better`)}
be/v evident in => can be seen in ; form s,base ; not prev not,<aux>,to,also,most,more,clearly ; not with see,seen

# what lies in what
${each("challenge,difficulty,problem,danger,trick", (noun) => `${noun} lies in {ving} => ${noun} is {ving} ; not with is`)}
align/v with => be/v in line with ; active ; form s,past ; object finding,result,work,study,research,theory,evidence,goal,value,principle,view,expectation,belief,need,interest,policy,standard,strategy,mission,hypothesis,report,literature,observation,objective,priority,idea,vision ; not with skill,skills,experience,background,how,line ; not prev not,to,<aux>,<adv>,had,have,has,is,are,was,were
align/v with => be/v in line with ; active ; form base ; prev <noun>,they,these,which,that ; object finding,result,work,study,research,theory,evidence,goal,value,principle,view,expectation,belief,need,interest,policy,standard,strategy,mission,hypothesis,report,literature,observation,objective,priority,idea,vision ; not with skill,skills,experience,background,how,line
capacity to => ability to ; next <verb> ; prev the,their,its,our,his,her,a,one's,human ; not with ability,able,attorney,lawyer,state,states,treaty,storage,production,reserve,watt,gallon,legal
capacity for {ving} => ability to {ving:base} ; prev the,their,its,our,his,her,a,human ; not with ability,able

# needs
${each(needed, (noun) => `the need for ${noun} => that ${noun} is needed ; prev ${shown} ; next <end> ; not with need,needs,needed,that`)}
${each(needed, (noun) => `the need for {adj} ${noun} => that {adj} ${noun} is needed ; prev ${shown} ; next <end> ; not with need,needs,needed,that`)}
the need for a {adj} {n} => that a {adj} {n} is needed ; prev ${shown} ; next <end> ; not with need,needs,needed,that
the need for an {adj} {n} => that an {adj} {n} is needed ; prev ${shown} ; next <end> ; not with need,needs,needed,that
the necessity of => the need for ; next <noun>,<adj>,a,an ; not with need,needs,needed ; prev <verb>,on,about,and,of
several factors contribute to => there are several reasons for ; start ; not with reason,reasons,there
many factors contribute to => there are many reasons for ; start ; not with reason,reasons,there
various factors contribute to => there are various reasons for ; start ; not with reason,reasons,there
multiple factors contribute to => there are several reasons for ; start ; not with reason,reasons,there
${each("resources,opportunities,options,jobs,teachers,nurses,doctors,facilities,services,schools", (noun) => `a lack of ${noun} => too few ${noun} ; prev <prep>,with,have/v,face/v,cause/v,experience/v,suffer ; next <end>,<comma> ; not with few,fewer,lack/v`)}

# people and places
the protagonist => the main character ; not with main,character,characters
the protagonist's => the main character's ; not with main,character,characters
protagonists => main characters ; not next and,or ; not with main,character,characters
the narrative => the story ; with novel,author,reader,readers,character,characters,protagonist,book,film,narrator ; next <verb>,<aux>,<end>,<comma>,of,in ; not with story,stories

# deeds
participation in => taking part in ; prev <start>,of,through,from,for,by,encourage/v,with ; object sport,activity,program,club,service,discussion,event,game,band,council,competition,team,class ; not with part
the integration of {np} into => bringing {np} into ; prev <start>,through,by,of,for,with,and,on,about,advocate ; not with bring,brings,bringing
the incorporation of {np} into => bringing {np} into ; prev <start>,through,by,of,for,with,and,on,about ; not with bring,brings,bringing
the integration of {np} in => the use of {np} in ; object technology,tool,ai,system,device,software,principle,method,element,practice,technique,robot,data,art,music,media ; not with use,uses,used,using
the implementation of {np} => putting {np} in place ; prev for,in,of ; next <end> ; not with place
by incorporating => by using ; object connection,parameter,function,technique,method,data,feedback,model,material,mechanism,information,technology,knowledge,strategy,tool,principle,practice,layer,regularization,constraint,structure,feature,thermostat,sensor,activity,exercise,story,image ; not with into,use,uses,used,using
was implemented => was put in place ; subject law,policy,measure,rule,program,system,reform,plan,restriction,regulation,procedure,protocol,safeguard,act ; not with place
were implemented => were put in place ; subject law,policy,measure,rule,program,system,reform,plan,restriction,regulation,procedure,protocol,safeguard ; not with place
be implemented => be put in place ; subject law,policy,measure,rule,program,system,reform,plan,restriction,regulation,procedure,protocol,safeguard ; not with place
increase/v the likelihood of {np} => make/v {np} more likely ; active ; next <end>,<comma> ; not with likely
raise/v awareness about => make/v people aware of ; active ; not form part ; not with aware,people,person ; not prev and,or
raising awareness about => making people aware of ; not with aware,people
pose/v a threat to => be/v a threat to ; active ; form s,base,past ; not prev to,<aux>,and ; not with be
pose/v a {adj} threat to => be/v a {adj} threat to ; active ; form s,base,past ; not prev to,<aux>,and
pose/v a risk to => be/v a risk to ; active ; form s,base,past ; not prev to,<aux>,and
pose a => be a ; prev can,could,may,might,must,not,should,to,will,would ; object barrier,challenge,danger,hazard,obstacle,risk,threat ; not with be
pose an => be an ; prev can,could,may,might,must,not,should,to,will,would ; object barrier,challenge,danger,hazard,obstacle,risk,threat ; not with be
pose no threat => be no threat ; prev can,could,may,might,should,to,will,would ; not with be
pose no risk => be no risk ; prev can,could,may,might,should,to,will,would ; next to ; not with be
pose/v a {adj} risk to => be/v a {adj} risk to ; active ; form s,base,past ; not prev to,<aux>,and,that,which,who,<adv>
pose/v a {adj} challenge (for|to) => be/v a {adj} challenge for ; active ; form s,base,past ; not prev to,<aux>,and,that,which,who,<adv> ; not with for
pose/v significant challenges (for|to) => create/v serious difficulties for ; active ; not form part ; next <np> ; not next <verb> ; not with create,created,creates,creating
pose/v significant challenges in => create/v serious difficulties in ; active ; not form part ; not with create,created,creates,creating
pose/v => carry/v ; active ; not form part ; object risk ; next certain,health,potential,serious,significant ; not subject company,government,he,individual,people,person,she,they ; not with carry,carries,carried,carrying
serves to {v} => {v:s} ; not prev only,merely,also ; not next be,as
encourage/v collaboration => encourage/v people to work together ; active ; not form part ; next <end>,in,on ; not with work,works,together,people
promote/v collaboration => help/v people work together ; active ; not form part ; next <end>,in,on ; not with work,works,together,people,help,helps
foster/v collaboration => help/v people work together ; active ; not form part ; next <end>,in,on ; not with computer,machine,ai,agent,work,works,together,people,help,helps
collaboration => cooperation ; next between,among ; not prev in,a,an,the,<adj> ; not with artist,designer,album,song,film,design,brand,singer ; not with cooperation,cooperate
innovation => new ideas ; prev encourage/v,support/v,foster/v,inspire/v,spark/v,stifle/v,welcome/v,hinder/v,bring/v ; next <end>,<comma>,in,and ; not with new,idea,ideas

# single words
undeniable => plain to see ; prev is,are ; next <end> ; not with plain,see
undeniable => beyond doubt ; prev is,are,was,were,remains ; next <end>,<punct> ; subject achievement,beauty,brilliance,charm,connection,evidence,genius,impact,importance,influence,link,logic,necessity,popularity,power,reality,skill,success,talent,truth,value,need,role,benefit ; not with beyond,doubt,doubts,doubtful
undeniable => clear ; prev is,are,was,were ; next <comma>,in,that ; not with clear,clearly
undeniably => certainly ; not prev <comma>,and,—,– ; not with certain,certainly
advantageous => useful ; prev is,be,are,very,highly ; not with use,uses,used,useful,tax,price,deal,rate,loan ; not next than
more advantageous => better ; prev be/v,prove/v,is,are,be ; next <end>,<comma>,to,for,than,if,when ; not with good,better,best,well
stringent/a => strict ; not with strict,strictly,stricter,strictest
their respective => their ; object region,economy,time,market,field,society,home,work,district,country,culture,community,role,team,family,school,area,tradition,industry,discipline,house,room,seat,village,language ; not with own
varying => different ; next levels,sizes,opinions,views,perspectives,needs,abilities,types,conditions,backgrounds,interests,skill,kinds,amounts,approaches,reasons,ways,results,lengths ; prev <verb>,<prep>,with,the,their,and,to ; not with different,differently,differ
initial => first ; object step,stage,phase,reaction,meeting,impression,draft,experiment,encounter,version,year,month ; not prev <poss>,and ; not with first,final,later,subsequent ; not next <adj>
external => outside ; object factor,influence,pressure,force,threat,help,support,validation,source,observer,world,expert,consultant,funding,interference,event,circumstance,reward,approval,audience ; not prev and,or,both ; not next and,or,<comma> ; not with internal,internally,outside,inside,intrinsic,study,studies,cohort,model,models,dataset,algorithm
guidance => advice ; prev seek/v,offer/v,give/v,provide/v ; next <end>,<comma>,to,from ; not with advice,parental,spiritual,under,counselor,god
academically => at school ; prev succeed/v,excel/v,perform/v,well,better,struggle/v,achieve/v,perform ; next <end>,<comma> ; not with school,schools,college,university,both
accurately => correctly ; next predict/v,identify/v,detect/v,classify/v,diagnose/v,recognize/v,interpret/v,recall/v,label/v,locate/v ; not prev more,most,as,how ; not with correct,correctly
mitigate/v => reduce/v ; active ; object risk,impact,effect,harm,bias,damage,threat,loss,consequence,disparity,noise,error,overfitting,forgetting,collapse,pain,shortage,burden,emission ; not with reduce,reduces,reduced,reducing,reduction
foundational => basic ; object principle,skill,concept,knowledge,element,idea,theory,assumption,belief,value,right,rule,step,education ; not with basic,basis
without compromising => without giving up ; object quality,comfort,privacy,freedom,safety,performance,taste,value,independence,accuracy ; not next the,on,its,their
holistic => all-round ; object development,education,growth ; not prev more,most,and
embrace/v => accept/v ; active ; object difference,uncertainty,imperfection,complexity,vulnerability,identity,change,fate,flaw ; not prev and,or ; not with accept,accepts,acceptance
`;
