const people =
  "students,schools,organizations,companies,leaders,teachers,educators,businesses,managers,governments,policymakers,individuals,societies,parents,institutions,employers,nurses,professionals,providers,researchers,scientists,artists,writers,engineers,hospitals,graduates,employees,marketers,advertisers,workers,entrepreneurs,manufacturers,scholars,humans,teams,drivers,journalists,owners,workplaces,analysts,accountants,patients,physicians,doctors,learners,stakeholders,supervisors,firms,communities,countries,nations,cities,brands,retailers,investors,consumers,citizens,voters,politicians,lawmakers,officials,administrators,practitioners,therapists,psychologists,counselors,economists,historians,designers,developers,executives,universities,colleges,instructors,participants,clinicians,caregivers,families,women,men,children,adolescents,players,athletes,farmers,enterprises,agencies,departments,users,creators,editors,critics,planners,soldiers,characters,heroes,survivors,pharmacists,activists,americans,we,they,you,people";
const duty =
  "not next have,be,not,never,surely,say,admit,confess,seem,feel,think,know,look,sound,wonder,mean,exist,want,love,hate,believe,like,suppose,sense,hear,realize,cost,happen,follow,satisfy,contain,come,also,first,cease";
const lawful =
  "not with must,?,if,has,have,agreement,contract,law,laws,legal,regulation,regulations,court,statute,clause,notice,notify,unauthorized,account,applicant,tenant,refund,compliance,lease,license,policy,rule,rules,thou,god,lord";
const passive =
  "considered,addressed,taken,weighed,made,held,obtained,balanced,overcome,done,met,carefully,handled,treated,protected,kept,given,designed,built,used,developed,trained,changed,solved,resolved,tackled,confronted,acknowledged,recognized,adapted,adjusted,managed,monitored,maintained,established,answered,dealt,paid,chosen,tested,earned,learned,evaluated,assessed,implemented,fought,faced,examined,understood,navigated,supported,tempered,grounded,accompanied,combined,coupled,able,willing,prepared,ready,flexible,careful,open,aware,adaptable,transparent,proactive,vigilant,honest,resourceful";
const things =
  "issues,challenges,problems,factors,decisions,steps,measures,questions,concerns,needs,systems,programs,obstacles,barriers,risks,strategies,solutions,resources,efforts,aspects,considerations,conditions,limitations,hurdles,changes,products,services,models,methods,tools,standards,skills,goals,plans,choices,campaigns,materials,results,lessons,activities,interventions";

