import { each } from "../each.ts";

const present =
  "with is,are,has,can,may,will,often,today,now,makes,means,use,uses,provides,offers,remains ; not with was,were,had,did,would,could";
const narrated = "not with was,were,had,did,would,could";
const who =
  "students,teachers,educators,organizations,companies,businesses,managers,leaders,researchers,professionals,parents,individuals,users,employees,workers,nurses,patients,governments,policymakers,engineers,developers,learners,schools,families,players,participants,people,employers,citizens,countries";
const alone =
  "company,organization,business,team,government,teacher,leader,manager,school,student,community,country,society,nurse,player,person,individual,employer,management,provider,candidate,engineer,designer,researcher,writer,artist,university,college,brand,firm,institution,system,model,algorithm,reader,hero,protagonist,worker,employee,practitioner,physician,doctor,therapist,speaker,investor,robot,agent";
const clear = "not prev and,or,<adv> ; not next and,or,<comma>";

/** Verbs and nominalizations said with what people do: how important it is, what we know, one of the reasons. */
export const everydayDeeds = `
# how important it is
${each("highlights,underscores,shows,demonstrates,illustrates,reflects", (v) => `${v} the (vital|crucial|critical)? importance of {ving} => shows how important it is to {ving:base} ; ${clear} ; not with how`)}
${each("highlight,underscore,show,demonstrate,illustrate", (v) => `${v} the (vital|crucial|critical)? importance of {ving} => show how important it is to {ving:base} ; ${clear} ; not with how`)}
${each("highlighted,underscored,demonstrated,illustrated", (v) => `${v} the (vital|crucial|critical)? importance of {ving} => showed how important it was to {ving:base} ; active ; ${clear} ; not with how,have,has,is,are`)}
${each("highlighting,underscoring,showing,demonstrating,illustrating", (v) => `, ${v} the (vital|crucial|critical)? importance of {ving} => , which shows how important it is to {ving:base} ; not next and,or,<comma> ; with is,are,has,can,may,will,have ; not with how,which,was,were,had,did,praised,said,speaking,speech,noted`)}
emphasize/v the (vital|crucial|critical)? importance of {ving} => stress/v how important it is to {ving:base} ; active ; form base,s ; ${clear} ; not with how,was,were
stresses the importance of {ving} => stresses how important it is to {ving:base} ; ${clear} ; not with how
recognize/v the importance of {ving} => know/v how important it is to {ving:base} ; active ; form base,s,ing ; ${clear} ; not with how,know,knows,was,were,had
recognize/v the importance of => know/v the importance of ; active ; form base,s ; prev we,they,who,you,also ; not with know,knows,known
understand/v the importance of {ving} => know/v how important it is to {ving:base} ; active ; form base,s,ing ; ${clear} ; not with how,know,knows,was,were,had

# what we know, understand better
contribute/v to a (deeper|better|greater|fuller|richer|clearer) understanding of => help/v us to better understand ; active ; form base,s,ing ; not with help,helps,helping
facilitate/v a (deeper|better|greater|fuller|richer|clearer) understanding of => make/v it easier to understand ; active ; form base,s,ing ; not with easy,easier
promote/v a (deeper|better|greater|fuller|richer) understanding of => help/v people to better understand ; active ; form base,s ; not with help,helps,helping,people,students,learners

${each("provide,offer,give,afford", (v) => `${v}/v a (deeper|better|greater|fuller|richer|clearer) understanding of => help/v us to better understand ; active ; form base,s ; subject result,finding,study,work,research,analysis,approach,method,paper,framework,model,theory,experiment,insight,data ; not with help,helps,helping`)}
${each("enhance,improve", (v) => `${v}/v our understanding of => help/v us to better understand ; active ; form base,s,ing ; not with help,helps,helping,we,us`)}
gain/v a (deeper|better|greater|fuller|richer|clearer) understanding of => better understand/v ; active ; form base ; prev to ; not with how,what,why

# make it clear that
emphasized that => made it clear that ; prev <name>,he,she,they,we,i,company,minister,ministry,army,police,official,officials,spokesperson,spokeswoman,spokesman,club,government,school,team,president,chairman,union ; not with clear,should,must ; not next the,a,<comma>,while

# how well they can, harder for them to
${["their:they:them", "our:we:us", "his:he:him", "her:she:her", "its:it:it", "your:you:you"]
  .map((row) => row.split(":"))
  .map(
    ([
      poss,
      they,
      them,
    ]) => `affect/v ${poss} ability to {v} => affect/v how well ${they} can {v} ; active ; form base,s,ing ; not next and,or ; not with could,was,were,had,well
