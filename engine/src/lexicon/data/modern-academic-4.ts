import { each } from "../each.ts";

const plans =
  "system,approach,framework,update,project,restructuring,reform,act,revision,model,method,algorithm,technique,therapy,treatment,intervention,training,workshop,strategy,rule,regulation,legislation,effort,tool,design,curriculum,division,test,scheme,partnership,exercise,activity,procedure,program,programme,initiative,policy,campaign,course,law,plan,bill,measure";
const learners =
  "practitioners,teachers,educators,researchers,clinicians,students,policymakers,managers,investors,consumers,parents,scholars,leaders,employers,users,professionals,readers,firms,nurses,families,citizens,women,adults,learners,patients";

/** More of what papers and school essays say, in everyday words. */
export const modernAcademic4 = `
# good and bad
strong => good ; next communication,writing,leadership,people,interpersonal,analytical,problem-solving,organizational ; object skill ; not prev and,or,<poss> ; not with good,well
positive change => change for the better ; next <end>,<comma>,in ; prev make/v,bring/v,create/v,promote/v,inspire/v,effect/v,toward,towards ; not with better,change/v
have/v negative consequences => do/v harm ; active ; next <end>,<comma> ; form base,s,past ; not with harm,harmful
have/v negative consequences for => be/v bad for ; active ; form base,s,past ; not with bad ; not prev not
have/v (serious|severe) consequences for => do/v serious harm to ; active ; form base,s,past ; not with harm,harmful,serious ; not prev not ; object health,child,student,patient,person,people,community,environment,family,society,animal
negative impacts => harmful effects ; next of,on ; not with positive,benefits,harm,harmful,regression

# still, so far, how well
${each("challenge,problem,concern,mystery,question,barrier,threat,matter,part,source,subject,topic,struggle,priority,goal,symbol,force,place", (noun) => `remains a ${noun} => is still a ${noun} ; not with still,as,long,if,until,so ; not prev and,or,that,what`)}
hitherto => so far ; prev has,have
hitherto => until then ; prev had
${each("our,the proposed,the,this", (whose) => each("method,approach,model,framework,algorithm,system,technique", (thing) => `the efficacy of ${whose} ${thing} => how well ${whose} ${thing} works ; prev show/v,demonstrate/v,illustrate/v,confirm/v,test/v,evaluate/v,assess/v ; next <end>,<comma>,in,on ; not with well,work,works`))}

# people who want something
seeking to {v} => who want to {v} ; prev ${learners} ; not with was,were,had,did,saw,became,began,led,rose,emerged,century,who,want,wants
aim/v to {v} => be/v meant to {v} ; active ; form s ; subject ${plans} ; not with our,we,my,meant ; not prev and,or,that,which,not,also,who
aim/v to {v} => be/v meant to {v} ; active ; form base ; prev <noun> ; subject ${plans} ; not with our,we,my,meant
that aims to {v} => meant to {v} ; prev system,approach,framework,project,reform,model,method,therapy,treatment,intervention,training,workshop,strategy,regulation,legislation,tool,program,initiative,policy,campaign,course,law,plan,bill ; not with meant
that aim to {v} => meant to {v} ; prev systems,approaches,frameworks,projects,reforms,models,methods,therapies,treatments,interventions,workshops,strategies,regulations,tools,programs,initiatives,policies,campaigns,courses,laws,plans,bills,measures,efforts ; not with meant
when considering => when thinking about ; start ; next the,whether,how,what,which,a,an,their,our,its,these,this ; not with think,thinking,thought
when considering => when thinking about ; not start ; next whether,what,which ; not with think,thinking,thought

# ties
${each("linked,tied,bound,connected", (tied) => `inextricably ${tied} to => closely tied to ; not with tie,tied,closely`)}
inextricably linked with => closely tied to ; not with tie,tied,closely,close
inextricably intertwined with => closely tied to ; not with tie,tied,closely
inextricably linked => closely linked ; next <end>,<comma> ; not with close,closely
wrought by => caused by ; prev devastation,destruction,damage,havoc,changes,suffering ; not with cause,caused
in classroom settings => in the classroom ; not with classroom,classrooms,school
constitute/v => be/v ; next the ; form s,past ; object factor,reason,problem,obstacle,challenge,difference,evidence,proof,answer ; not prev what,* ; not with %,what

# stock phrases of essays
it is (important|necessary) to acknowledge that => we have to grant that @plain ; start ; not with grant
in today's digital age , => today , ; start ; not with today ; not next where,when
in the digital age , => today , ; start ; not with today ; not next where,when
in modern society , => today , ; start ; not with today
play/v a pivotal part in => be/v a very important part of ; form s,base,past ; not prev <aux>,to
a plethora of => a great many ; next <noun>,<adj> ; not with many,great
take/v into account the fact that => remember/v that ; active
with regard to => about ; prev concern,concerns,question,questions,decision,decisions,information,policy,policies,views,beliefs,attitudes ; not with about
in regards to => about ; not with about
when it comes to {ving} => in {ving} ; prev <comma> ; not with in
# far back and wide
roots of {np} can be traced back to => roots of {np} go back to ; not with go,goes
origins of {np} can be traced back to => origins of {np} go back to ; not with go,goes
roots of {np} can be traced to => roots of {np} go back to ; not with go,goes
origins of {np} can be traced to => origins of {np} go back to ; not with go,goes
pervasive => widespread ; object problem,issue,influence,inequality,corruption,racism,discrimination,fear,stigma,violence,poverty,stereotype,practice,belief,use,sense ; not prev more,most,and,<adv> ; not next and,or,<comma> ; not with widespread,wide,widely,spread
`;