/** Plain verbs where formal writing has a longer one: “have to”, “be able to”, “look at”, “find out”, “set up”. */
export const everydayVerbs = `
# must, need to, be forced to: have to
must => have to ; prev ${people} ; next <verb> ; ${duty} ; ${lawful}
must be => have to be ; prev ${people},${things} ; next ${passive} ; ${lawful}
that must be => that have to be ; prev ${things} ; next ${passive} ; ${lawful}
must also => also have to ; prev ${people} ; next <verb> ; not next have,know,seem,mean,feel,think,love,be ; ${lawful}
must also be => also have to be ; prev ${people} ; next ${passive} ; ${lawful}
must first => first have to ; prev ${people} ; next <verb>,be ; not next have ; ${lawful}
one must => one has to ; next <verb> ; not prev no,the,this,that,every,each,any ; ${duty} ; ${lawful}
would need to => would have to ; next <verb>,be ; not with have
will need to => will have to ; next <verb>,be ; not with have
may need to => may have to ; next <verb>,be ; not with have
might need to => might have to ; next <verb>,be ; not with have
need/v to => have/v to ; form base ; prev ${people} ; next <verb>,be ; not prev we,they,you ; not next know,talk,feel,see,sleep,rest,hear ; not with must,?,if,have,has,support,resource,tool,skill,skills,knowledge,care,information,time,help,space,data,confidence,education,training,everything,all,what,boost,money,treatment
<s> we need to => we have to ; next <verb>,be ; not next know,talk,feel,see,sleep,rest,hear ; not with must,?,if,have,has
<s> they need to => they have to ; next <verb>,be ; not next know,talk,feel,see,sleep,rest,hear ; not with must,?,if,have,has
<s> you need to => you have to ; next <verb>,be ; not next know,talk,feel,see,sleep,rest,hear ; not with must,?,if,have,has
, we need to => , we have to ; next <verb>,be ; not next know,talk,feel,see,sleep,rest,hear ; not with must,?,if,have,has
and we need to => and we have to ; next <verb>,be ; not next know,talk,feel,see,sleep,rest,hear ; not with must,?,if,have,has
but we need to => but we have to ; next <verb>,be ; not next know,talk,feel,see,sleep,rest,hear ; not with must,?,if,have,has
as they need to => as they have to ; next <verb>,be ; not next know,talk,feel,see,sleep,rest,hear ; not with must,?,if,have,has,long,much,many,soon
needs to be => has to be ; prev it,there,something,everything,balance,work,relationship,approach,system ; not with if,?,has,have
needed to => had to ; prev he,she,they,we,i ; next find,get,act,make,keep,stop,leave,do,be,take,move,go,warn,stay,figure,come,start,prove,change,choose,focus,protect,save,tell,decide,work,reach,escape ; not with if,had,have,all,what,everything
needs to => has to ; prev company,organization,team,business,government,school,everyone,society,student,teacher ; next <verb>,be ; not with if,?,has,have,and
was forced to {v} => had to {v} ; not with by,gunpoint,against,have,had,will
were forced to {v} => had to {v} ; not with by,gunpoint,against,have,had,labor,labour,slave,slaves,prisoner,prisoners
are forced to {v} => have to {v} ; not with by,have,not ; not prev <adv>
be forced to {v} => have to {v} ; prev will,would,may,might,could ; not with by,have
found himself having to => had to
found herself having to => had to
found themselves having to => had to
# able to
managed to {v} => was able to {v} ; prev he,she,i,it,who,<name>,army,team,thief,man,woman,company,group,soul,crew ; not with able,barely,only,somehow,have,has,had,they,them ; not next and
managed to {v} => were able to {v} ; prev they,we,scientists,researchers,police,firefighters,rescuers,men,women,people,children,crews ; not with able,barely,only,somehow ; not next and
have managed to {v} => have been able to {v} ; not with able,somehow
has managed to {v} => has been able to {v} ; not with able,somehow
had managed to {v} => had been able to {v} ; not with able,somehow
with the ability to => able to ; prev robot,creature,person,man,woman,child,girl,boy,machine,leader,people,beings,creatures,children,individuals ; not with able
the ability to {v} => being able to {v} ; prev on,of,from,without,is,was ; not with able ; not next and,or
the ability to {v} => being able to {v} ; start ; not with able ; not next and,or
have the ability to {v} => be able to {v} ; prev will,would,may,might,must,should,to ; not with able
has the ability to {v} => is able to {v} ; not with able ; not prev also,not,which
have the ability to {v} => are able to {v} ; prev they,we,you,who,people,students,humans,users,companies,children,individuals ; not with able,do,don't,did
had the ability to {v} => was able to {v} ; prev he,she,i,it,man,woman,father,mother ; not with able
had the ability to {v} => were able to {v} ; prev they,we,you,people ; not with able
in a position to {v} => able to {v} ; not with able
succeed/v in {ving} => be/v able to {ving:base} ; active ; form past ; not with able
# look at, look into, see, know, think
explore/v => look/v at ; active ; form base,s ; subject essay,paper,article,study,chapter,section,report,research,review,thesis,analysis,book ; next the,how,what,why,whether,this,these,various,different,several,some,two,three,a,an,its,their ; not with look,looks,looking ; not object option,possibility,world,city,space,planet,island,forest,cave,town,house,building,depth,realm,landscape,intricacy
explore/v => look/v at ; active ; form base,s ; subject we,i ; next the,how,what,why,whether,this,these,various,different,several,some,two,three ; with paper,essay,study,article,work,section,experiment,method,network,learning,post,report ; not with look,looks,looking ; not object option,possibility,world,city,space,planet,island,forest,cave,town,house,building,depth,realm,landscape,intricacy
explore/v how => look/v at how ; active ; form base,s ; not with look,looks,looking
examine/v => look/v at ; active ; form base,s,ing ; next how,whether,why,what,the,this,these,their,its,both,several,various,different ; not prev <adv>,and,or ; not with look,looks,looking,patient,patients,doctor,physician,under,microscope ; not object patient,witness,body,corpse,wound
examine/v => look/v at ; active ; form past ; next how,whether,why,what,the ; subject study,paper,article,researcher,author,review,report,team,we,i ; not with look,looks,looking ; not object patient,witness,body,corpse,wound
investigate/v how => look/v at how ; active ; not form part ; not with look,looks,looking
investigate/v => look/v at ; active ; form base,s ; subject paper,we,study,article,work,research ; object effect,impact,role,relationship,use,problem,question,influence,potential,way,factor,link ; not with look
consider/v => look/v at ; active ; form base,ing ; object example,case,problem,factor,role,impact,effect,history,context,evidence,difference,situation ; not prev and,or ; not with look,looks,looking
consider/v how => think/v about how ; active ; form base,ing ; not with think,thought,thinking ; not prev and,or
consider/v whether => think/v about whether ; active ; form base,ing ; not with think,thought,thinking,court,jury,judge,council ; not prev and,or
consider/v => think/v about ; active ; form base ; prev to,must,should,also,we,you,they ; object need,feeling,consequence,implication,future,impact,effect,factor,alternative,possibility,risk,people,person,reason,question,purpose,audience,perspective,cost,option,benefit ; not with think
discover/v that => find/v out that ; active ; form base,s,past ; not with find,finds,found,finding,findings,study,studies,research,researchers,scientists,scientist,archaeologists
discover/v how => find/v out how ; active ; not form part ; not with find,finds,found
discover/v why => find/v out why ; active ; not form part ; not with find,finds,found
discover/v who => find/v out who ; active ; not form part ; not with find,finds,found
discover/v what => find/v out what ; active ; not form part ; not with find,finds,found
learn/v that => find/v out that ; active ; form past ; prev he,she,i,they,we ; not with find,found
understand/v how => see/v how ; active ; form base ; not next to ; not with see,sees,seeing,seen
understand/v why => see/v why ; active ; form base ; not with see,sees,seeing,seen
understand/v that => know/v that ; active ; form base ; prev they,we,you,who,people,students,i ; not with know,knows,known,important,essential,crucial,please
recognize/v that => know/v that ; active ; form base,s ; prev we,they,who,staff,leaders,experts,teachers,educators,i,people ; not with know,knows,known,knowing
be/v aware of the {n} => know/v about the {n} ; form s,past,base ; not prev <adv>,not ; not with know,knows,knew
be/v aware that => know/v that ; form s,past,base ; not prev <adv>,not ; not with know,knows,knew
# said
replied => said ; prev <name> ; next <end>,<punct>,softly,quietly,with,in,simply,calmly ; with ",“,”
{pron} explained => {pron} said ; next <end>,<punct>,softly,quietly,in,simply,calmly ; prev ”,",’ ; not with said,says
{pron} announced => {pron} said ; next <end>,<punct>,softly,quietly,in,simply,calmly ; prev ”,",’ ; not with said,says
{pron} added => {pron} said ; next <end>,<punct>,softly,quietly,in,simply,calmly ; prev ”,",’ ; not with said,says
{pron} commented => {pron} said ; next <end>,<punct>,softly,quietly,in,simply,calmly ; prev ”,",’ ; not with said,says
{pron} observed => {pron} said ; next <end>,<punct>,softly,quietly,in,simply,calmly ; prev ”,",’ ; not with said,says
{pron} answered => {pron} said ; next <end>,<punct>,softly,quietly,in,simply,calmly ; prev ”,",’ ; not with said,says
`;
