import { each } from "../each.ts";
import { wildlife } from "../noun-classes.ts";

const settings =
  "situation,situations,case,cases,scenario,scenarios,system,systems,environment,environments,culture,cultures,context,contexts,circumstances,phenomenon,process,example,examples,instance,instances,relationship,relationships,society,societies,approach,method,story,stories,study,studies,experiment,model,technique,practice,tradition,traditions,arrangement,arrangements,conditions";

const within = "in,into,within,throughout,inside,to";
const insideOf =
  "not next <end>,<punct>,<to>,<prep>,<verb>,necessary,appropriate,possible,applicable,relevant,needed,available ; not with it's,isn't,don't,that's,which,where,retreat,escape,withdraw,go,goes,went,arrive,gather";

const rightly =
  "lives,needs,feelings,opinions,rights,perspectives,emotions,thoughts,safety,expense,mistakes,experiences,eyes,actions,behavior,company,views,good,well-being,wellbeing,welfare,service,minds,hearts,ideas,advice,help,support,suffering,property,privacy,happiness,work,presence,pain,benefit";

const alike = `people,person,persons,${wildlife}`;
const group = `them,him,than,compared,those,participants,participant,patients,respondents,students,members,both,between,were,was,had,did,child,children,youth,woman,women,man,men,girl,girls,boy,boys,mother,mothers,father,fathers,parents,nurse,nurses,doctors,soldiers,survivors,individual,individuals,user,users,employee,employees,worker,workers,teacher,teachers,elderly,adults,residents,citizens,customers,consumers,passengers,${alike}`;
const helpers =
  "help/v,inspire/v,teach/v,encourage/v,support/v,aid/v,serve/v,empower/v,guide/v,assist/v,judge/v,hurt/v,harm/v,influence/v,motivate/v,protect/v,save/v,treat/v,respect/v,trust/v,manipulate/v,understand/v,ask/v,advise/v,blame/v,educate/v,endanger/v,bully/v,lead/v,impress/v,convince/v,persuade/v,punish/v,favor/v";
const toPersons = `for,to,with,from,against,towards,toward,${helpers}`;
const doing =
  "are,have,do,can,cannot,can't,may,might,would,don't,need,want,live,suffer,struggle,lack,use,work,seek,believe,think,argue,feel,say,choose,wish,prefer,like,love,enjoy,support,oppose,drive,read,visit,study,own,rely,depend,face,experience,take,make,get,know,see,commit,break,follow,practice,attend,fail,smoke,drink,speak,come,go,find,look,value,hold,share,care,serve,risk,dare,understand,appreciate,crave,buy,spend,play,travel,engage,consider,view,possess,participate,require,identify,refuse,wield,receive,often,regularly,truly,already,usually,frequently,simply,actively,actually,genuinely,legitimately,desperately,currently,still,really";

const left =
  "prev <start>,<comma>,but,that,and,though,although,because ; next <end>,<comma>,in,for,about,regarding,over,with,around ; not with still,there";

