import { conjugate } from "../../morphology/verbs.ts";
import { each } from "../each.ts";

const people =
  "students,schools,organizations,companies,leaders,teachers,educators,businesses,managers,governments,policymakers,individuals,societies,parents,institutions,employers,nurses,professionals,providers,researchers,scientists,artists,writers,engineers,hospitals,graduates,employees,marketers,advertisers,workers,entrepreneurs,manufacturers,scholars,humans,teams,drivers,journalists,owners,workplaces,analysts,accountants,patients,physicians,doctors,learners,stakeholders,supervisors,firms,communities,countries,nations,cities,brands,retailers,investors,consumers,citizens,voters,politicians,lawmakers,officials,administrators,practitioners,therapists,psychologists,counselors,economists,historians,designers,developers,executives,universities,colleges,instructors,participants,clinicians,caregivers,families,women,men,children,adolescents,players,athletes,farmers,enterprises,agencies,departments,users,creators,editors,critics,planners,soldiers,characters,heroes,survivors,pharmacists,activists,americans,we,they,you,people";
const duty =
  "not next have,be,not,never,surely,say,admit,confess,seem,feel,think,know,look,sound,wonder,mean,exist,want,love,hate,believe,like,suppose,sense,hear,realize,cost,happen,follow,satisfy,contain,come,also,first,cease";
const lawful =
  "not with insisted,knew,realized,said,told,warned,declared,decided,believed,thought,must,?,if,has,have,agreement,contract,law,laws,legal,regulation,regulations,court,statute,clause,notice,notify,unauthorized,account,applicant,tenant,refund,compliance,lease,license,policy,rule,rules,thou,god,lord";
const passive =
  "considered,addressed,taken,weighed,made,held,obtained,balanced,overcome,done,met,carefully,handled,treated,protected,kept,given,designed,built,used,developed,trained,changed,solved,resolved,tackled,confronted,adapted,adjusted,managed,monitored,maintained,established,answered,dealt,paid,chosen,tested,earned,learned,evaluated,assessed,implemented,fought,faced,examined,understood,navigated,supported,tempered,grounded,accompanied,combined,coupled,able,willing,prepared,ready,flexible,careful,open,aware,adaptable,transparent,proactive,vigilant,honest,resourceful";
const things =
  "issues,challenges,problems,factors,decisions,steps,measures,questions,concerns,needs,systems,programs,obstacles,barriers,risks,strategies,solutions,resources,efforts,aspects,considerations,conditions,limitations,hurdles,changes,products,services,models,methods,tools,standards,skills,goals,plans,choices,campaigns,materials,results,lessons,activities,interventions";

const companies =
  "students,teachers,educators,organizations,companies,businesses,managers,leaders,providers,researchers,scientists,professionals,parents,individuals,people,users,employees,workers,nurses,doctors,patients,hospitals,institutions,governments,policymakers,engineers,developers,learners,schools,communities,families,caregivers,advertisers,marketers,brands,retailers,investors,consumers,customers,citizens,clinicians,practitioners,analysts,teams,farmers,children";
const atLast = "not with able,if,until,before,so,wish,hope,hoped,would,when ; not next and";
const once = "prev <noun>,where,as,which,that ; not next by,that,about ; not with used,if";

/** What machines call people. */
const plainly = (who: string): string => (who === "individuals" ? "people" : who);