impact/v ${poss} ability to {v} => affect/v how well ${they} can {v} ; active ; form base,s,ing ; not next and,or ; not with could,was,were,had,well
${each("limit,restrict,hamper,impede,undermine,hinder,impair", (v) => `${v}/v ${poss} ability to {v} => make/v it harder for ${them} to {v} ; active ; form base,s,ing ; not next and,or ; not prev <adv>,and,or ; not with hard,harder`)}`,
  )
  .join("\n")}

# good for
promotes => is good for ; object health,well-being,wellbeing,wellness,digestion,morale,sleep ; not prev and,or,also,<adv>,not ; not with good,program,policy,policies,organization,agency ; next <noun>,<adj>,<poss> ; not next and,or
promote => are good for ; prev that,which ; object health,well-being,wellbeing,wellness,digestion,morale,sleep ; not with good,policy,policies

# make the experience better
${each("enhance,improve", (v) => `${v}/v the overall {n} experience => make/v the whole {n} experience better ; active ; form base,s,ing ; next <end>,<comma>,for,of ; not prev and,or,<adv> ; not with better`)}
${each("enhance,improve", (v) => `${v}/v the {n} experience => make/v the {n} experience better ; active ; form base,s,ing ; next <end>,<comma>,for,of ; not prev and,or,<adv> ; not with better`)}
${each("enhance,improve", (v) => `${v}/v the overall experience => make/v the whole experience better ; active ; form base,s,ing ; next <end>,<comma>,for,of ; not prev and,or,<adv> ; not with better`)}

# see or find out whether
to determine whether => to find out whether ; not next to ; not with should,find,found,finding,court,judge,jury,scores
to determine if => to find out whether ; not next to ; not with find,found,finding,court,judge,jury,whether
to determine how => to find out how @plain ; not with hard,difficult,easy,find,found,finding,court,judge,jury
to determine which => to find out which @plain ; not with hard,difficult,easy,find,found,finding,court,judge,jury

# have to
${each(who, (n) => `this requires ${n} to {v} => this means that ${n} have to {v} ; start ; not with have,means`)}
${each(who, (n) => `, requiring ${n} to {v} => , so that ${n} have to {v} ; ${present} ; not with have,so`)}
, requiring them to {v} => , so that they have to {v} ; ${present} ; not with have,so
he must {v} => he has to {v} ; next <det>,<poss>,<to>,with,from,against ; ${narrated} ; not with has,have,if,knew,said,realized,felt,thought,law
she must {v} => she has to {v} ; next <det>,<poss>,<to>,with,from,against ; ${narrated} ; not with has,have,if,knew,said,realized,felt,thought,law
that must be addressed => that have to be dealt with ; prev challenges,problems,issues,concerns,obstacles,barriers ; not with have,deal

${each(alone, (n) => each("the,a,an,each,every,our,your,this", (d) => `${d} ${n} must => ${d} ${n} has to ; not prev <prep>,and,or,<noun>,<verb> ; next <verb> ; not next have,be,also,never,surely,know,feel,think,mean,cost,seem ; not with has,have,if,must,law,laws,legal,regulations,contract,was,were,had,said,insisted`))}
# one of the causes, one of the reasons


contribute/v to a better => make/v for a better ; active ; form s ; not object understanding,society,world,future ; not with make,makes,making
contribute/v to a more => make/v for a more ; active ; form s ; not object understanding ; next <adj> ; not with make,makes,making
${each("hinder,limit,restrict,hamper,impede,impair", (v) => `${v}/v the ability of {np} to {v} => make/v it harder for {np} to {v} ; active ; form base,s,ing ; not prev <adv>,and,or ; not with hard,harder`)}
improve/v patient outcomes => get/v better results for patients ; active ; form base,s,ing ; next <end>,<comma>,through,by,in ; not prev <adv>,and,or ; not with better,get,patients,results

# work on, try, put into practice
focus/v on {ving} => work/v on {ving} ; active ; form base,s,ing ; next <np> ; with improving,developing,building,strengthening,expanding ; subject company,business,organization,government,team,school,teacher,educator,leader,manager,student,researcher,engineer,we,they,firm,brand,hospital,community,country,nation,employer,athlete,player ; not with work,works,working,worked,paper,study,essay,article,chapter,thesis
seek/v to => try/v to ; active ; form base,s ; not with try,tries,trying,tried ; not next be ; subject study,paper,research,essay,article,company,organization,government,author,we,researcher,scientist,program,movement,policy,theory
strive/v to => try/v hard to ; active ; form base,s,ing ; not with try,tries,trying,tried,hard,only ; next <verb> ; not next be,ensure ; not prev regularly,can,could,must,should,we,to,always,continue,continually,constantly,continuously,policies,systems,healthcare ; not subject policy,approach,system,plan,program,organization,company,law,method,pedagogy,institution
`;