/** Quantities, people and relations as most people name them. */
export const everydayAmounts = `
# in which
${each(settings, (n) => `${n} where => ${n} in which ; not prev ${within},<det>,<poss>,<adj>,<noun>,<num> ; ${insideOf}\n{adj} ${n} where => {adj} ${n} in which ; not prev ${within},<det>,<poss>,<adj>,<adv>,<noun> ; ${insideOf}\n{det} ${n} where => {det} ${n} in which ; not prev ${within} ; ${insideOf}\n{det} {adj} ${n} where => {det} {adj} ${n} in which ; not prev ${within} ; ${insideOf}`)}
moment where => moment when ; next <pron>,<det>,<noun>,<name> ; not with when
period where => period when ; next <pron>,<det>,<noun>,<name> ; not with when

whereby => in which ; prev process,system,method,practice,situation,arrangement,approach,technique,relationship,strategy,model,program,scheme ; not with which
wherein => in which ; prev <noun> ; not with which
during which => in which ; prev period,periods,era,eras,decade,decades,stage,phase,age,years,months
ways that => ways in which ; next we,they,people,he,she,i,you ; not with which
ways => ways in which ; next we,they,people ; prev the,of,new,many,different,other ; not with which

# a number of, a few

# other people
others => other people ; prev ${toPersons},on,upon,around ; not with god,gods,goddess,goddesses,deity,deities,planet,planets,gene,genes,protein,proteins,service,some,many,most,several,one,certain,compared,compare,similar,virus,viruses,cell,cells,state,states,nation,nations,country,countries,company,companies,robot,robots,${alike} ; not next <comma>,of,who,with,in
how others => how other people ; next <verb> ; not with some,${alike}
what others => what other people ; next <verb> ; not with some,${alike}
${each(rightly, (n) => `${n} of others => ${n} of other people ; not with some,${alike} ; not next of`)}

# people who, people with
those who => people who ; prev ${toPersons},that ; next ${doing} ; not with those,most,${group}
${each(rightly, (n) => `${n} of those who => ${n} of people who ; next ${doing} ; not with those,${group}`)}
those in need => people in need ; not next of ; not with ${alike}
those in power => people in power ; not with ${alike}
those living in => people living in ; not with ${group}
those affected by => people affected by ; prev ${toPersons},of ; not with ${group}
those affected => the people affected ; next <end>,<comma> ; not with people,patients
those around => the people around ; next him,her,them,us,me,you ; not with ${alike}
those closest to => the people closest to ; not with ${alike}
those close to => the people close to ; not with ${alike}
those (looking|seeking) to => people who want to ; next <verb> ; not with want,wants,asylum,${group}
those looking for => people looking for ; not with ${group}
those seeking => people looking for ; next a,an,new,better,more ; not with look,looking,${group}
those interested in => people interested in ; not with ${group}
those struggling with => people struggling with ; not with ${group}
those suffering from => people suffering from ; not with ${group}
those facing => people facing ; not with ${group}
those experiencing => people experiencing ; not with ${group}
those involved in => the people involved in ; not with ${group}
those involved => the people involved ; next <end>,<comma> ; not with people
those responsible for => the people responsible for ; not with ${alike}
those responsible => the people responsible ; next <end>,<comma> ; not with ${alike}
those with => people with ; next chronic,mental,physical,learning,disabilities,limited,low,compromised,weakened,pre-existing,preexisting,existing,special,autism,diabetes,depression,anxiety,dementia,asthma,allergies,mobility,visual,severe,different,opposing,similar,little,more,greater ; prev ${toPersons},of,<start>,that ; not with ${group}
those familiar with => people familiar with ; prev ${toPersons},that ; not with ${group}
those born into => people born into ; not with ${group}
those without => people without ; next access,a,an,insurance,health,internet,the ; not with ${group}
for anyone with => for people with ; next a,an ; not with ${alike}
for anyone interested in => for people interested in ; not with ${alike}
for anyone (looking|seeking) to => for people who want to ; next <verb> ; not with want,wants,${alike}
humans => people ; next are,have,can,cannot,tend,make,need,often,should,must,use,do,interact,behave,think,live,learn ; prev <start>,that,as,how,why,when,what,where,which,if,because,and,all,most ; not with ${alike},robot,robots,machine,machines,ai,artificial,alien,aliens,computer,computers,algorithm,algorithms,model,models,vampire,vampires,god,gods,demon,demons,elf,elves,dragon,dragons,nature,earth,planet,ancestor,ancestors,bacteria,virus,mars,venus,galaxy,humanity
older individuals => older people ; not with ${alike}
marginalized groups => marginalized people ; prev of,for,help/v,support/v,protect/v,empower/v,affect/v,among ; not with ${alike},member,members,leader,leaders,area,areas
vulnerable groups => vulnerable people ; prev of,for,help/v,support/v,protect/v,affect/v,among,on ; not with ${alike},member,members,area,areas,coastal,climate,flood
innocent lives => innocent people ; prev save/v,protect/v,kill/v,of,hurt/v ; not with ${alike}
the (inhabitants|residents) of => the people of ; not with ${alike},senior,nursing,care,home,building,apartment,complex,non-citizens,immigrants,illegal
its (inhabitants|residents|citizens) => its people ; not with ${alike},house,mansion,forest,wood,woods,castle,village,souls,ghost,ghosts,island,nursing,care,home,building,apartment,hospital,non-citizens,immigrants,illegal
their (residents|citizens) => their people ; not with ${alike},nursing,care,home,homes,building,apartment,hospital,non-citizens,immigrants,illegal
the (inhabitants|citizens) => the people ; next were,had,are,have,who,began,could,would,can,must,should,live,lived ; prev <start>,<comma>,and,that,as,but,where ; not with ${alike},senior,noncitizens,immigrants
the populace => the people ; prev by,among,on,over,to,for,control/v,with ; not with ${alike}
(everyday|average) citizens => ordinary people ; not with ${alike},ordinary
local residents => local people ; not with ${alike},local-authority
persons => people ; prev of,for,all,other,many,those,these,some,<num>,two,three,four,most,young,older,displaced,disabled,homeless ; next with,who,in,from,<end>,<comma>,living,affected ; not with ${alike},missing,article,law,legal,contract,act,statute,section,court,trinity,god,singular,plural,pronoun
${each("football,beer,food,music,art,history,nature,coffee,wine,gaming,sports,car,fitness,dog,cat,fashion,film,movie,theater,book,wildlife,adventure,science,technology,travel,seafood,literature", (n) => `${n} enthusiasts => people who love ${/^(?:car|dog|cat|film|movie|book)$/.test(n) ? `${n}s` : n} ; prev for,of,from,to,by,with,among,both,as,attract/v,invite/v,delight/v,please/v,<start> ; not with ${alike},love,loves,lover`)}
(prominent|notable) figures => well-known people ; not prev most,other ; not with ${alike},known,table,data,below,above,fictional,character,characters
their loved ones => the people they love ; prev and,from ; next <end>,<comma> ; not with could,would,i,clung,was,were,had,did,deceased,lost,late,patient,patients,love,${alike}
human beings => people ; not with ${alike} ; not next and

# many people think
many => many people ; next believe,argue,think,say,feel,assume,claim,fear,wonder,consider,view,see,struggle,hope,prefer ; prev <start>,<comma>,that,and,but,which,as,what,while,although,though ; not with people,person,scholars,scholar,students,student,critics,experts,researchers,scientists,teachers,parents,historians,theorists,economists,of,readers,citizens,americans,women,men
some => some people ; next believe,argue,think,say,feel,assume,claim,fear,wonder,view,see,prefer ; prev <start>,<comma>,that,and,but,while,although,though ; not with people,person,scholars,scholar,students,student,critics,experts,researchers,scientists,teachers,parents,historians,theorists,economists,of,readers,citizens,americans,women,men

# one of the
<s> among the most {np} are => some of the most {np} are ; not with some
<s> among the most {np} is => one of the most {np} is ; not with one
<s> among the most {adv} {np} are => some of the most {adv} {np} are ; not with some
<s> among the most {adv} {np} is => one of the most {adv} {np} is ; not with one
is among the most {adj} => is one of the most {adj} ; next <noun>,<adj> ; not with one
was among the most {adj} => was one of the most {adj} ; next <noun>,<adj> ; not with one
are among the most => are some of the most ; not with some
were among the most => were some of the most ; not with some
are among the => are some of the ; next best,worst,largest,biggest,greatest,oldest,earliest,finest,highest,hardest,richest,leading ; not with some
were among the => were some of the ; next best,worst,largest,biggest,greatest,oldest,earliest,finest,highest,hardest,richest ; not with some
<s> among them was => one of them was ; next a,an,the,<name>
<s> among them is => one of them is ; next a,an,the
<s> among these is => one of these is ; next a,an,the
<s> among these was => one of these was ; next a,an,the
<s> among these {n} is => one of these {n} is ; next a,an,the

# all of
all => all of ; prev <start>,<verb>,with,from,by,through,across,to,and,on,into,over,that,<comma> ; next my,our,their,his,her,your,its,these ; not object love,year,time,day,form,way,kind,sort,might,life,heart,glory,majesty,splendor,strength,being,power ; not with best,thanks,regards,wishes,gratitude,glory,splendor,majesty,might,three,four,five,six
all those => all of those ; next <noun>,<adj> ; prev <verb>,with,in,from,by,through,to,and,on ; not next <num>,years,who
us all => all of us ; prev <verb>,<prep>,to,for ; next <end>,<comma>,to ; not with all
them all => all of them ; prev <verb>,<prep>,to,for ; next <end>,<comma> ; not with all
we all => all of us ; next have,want,need,share,face,make,live,do,can,should,must,love,hope,deserve,go,come,experience,feel,play ; not with us

# some of
${each("participants,respondents,attendees,passengers,survivors,witnesses,interviewees,onlookers,bystanders", (n) => `<s> some ${n} {ved} => some of the ${n} {ved}`)}
${each("symptoms,causes,reasons,benefits,advantages,disadvantages,drawbacks,limitations,challenges,risks,effects,complications", (n) => `<s> ${n} include => some of the ${n} are ; next <noun>,<adj>,the\n<s> {adj} ${n} include => some of the {adj} ${n} are ; next <noun>,<adj>,the ; not prev other`)}

# there is, there are
${each("challenges,questions,concerns,gaps,problems,issues,doubts,barriers,disparities,tensions,risks,limitations,obstacles,differences,inequalities,difficulties,opportunities", (n) => `${n} (remain|persist) => there are still ${n} ; ${left}\n{adj} ${n} (remain|persist) => there are still {adj} ${n} ; ${left}\n${n} exist => there are ${n} ; ${left}\n{adj} ${n} exist => there are {adj} ${n} ; ${left}`)}
${each("many,several,numerous", (q) => each("benefits,advantages,drawbacks", (n) => each("has,offers,provides,have,offer,provide", (v) => `<s> {np} ${v} ${q} ${n} => there are ${q === "numerous" ? "many" : q} ${n} to {np} ; next <end> ; not with there`)))}
<s> {np} exists between => there is {np} between
in the presence of => when there is ; next noise,uncertainty,ambiguity,imbalance ; not with there,when
suggest/v the (presence|existence) of => suggest/v that there is ; active ; form base,s ; next a,an ; not with there

# more than, at least
over {num} => more than {num} ; next <noun>,<adj>,million,billion,percent,% ; prev of,with,by,in,to,from,be/v,attract/v,have/v,host/v,involve/v,serve/v,include/v,kill/v,reach/v,showcase/v,contain/v,feature/v,boast/v,offer/v,employ/v,represent/v,cost/v,raise/v,sell/v,receive/v,garner/v,amass/v,house/v,own/v,operate/v,produce/v,generate/v,publish/v,earn/v,display/v,collect/v,draw/v,leave/v,injure/v,provide/v,support/v,use/v,comprise/v,claim/v,affect/v,manage/v,gather/v ; not next year,years,month,months,week,weeks,day,days,hour,hours,minutes,seconds,decades,centuries,seasons,episodes,games,times,generations,sessions,weekends,nights,rounds,phases,stages,parts ; not with more
for over {num} => for more than {num} ; next years,months,weeks,days,hours,decades,centuries,minutes ; not with more
for over => for more than ; next a,half,two,three,four,five,six,ten,twenty,thirty ; object decade,century,year,month,week,hour,half,dozen,generation ; not with more
over => more than ; next half ; prev <start>,with,that ; not with more
greater than {num} => more than {num} ; not with more,equal
{num} or more => at least {num} ; next <noun>,<adj> ; not with one,least,most ; not prev a,an,the,<num>
partly due to => in part because of ; not with because
partially due to => in part because of ; not with because
due in part to => in part because of ; prev <comma>,<noun> ; not with because
`;