/** Plain verbs where formal writing has a longer one: “have to”, “be able to”, “look at”, “find out”, “set up”. */
export const everydayVerbs = `
# must, need to, be forced to: have to
must => have to ; prev ${people} ; next <verb> ; ${duty} ; ${lawful}
must be => have to be ; prev ${people},${things} ; next ${passive} ; ${lawful}
that must be => that have to be ; prev ${things} ; next ${passive} ; ${lawful}
must also => also have to ; prev ${people} ; next <verb> ; not next have,know,seem,mean,feel,think,love,be ; ${lawful}
must also be => also have to be ; prev ${people} ; next ${passive} ; ${lawful}
must => has to ; prev one,everyone,everybody ; next <verb> ; ${duty} ; ${lawful}
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
with the ability to => able to ; prev robot,creature,person,man,woman,child,girl,boy,machine,leader,people,beings,creatures,children,individuals ; not with able
the ability to {v} => being able to {v} ; prev on,without,is,was ; not with ?,lost,lose,lack,lacked,missing,gained,need,needed,able,what ; not next and,or
the ability to {v} => being able to {v} ; start ; not with able,limited,restricted,hampered,hindered,impaired ; not next and,or
have the ability to {v} => be able to {v} ; prev will,would,may,might,must,should,to ; not with able
has the ability to {v} => is able to {v} ; not with able ; not prev also,not,which
have the ability to {v} => are able to {v} ; prev they,we,you,who,people,students,humans,users,companies,children,individuals ; not with able,do,don't,did
have/v the ability to {v} => be/v able to {v} ; form past ; prev he,she,i,it,man,woman,father,mother ; not with able
had the ability to {v} => were able to {v} ; prev they,we,you,people ; not with able
in a position to {v} => able to {v} ; not with able
succeed/v in {ving} => be/v able to {ving:base} ; active ; form past ; not with able
${each(companies, (who) => `<s> this (allows|enables) ${who} to {v} => this means that ${plainly(who)} can {v} ; not with able,means ; not next and`)}
${each("he,she,it", (who) => `${who} could finally {v} => ${who} was finally able to {v} ; ${atLast}`)}
${each("they,we,you", (who) => `${who} could finally {v} => ${who} were finally able to {v} ; ${atLast}`)}
# look at, look into, see, know, think
explore/v => look/v at ; active ; form base,s ; subject essay,paper,article,study,chapter,section,report,research,review,thesis,analysis,book ; next the,how,what,why,whether,this,these,various,different,several,some,two,three,a,an,its,their ; not with look,looks,looking ; not object option,possibility,world,city,space,planet,island,forest,cave,town,house,building,depth,realm,landscape,intricacy
explore/v => look/v at ; active ; form base,s ; not prev and ; subject we,i ; next the,how,what,why,whether,this,these,various,different,several,some,two,three ; with paper,essay,study,article,work,section,experiment,method,network,learning,post,report ; not with look,looks,looking ; not object option,possibility,world,city,space,planet,island,forest,cave,town,house,building,depth,realm,landscape,intricacy
explore/v how => look/v at how ; active ; form base,s ; not with look,looks,looking
examine/v => look/v at @plain ; active ; form base,s,ing ; next how,whether,why,what,the,this,these,their,its,both,several,various,different ; not prev <adv>,and,or ; not with look,looks,looking,patient,patients,doctor,physician,under,microscope ; not object life,belief,conscience,heart,soul,motive,patient,witness,body,corpse,wound ; not with examined,unexamined,examination
examine/v => look/v at @plain ; active ; form past ; next how,whether,why,what,the ; subject study,paper,article,researcher,author,review,report,team,we,i ; not with look,looks,looking ; not object life,belief,conscience,heart,soul,motive,patient,witness,body,corpse,wound ; not with examined,unexamined,examination
investigate/v how => look/v at how @plain ; active ; not form part ; not with look,looks,looking
investigate/v => look/v at ; active ; form base,s ; subject paper,we,study,article,work,research ; object effect,impact,role,relationship,use,problem,question,influence,potential,way,factor,link ; not with look
consider/v => look/v at @plain ; active ; form base,ing ; object example,case,problem,factor,role,impact,effect,history,context,evidence,difference,situation ; not prev and,or ; not with as,look,looks,looking
consider/v how => think/v about how @plain ; active ; form base ; not with think,thought,thinking ; not prev and,or
consider/v whether => think/v about whether @plain ; active ; form base ; not with think,thought,thinking,court,jury,judge,council ; not prev and,or
consider/v => think/v about @plain ; active ; form base ; prev to,must,should,also,we,you,they ; object need,feeling,consequence,implication,future,impact,effect,factor,alternative,possibility,risk,people,person,reason,question,purpose,audience,perspective,cost,option,benefit ; not with think,thank,thanks,please
discover/v that => find/v that ; active ; form past ; prev <pron>,<name>,soon,quickly,later,had,people,they,who,economy,designer,team,patients ; not next he,it ; not with find,finds,found,finding,findings,study,studies,research,researchers,scientists,scientist,archaeologists,neuron,neurons,cell,cells,species,element,law,theory,tried,experiment,experiments,galaxy,star,particles
discover/v how => find/v out how @plain ; active ; form s,past ; not with find,finds,found
discover/v why => find/v out why @plain ; active ; form s,past ; not with find,finds,found
discover/v who => find/v out who @plain ; active ; form s,past ; not with find,finds,found
learn/v that => find/v out that @plain ; active ; form past ; prev he,she,i,they,we ; not with find,found,is,are,through,from,never,always,lesson,importance,can,cannot
understand/v how => see/v how ; active ; form base ; prev to,us,them,could,can,couldn't ; not next to,long,much,many,<adj>,<adv> ; not with see,sees,seeing,seen,seek,need,fully,truly
understand/v why => see/v why ; active ; form base ; not with see,sees,seeing,seen,wanted,tried,trying,struggled,struggling,surviving ; not prev better,fully,truly
understand/v that => know/v that ; active ; form base ; prev they,we,you,who,people,students,i ; not with know,knows,known,important,essential,crucial,please
recognize/v that => know/v that ; active ; form base,s ; prev we,they,who,staff,leaders,experts,teachers,educators,people ; not with know,knows,known,knowing
be/v aware of the {n} => know/v about the {n} ; form s,past,base ; not prev <adv>,not ; not with know,knows,knew
be/v aware that => know/v that ; form s,past,base ; not prev <adv>,not,please ; not with know,knows,knew
# said
replied => said ; prev <name> ; next <end>,<punct>,softly,quietly,with,in,simply,calmly ; with ",“,”
${each("explained,announced,added,commented,observed,answered", (verb) => `{pron} ${verb} => {pron} said ; next <end>,<punct>,softly,quietly,in,simply,calmly ; prev ”,",’ ; not with said,says`)}
# used to
${each("roam,live,love,believe,rule,thrive,enjoy,cherish,trust,admire,work,seem", (verb) => `{pron} once ${conjugate(verb).past} => {pron} used to ${verb} ; ${once}`)}
{pron} once knew => {pron} used to know ; ${once}
{pron} once thought => {pron} used to think ; ${once}
{pron} once stood => {pron} used to stand ; ${once} ; not next before
${each("walk,roam,live,love,believe,rule,thrive,serve,enjoy,cherish,share,dream,trust,admire,play,dance,work,seem,fill,define,sustain,reign,echo,inhabit,flourish,bloom,line,guide,power,protect", (verb) => `had once ${conjugate(verb).past} => used to ${verb} ; not with used,if ; not next by,that,about`)}
had once known => used to know ; not with used,if
had once taken for granted => used to take for granted ; not with used,if
had once made => used to make ; not with used,if,mistake,mistakes,promise
had once brought => used to bring ; not with used,if
had once stood => used to stand ; not with used,if
had once been => used to be ; next <adj> ; not with used,if,now ; not prev which,never
once were => used to be ; prev they,we,you ; next <end>,<comma> ; not with used
once was => used to be ; prev it,he,she,i ; next <end>,<comma> ; not with used
what once was => what used to be ; next <end>,<comma> ; not with used
what was once considered => what used to be considered ; not with used
were once => used to be ; prev <noun>,that,they,we ; next a,an,the,considered,seen,home,full,common,part,so,my,his,her,our,their ; not with now,if,used,past,century
# think, know
i believe that => I think that ; not with true,truly,position,role,skills,candidate,background,application,think,thought,god,faith,church,jesus,heaven,prayer,miracle,lord
i believe => I think ; next they,we,he,she,there ; not with true,truly,position,role,skills,candidate,background,application,think,thought,god,faith,church,jesus,heaven,prayer,miracle,lord,what,who,hard,cannot
i believe it => I think it ; next is,was,would,will,could,can,has,should,may ; not with position,role,skills,candidate,background,application,think,thought,god,faith,jesus,heaven,lord,what,who,cannot
i believe the {n} => I think the {n} ; next is,are,was,were,will,would,can,could,should,has,have ; not with true,truly,position,role,skills,candidate,background,application,think,thought,god,faith,jesus,heaven,lord,what,who,cannot
i believe this {n} => I think this {n} ; next is,was,will,would,can,could,should,has ; not with position,role,skills,candidate,background,application,think,thought,god,faith,jesus,heaven,lord,what,who,cannot
many believe that => many people think that ; not with think,thought,people,god,faith ; not prev <noun>,<adj>,<det>
some believe that => some people think that ; not with think,thought,people,god,faith ; not prev <noun>,<adj>,<det>
believe/v => think/v ; active ; form base,s,past ; prev people,critics,experts,who,scientists,scholars,analysts,officers,leaders,researchers,economists,parents,teachers,residents,historians,supporters,opponents,proponents,officials ; next that,they,he,she,we,there ; not with think,thinks,thought,possible,dream,dreams,dreamer,dreamers,spiritual,destiny,fate,miracle,miracles,soul,souls,spirit,spirits,heaven,power,magic,god,gods,faith,religion,jesus
believe/v it => think/v it ; active ; form base,s,past ; prev people,critics,experts,who,scientists,scholars,analysts,officers,leaders,researchers,economists,parents,teachers,residents,historians,supporters,opponents,proponents,officials ; next is,was,would,will,could,can,has,should,may,to ; not with think,thinks,thought,god,faith,religion,jesus
believe/v the {n} => think/v the {n} ; active ; form base,s,past ; prev people,critics,experts,who,scientists,scholars,analysts,officers,leaders,researchers,economists,parents,teachers,residents,historians,supporters,opponents,proponents,officials ; next is,are,was,were,will,would,can,could,should,has,have,had ; not with think,thinks,thought,god,faith,religion,jesus
what makes you believe => what makes you think
# have to deal with
face/v => have/v to deal with ; active ; form base,s ; object challenge,problem,difficulty ; subject individual,people,person,student,company,organization,woman,man,teacher,family,child,business,worker,employee,employer,patient,nurse,school,university,government,broadcaster,leader,manager,parent,farmer,researcher,athlete,generation,society,community,immigrant,refugee,migrant,entrepreneur,firm,startup,retailer,artist,user,developer,educator,application,system,algorithm,resident,citizen,youth,adolescent,veteran,caregiver,provider,hospital,industry,team,player,they,we,you,who ; prev <noun>,<name>,they,we,you,may,might,often,still,also,who ; not next and,or,whatever ; not with deal,deals,dealing,dealt,legal,divine,in
face/v => have/v to deal with ; active ; form base,s ; object delay,discrimination,stress,prejudice,stigma,harassment,shortage,constraint ; subject individual,people,person,student,company,organization,woman,man,teacher,family,child,business,worker,employee,employer,patient,nurse,school,university,government,broadcaster,leader,manager,parent,farmer,researcher,athlete,generation,society,community,immigrant,refugee,migrant,entrepreneur,firm,startup,retailer,artist,user,developer,educator,application,system,algorithm,resident,citizen,youth,adolescent,veteran,caregiver,provider,hospital,industry,team,player,they,we,you,who ; prev <noun>,<name>,they,we,you,may,might,often,still,also,who ; not next and,or,whatever ; not with deal,deals,dealing,dealt
face/v => have/v to deal with ; active ; form past ; object problem,difficulty,delay,shortage,constraint ; prev he,she,they,we,i,it,who,company,students,team,<name> ; not next and,or ; not with deal,dealt
# give
provide/v => give/v ; active ; form base,s,ing ; object view,perspective,understanding,analysis,evaluation,assessment,characterization,critique,guarantee,bound,lesson,information,discussion,forecast,explanation,comparison,interpretation,testament ; not prev and,or ; not next for,both,that,<adv> ; not with give,gives,giving,gave,given,you,missing,emergency,ocean,harbor
offer/v => give/v ; active ; form base,s,ing ; object analysis,portrait,portrayal ; not prev and,or ; not with give,gives,giving,gave,given,course,courses,class,classes,piano,music,school,instructor
achieve/v (great|remarkable|considerable|significant|tremendous|impressive|much|notable) success => do/v very well ; active ; next in,on ; not with very,well,do,does
achieve/v => get/v @plain ; active ; object score,mark,grade ; form base,s,ing,past ; not prev and,or ; not with get,gets
# get
become/v more and more {adj} => get/v more and more {adj} @plain ; active
become/v => get/v @plain ; next better,worse,harder,easier,stronger,weaker,louder,quieter,darker,brighter,colder,warmer,hotter,thinner,thicker,smarter,smaller,bigger,larger,deeper,closer,tighter,clearer,angrier,busier,cheaper,richer,poorer,faster,slower,heavier ; active ; not with get,gets,getting,got
become/v => get/v @plain ; next tired,bored,angry,worse,sick,lost,stuck,confused,worried,nervous,excited,scared,hungry,cold,dark,drunk,married,upset,frustrated,impatient,restless,jealous,suspicious,desperate,involved ; active ; not form part ; not with get,gets,getting,got
have the (opportunity|chance) to {v} => get to {v} @plain ; prev students,volunteers,visitors,guests,children,kids,you,they,we,i,who,people,players ; not with get
has the (opportunity|chance) to {v} => gets to {v} @plain ; prev he,she,who,everyone
had the (opportunity|chance) to {v} => got to {v} @plain ; prev he,she,i,we,they,who,you ; not with get,got
# said
according to {np} => {np} said ; prev <comma> ; next <end> ; not start ; with police,authorities,report,reuters,bbc,agency,official,officials,spokesman,spokeswoman,spokesperson,researcher,researchers,scientists,minister,ministry,navy,regulators,prosecutors,prosecutor,prosecution,analyst,expert,experts,witnesses,residents,un ; not with plan,plans,schedule,law,said,says,say,legend,tradition,reports,data,surveys,statement,who,him,her,them
<s> according to {np} , => {np} said that ; with was,were,had,did ; not next a,an,who,which,whose,head,chief,leader,director,author,when,if ; not with is,are,has,have,said,footage,video,images,dsm-5,says,",him,her,them,me,report,reports,study,studies,research,data,survey,surveys,theory,theories,law,laws,tradition,legend,legends,myth,myths,mythology,records,chronicle,chronicles,bible,book,text,texts,statistics,figures,estimates,census,article,articles,principle,rule,rules,model,system,practice,plan,plans,calculation,calculations,account,accounts,sources,analysis,document,documents,instructions,schedule,history,lore,folklore,belief,beliefs,teachings,philosophy,science,logic,criteria,standards,guidelines,constitution,act,rumor,rumors,evidence,findings,results,media,hypothesis,view,interpretation,narrative,story,stories,scripture,prophecy,scholars,religion,custom,papers,website,post,list,map,size,age,type
# set up, give up, want, go
establish/v => set/v up @plain ; active ; not form part ; object cabinet,line,helpline,parliament,studio,practice,clinic,federation,league,observatory,mission,plantation,enterprise,hospice,embassy,bureau,festival,award,prize,competition,society,zone,roadblock,tent,stall,workshop,service ; not prev and,or ; not next between
abandon/v => give/v up @plain ; active ; object story,integrity,task,struggle,resistance,notion,research,approach,policy,tradition,project,strategy,claim,practice,mission,fight,venture,journey,position,program,experiment,study,education ; not prev and,or ; not with give,gave,given
(seeking|looking|wishing|aiming) to => who want to ; prev investors,practitioners,advertisers,widows,women,men,researchers,developers,educators,teachers,professionals,managers,leaders,learners,patients,homeowners,buyers,entrepreneurs,artists,writers,parents,students,scholars,engineers,consumers,travelers,visitors,graduates,marketers ; next <verb> ; with can,may,will,offers,provides,helps,presents,gives,should,must,tool,guide,opportunity ; not with want,wants,was,were,had,did,who,said ; not start
visit/v => go/v to ; active ; not form part ; object museum,restaurant,doctor,dentist,cafe,café,exhibition,zoo,church,cemetery,market,mall,bakery,gym,clinic,brewery ; not next <punct> ; not with go,goes,went,going,if,worth,definitely,website ; not prev and,or
attend/v => go/v to ; active ; not form part,ing ; object school,college,concert,party,wedding,funeral,church,class,festival,dance,ball ; not prev and,or ; not with go,goes,went,going,absence
# go back, come back, go on, be still
return/v to => go/v back to ; active ; form base,past ; next <name> ; prev he,she,they,we,i,to,and,would,could,later,then,eventually,finally,<name> ; not with back,custody,control,power,form,normal,rule,god,sender
return/v to {poss} => go/v back to {poss} ; active ; not form part ; object family,homeland,kingdom,country,land,duty,patrol,planet,people,base,camp,table,tribe,tent,parent,hotel,lab,laboratory,palace,castle,ship,post,research,task,chores,training,class,unit,place,position,tower,cave ; not with back
return/v to the => go/v back to the ; active ; not form part ; object cave,camp,base,game,place,spot,present,past,city,kingdom,planet,table,station,palace,castle,forest,beginning,main,stage,shop,store,bar,field,harbor,farm,line,lab,site,scene,kitchen,classroom,tent ; not with back,return,rate,rates
return/v to earth => go/v back to earth ; active ; not form part ; not with back
return/v home => go/v back home ; active ; form past,base ; not next after,from,safely,victorious ; prev he,she,they,we,i,to,and,would,could,soldiers,travelers,who,<name> ; not with back
return/v => come/v back ; active ; form base,past ; next <end>,<comma>,soon,again,tomorrow ; prev he,she,they,we,i,will,would,never,you,had ; not with back,policy,favor,call,calls,investment
will definitely return => will definitely come back ; prev i,we ; next <end>,for,to,again,soon,when,with
will return => will come back ; prev i,we,certainly,surely ; next <end>,for,again,soon,when ; not with back
{pron} continued => {pron} went on ; prev ”,",’ ; next <end>,<punct> ; not with go,going,went,on
remain/v a => be/v still a ; active ; form past ; object mystery,secret,stranger,problem,question,dream,enigma,concern,issue,blur,puzzle ; not with still,always,forever,until,for
remain/v => be/v still ; active ; form past ; next unclear,unknown,uncertain,unsolved,unresolved,unanswered,unfinished,unconvinced,skeptical,incomplete,unpaid,undecided,unconscious,popular,widespread ; not with still,always,forever,until,for,throughout
`;
