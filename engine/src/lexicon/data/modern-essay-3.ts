import { each } from "../each.ts";

const works =
  "novel,story,book,film,poem,play,essay,article,chapter,text,movie,work,author,writer,series,passage";
const abstract =
  "strategy,policy,approach,model,system,success,process,change,growth,program,reform,plan,solution,economy,project,theory,method,framework,practice,effort,task,management,leadership,relationship,democracy,education,research,work,transition,design,shift,initiative,role,job,goal";

/** Turns of phrase that current models are fond of in essays, articles and reports. */
export const modernEssay3 = `
# this matters, consider, seen this way
<s> this matters because => this is important because ; not with important,importance,importantly
<s> this matters for => this is important for ; not with important,importance,importantly
<s> that matters because => that is important because ; not with important,importance,importantly
why this matters => why this is important ; not with important,importance,importantly
this distinction matters => this difference is important ; not with important,importance,different,difference,differences
this distinction is => this difference is ; next crucial,important,critical,essential,key,vital ; not with different,difference,differences
the distinction matters => the difference is important ; not with important,importance,different,difference,differences
<s> consider a {n} who => take a {n} who ; not with take,takes
<s> consider the case of => take the case of ; not with take,takes,taken
<s> consider the example of => take the example of ; not with take,takes,taken
<s> consider , for example , => take , for example , ; not with take,takes,taken
<s> consider , for instance , => take , for instance , ; not with take,takes,taken
<s> through this lens , => seen this way , ; not with see,sees,seen,camera,telescope
<s> seen through this lens , => seen this way , ; not with see,sees,camera,telescope
<s> viewed through this lens , => seen this way , ; not with see,sees,seen,camera,telescope
<s> viewed in this light , => seen this way , ; not with see,sees,seen
<s> seen in this light , => seen this way , ; not with see,sees
<s> viewed this way , => seen this way , ; not with see,sees,seen
${each("understand,explore,examine,analyze,study,investigate,approach,consider,tell", (verb) => `${verb}/v {np} through the lens of => ${verb}/v {np} by looking at ; active ; not with look,looks,looking,camera,telescope ; not next <end>`)}
(viewed|understood|seen|interpreted|framed|analyzed|examined) solely through the lens of => seen only in terms of ; not with see,only
the lens through which => the way in which ; next we,they,people,i,you ; not with way,ways,camera,telescope
offer/v a lens through which to => be/v a way to ; active ; form s,past ; next view,see,understand,examine,explore,analyze,look,read ; not with way,ways,camera
provide/v a lens through which to => be/v a way to ; active ; form s,past ; next view,see,understand,examine,explore,analyze,look,read ; not with way,ways,camera

# a reminder that
is a reminder that => reminds us that ; prev <noun>,this,it ; not prev that,which ; not with i,my,me,his,her,he,she,him,their,they,remind,reminds,reminder/n
are a reminder that => remind us that ; prev <noun>,these,they ; not prev that,which ; not with i,my,me,his,her,he,she,him,remind,reminds
serve/v as a reminder that => remind/v us that ; form s,base ; active ; not prev to,can,will,should,may ; not with i,my,me,his,her,he,she,him,remind,reminds,us
serve/v as a powerful reminder that => remind/v us that ; form s,base ; active ; not prev to ; not with i,my,me,his,her,he,she,him,remind,reminds,us
serve/v as a stark reminder that => remind/v us that ; form s,base ; active ; not prev to ; not with i,my,me,his,her,he,she,him,remind,reminds,us
serve/v as a reminder of => remind/v us of ; form s,base ; active ; not prev to,can,will,should,may ; not with i,my,me,his,her,he,she,him,remind,reminds,us
it is telling that => it says something that ; not with say,says,saying
it is no surprise , then , that => so it is no surprise that ; not with so
it becomes apparent that => it is clear that ; not with clear,clearly
it becomes evident that => it is clear that ; not with clear,clearly
it is evident that => it is clear that ; not with clear,clearly
it is apparent that => it is clear that ; not with clear,clearly
what emerges is => the result is ; not with result,results
what emerges from {np} is => what comes out of {np} is ; not with come,comes
the takeaway is => the point is ; next that,clear,simple ; not with point,points
the upshot is that => the result is that ; not with result,results
the policy upshot is that => what this means for policy is that ; not with mean,means
the stakes are high => there is a lot to lose ; next <end>,<comma>,for ; not with lose,lost,poker,gamble,there
in this telling => told this way ; prev <comma> ; next <comma> ; not with tell,told
make/v painfully clear => make/v all too clear ; not with all,too
made painfully clear => made all too clear ; not with too

# lies in, resides in
${each("solution,answer,challenge,difficulty,problem,trick,danger,risk,goal,aim,task", (noun) => `the ${noun} lies in => the ${noun} is ; next <adj>,<noun> ; not next <num>,two,three,four,both,several,how,what,this,<pron>,<name> ; not prev of ; not with somewhere,where,region,land,valley`)}
the key to {np} lies in => the key to {np} is ; not next how,what ; not with where
the key lies in => the key is ; not next how,what ; not with where
the future of {np} lies in => the future of {np} is in ; not with where
the challenge lies in {ving} => the hard part is {ving} ; not with hard,harder
the difficulty lies in {ving} => the hard part is {ving} ; not with hard,harder,difficult
lies in its ability to {v} => is that it can {v} ; prev strength,value,success,advantage,effectiveness,novel,work,book,film,benefit ; not with can,could
lies in their ability to {v} => is that they can {v} ; prev strength,value,success,advantage,effectiveness,novels,benefit ; not with can,could
lies in its capacity to {v} => is that it can {v} ; prev strength,value,success,advantage,effectiveness ; not with can,could
resides in => is in ; subject power,value,meaning,strength,beauty,authority,learning,problem,solution,answer,truth,difference,wisdom,knowledge ; not with live,lives,house,home
reside/v => be/v ; form s,base ; prev learning,power,value,meaning,work,authority,truth,knowledge,problem ; next <end> ; with where
where much of the learning resides => where much of the learning happens

# rather than, instead
rather than {ving} => instead of {ving} ; not with instead ; not prev other,more,less
<s> rather than {v} => instead of {v:ing} ; not with instead
rather than => instead of ; prev <noun> ; next <noun>,<adj>,<det>,<poss> ; not with instead,is,are,was,were,be,been,being,more,less,other,it's,that's,isn't,not,becomes,became,remain,remains,seem,seems,reflect,reflects ; not next <verb> ; with treat/v,view/v,measure/v,target/v,reward/v,emphasize/v,address/v,attack/v,serve/v,produce/v,teach/v,want/v,need/v,buy/v,sell/v,fund/v,pay/v,send/v,blame/v,follow/v,pursue/v,promote/v,require/v,stress/v,support/v,study/v,use/v,design/v,reflect/v,present/v,value/v,favor/v,invest/v,learn/v,consider/v,carry/v,read/v,play/v

# one, each other, all over
in a single => in one ; next lifetime,decade,generation,word,line,paragraph,stroke,moment,image,scene,text,system,database,market,industry,country,instance,blow,frame,shot,package,direction,class,study,platform,act,page,phrase,poster,commodity ; not with single,one,not,never
within a single => within one ; next lifetime,decade,generation,day,week,year,hour,system,organization,country,text,chapter,framework,family,person,market,industry,sentence ; not with one,not,never
a single => one ; prev on,by,from,with,for,to,under,into,of ; next mistake,person,event,factor,cause,day,company,source,word,thing,idea,country,product,method,individual,theory,test,exam,score,image,voice,point,moment,story,family,entity,machine,page,question,definition,decision,act,blow,place,location,choice,commodity,supplier,vendor,firm,provider,study,industry,crop,party,leader,song,note,tree,model,perspective,standard,group ; not with single,one,not,never,no,nor,without,n't,every,cannot,can't,didn't,doesn't,mother,father,parent
a single => one ; next mistake,error,event,decision,company,spark,post,tweet,video,incident,failure,act,word,image,bad,seed,drop,tree,scene,gene,firm,transaction,sentence,product,moment,day,page,plant,cell ; prev <start>,<verb>,<comma>,when,if,where,even,how,that,whether ; not prev lack,lacks,lacked ; not with single,one,not,never,no,nor,without,n't,cannot,can't,didn't,doesn't,rarely,few
one another => each other ; prev <verb>,to,with,from,on,of,against,for,at,about,<noun>,into,toward,<adv> ; not with each,other ; not next <noun>,<adj>
in part because => partly because ; not with part,partly
due in part to => partly because of ; not with part,partly,because
thanks in part to => partly because of ; not with part,partly,because
in the space of => in ; next a,two,three,four,five,six,ten,<num>,just,only ; object year,month,day,week,decade,hour,minute,semester,season,generation,lifetime
over the course of => over ; next a,the,two,three,four,five,several,many,one,this ; object year,month,decade,week,semester,season,century,lifetime ; not prev <det>
it becomes clear that => it is clear that ; not with as,soon,eventually,slowly,gradually,increasingly,quickly,when,once
, a reminder that => , which reminds us that ; not prev all,above,<adv> ; with is,are,has,have,can,remains ; not with was,were,had,i,my,me,his,her,he,she,him,remind,reminds,remembered,saw,felt,which
at the expense of => at the cost of ; not object man,woman,people,person,animal,other,one,public,society,community,nation,country,company,firm,consumer,customer,buyer,worker,employee,staff,laborer,labourer,peasant,farmer,patient,child,student,teacher,taxpayer,citizen,voter,user,resident,tenant,minority,majority,class,group,neighbor,friend,family,rival,competitor,enemy,opponent,poor,state,government,population,species,creature,environment ; not with cost,costs
in the realm of => in ; next politics,science,art,education,business,law,philosophy,public,international,social,technology,health,human,medicine,literature,finance,personal,sports
important respects => important ways ; prev two ; not with way,ways
in several respects => in several ways ; not with way,ways
in many respects => in many ways ; not with way,ways
in other respects => in other ways ; not with way,ways
in important respects => in important ways ; not with way,ways
in some respects => in some ways ; not with way,ways
in this respect => in this way ; not with way,ways
in an environment where => in a place where ; not with place,places
create/v an environment where => make/v a place where ; active ; form base,ing,s,past ; next students,children,employees,people,everyone,they,learners,all,every,workers,individuals,patients ; not with place,places,environmental
creating an environment in which => making a place where ; next students,children,employees,people,everyone,they,learners,all,every,workers,individuals ; not with place,places
in a rapidly changing world => in a world that is changing fast ; next <end>,<comma> ; not with fast,that
in an increasingly complex world => in a world that is getting more complex ; next <end>,<comma> ; not with that,get,getting
in an increasingly interconnected world => in a world that is more and more connected ; next <end>,<comma> ; not with that,connect,connected,more
in the face of => when faced with ; prev <adj>,even,calm,strong,strength,courage,powerless,helpless,persist,perseverance ; object adversity,challenge,threat,uncertainty,difficulty,crisis,change,loss,danger,criticism,opposition,pressure,hardship,setback,failure,injustice,oppression,disaster,chaos,obstacle,despair,evidence,power,resistance ; not with face/v,faced,faces,facing,fly,flies
remain steadfast in the face of => hold out against ; object adversity,challenge,threat,opposition,pressure,hardship,oppression,chaos
with equal speed => just as fast ; next <end>,<comma>
with equal force => just as strongly ; next <end>,<comma> ; not with strong,strongly,not,no,every,all
with remarkable speed => very quickly ; next <end>,<comma> ; not with quick,quickly
with remarkable precision => very precisely ; next <end>,<comma> ; not with precise,precisely
with remarkable accuracy => very accurately ; next <end>,<comma> ; not with accurate,accurately
with great care => very carefully ; next <end>,<comma> ; not with careful,carefully
with increasing frequency => more and more often ; not with often,more
to great effect => very well ; not with well
at odds with => in conflict with ; prev be/v,is,are,was,were ; not with conflict,conflicts
in tandem with => together with ; not with together
in tandem => together ; next <end>,<comma>,to ; not with together
hand in hand with => together with ; prev work,works,working ; not with together
inextricably linked => closely tied together ; next <end> ; not with tie,tied,close,closely,together
inextricably tied to => closely tied to ; not with close,closely
intrinsically linked to => closely tied to ; not with tie,tied,close,closely
deeply intertwined with => closely tied to ; not with tie,tied,close,closely,vine,root
deeply intertwined => closely tied together ; next <end>,<comma> ; not with tie,tied,close,closely,together,vine,root
intertwined with => tied up with ; prev is,are,was,were,closely,become,became ; not with tie,tied,vine,root,fingers,branches,fur,hair,hairs,thread,threads,vein,veins,knotted

# struggle, try, need, have to
struggle/v to {v} => find/v it hard to {v} ; active ; form base,s,past ; subject student,company,firm,business,school,worker,family,teacher,institution,city,community,government,people,parent,child,newcomer,learner,farmer,employer,hospital,patient,country,state,researcher ; not next breathe,stand,free,escape,survive,hold,get,stay,keep,lift,open,rise,reach,pull,sit,climb,push,control ; not prev and,or ; not with hard,harder,hardest
attempted to {v} => tried to {v} ; prev has,have,had,<noun>,he,she,they,it,who,that,also,repeatedly,<name> ; not with try,tried,tries,murder,suicide,court
have attempted several => have tried several ; not with try,tried
attempt/v => try/v ; active ; object remedy,reform,approach,solution,strategy,experiment,method ; not prev and,or,the,an,<poss> ; not with try,tried
would require {ving} => would mean {ving} ; not with mean,means
require/v {ving} => mean/v {ving} ; active ; form s,past,base ; prev this,that,it,often,which,<noun>,also,usually,typically ; subject ${abstract},balance,this,it ; not with mean,means,meant,law,rule,regulation,policy
require/v => take/v ; active ; form base,s,past ; subject ${abstract},this,it,balance ; object effort,time,work,courage,patience,care,skill,planning,vigilance,trust,thought,discipline,practice,empathy,coordination,imagination,honesty,humility,dedication,persistence,leadership,compromise,luck,money ; not prev and,or ; not with take,takes,took,law,rule,rules
require/v a shift in => call/v for a change in ; active ; form s,base,past ; not with change,changes,call,calls
require/v a deliberate effort => take/v a conscious effort ; active ; form s,base,past ; not with conscious,consciously
require/v a willingness to => mean/v being willing to ; active ; form s,past,base ; not with mean,means,willing
demand/v => call/v for ; active ; form base,s,past ; subject ${abstract},situation,crisis,moment,era,world,problem,market,environment,this,it ; object approach,attention,care,patience,courage,skill,response,vigilance,honesty,flexibility,creativity,balance,change,effort,commitment,action,understanding,innovation,solution,investment,expertise,focus,discipline,precision,transparency,accountability,strategy,recognition,consideration ; not prev and,or,<det>,<adj> ; not with call,calls
must be {ved} => have to be {ved} ; prev policies,laws,rules,strategies,ideas,technologies,algorithms,results,students,children,workers,findings,claims,costs,benefits,patients,teachers,words,stories,values,rights,interests,reforms,differences,employees,materials,procedures,ports,roads,processes,practices,approaches,traditions ; not with law,rule,contract,thou,shall,if,have,agreement,court,section

must be {ved} => has to be {ved} ; prev data,system,model,process,policy,strategy,technology,information,power,progress,everything,plan,research,project,product,training,education,freedom,water,food,waste,work,innovation,growth,language,knowledge,balance,program,approach,reform,debt,money,problem,issue,conflict,question,change ; not with law,rule,contract,thou,shall,if,has,agreement,court,section
must learn to => have to learn to ; prev we,they,people,students,children,leaders,organizations,companies,you,humans,teachers ; not with have,if

# carry, hold, bear
carry/v => have/v ; active ; form base,s,past ; object consequence,implication,advantage,benefit,significance,connotation,meaning ; not prev and,or,to,that,which,who ; not with have,has,had,bag,load ; not next out,on
carry/v risks => have/v risks ; active ; form base,s,past ; next <end>,<comma>,of ; not prev and,or,to ; not with have,has,had
carry/v significant => have/v big ; active ; form base,s ; object implication,consequence,advantage ; not with big,have,has
carry/v significant weight => count/v for a great deal ; active ; form base,s,past ; next <end>,in,with,<comma> ; not with great,deal,load
carry/v great weight => count/v for a great deal ; active ; form base,s,past ; next <end>,in,with,<comma> ; not with great,deal,load
carry/v real weight => count/v for a lot ; active ; form base,s,past ; next <end>,in,with,<comma>,: ; not with load,lot
hold/v the potential to {v} => could {v} ; form s,base ; active ; not with could,can ; not prev to,will,and,or
hold/v immense potential => have/v great potential ; not with great
hold/v significance => be/v important ; active ; form s,base ; next <end>,for,in
hold/v the key to => be/v the key to ; active ; form s,base,past ; not with hand,lock,door
bear/v the brunt of => suffer/v most from ; active ; form base,s,past ; object crisis,change,cut,cost,policy,recession,storm,war,disaster,pollution,climate,inflation,pandemic ; not with suffer

# offer, provide, give
offer/v an opportunity to => be/v a chance to ; active ; form s,past ; next <verb> ; not with chance,company,job,employer,they,who ; not prev and,or,they,he,she,we,i
offer/v a way to => be/v a way to ; active ; form s,past ; next <verb> ; not prev and,or,they,he,she,we,i
offer/v an alternative to => be/v an alternative to ; active ; form s,past ; not prev and,or,they,he,she,we,i,company,government,party
offer/v a solution to => be/v a solution to ; active ; form s,past ; not prev and,or,they,he,she,we,i,company,government,party
offer/v a path to => be/v a path to ; active ; form s,past ; not prev and,or,they,he,she,we,i
offer/v the potential to {v} => could {v} ; active ; form s,base ; not with can,could ; not prev to,and,or,will
offer/v => give/v ; active ; object hope,comfort,feedback,guidance,perspective,sense,reason,explanation,insight,picture,answer,clue,protection,relief,summary,analysis,overview,interpretation,impression,definition,portrait,advice,reassurance ; not prev and,or,be/v ; not with give,gives,gave,given,giving ; not next insights
offer/v a corrective to => correct/v ; active ; form s,past,base ; not with correct
offer/v an unlikely => be/v an unlikely ; active ; form s,past ; object catalyst,example,model,source,solution,ally
provide/v a source of => be/v a source of ; active ; form s,past,base ; not prev to,and,or,can,could,will,may,they,we,who,that
provide/v a foundation for => be/v a basis for ; active ; form s,past ; not prev to,and,or ; not with basis,based,basic
provide/v a framework for {ving} => give/v us a way of {ving} ; active ; form s,past ; subject ${works},theory,model,study,principle,analysis,concept ; not with way,ways,us
provide/v a sense of => give/v a sense of ; active ; not form part ; not with give,gives,giving
provide/v => give/v ; active ; object hope,comfort,feedback,guidance,perspective,reason,explanation,picture,answer,clue,summary,overview,critique,interpretation,impression,definition,portrait,advice,reassurance,context,insight,evidence,proof,instruction,testimony,detail,clarity ; not prev and,or,be/v ; not with give,gives,gave,given,giving ; not next for ; not next insights

# represent, remain, become
represent/v a => be/v a ; active ; form s,past ; object challenge,change,attempt,effort,threat,burden,source,setback,compromise,break,turn,loss,gain,gap,crisis,trend,tool,dynamic,evolution,philosophy,movement,theme,technology,technique,conflict,development,mistake,contradiction,aspect,area,component,element,space,commitment,paradigm,shift,risk,revolution,blow,reversal,rejection,departure,victory,turning,acknowledgment,acceptance,asset,way,response ; prev <noun>,this,it,) ; not prev he,she,and,or,to ; not with symbol,symbolize,symbolizes,symbolic,color,colour,lawyer,client,district,constituency,graph,vector,node,diagram,logo,flag
represents an => is an ; object attempt,effort,opportunity,example,improvement,evolution,area,issue,aspect,element,asset,acknowledgment,acceptance,obstacle,exception,advance,expansion,alternative,approach ; prev <noun>,this,it ; not with symbol,symbolize,symbolizes,symbolic,color,colour,lawyer,client,district,graph,vector,node,diagram,logo,flag
constitute/v a => be/v a ; active ; form s,past ; object violation,threat,form,part,crime,breach,challenge,problem,majority,minority,risk,barrier,failure,source,change,danger,kind,type,major,significant,step,break ; prev <noun>,this,it,that,which ; not with legal,law,court,statute,section
constitute/v a significant portion of => make/v up a large part of ; active ; form base,s,past
constitute/v the majority of => make/v up most of ; active ; form base,s,past
account/v for the majority of => make/v up most of ; active ; form base,s,past ; not with explain
comprise/v the majority of => make/v up most of ; active ; form base,s,past
remains central to => is still central to ; not with still
remain central to => are still central to ; prev <noun>,they,which,that ; not with still
remains => is still ; next unclear,uncertain,unresolved,unknown,open,partial,limited,rare,common,popular,relevant,important,essential,crucial,vital,central,strong,weak,high,low,deeply,largely,controversial,contested,elusive,powerful,difficult,hard,possible,influential,tied,dependent,visible,widespread,divided,underdeveloped,incomplete,fragile,vulnerable,steep,one,at,under,far,unfinished,uneven,unequal,available,stubbornly,highly,very,heavily,too ; prev <noun>,it,this,that,which,but,) ; not prev what,there ; not with ensure,ensures,ensuring,sure,guarantee,if,unless,until,throughout,longer,always,still,despite,human,dinosaur,fossil,body
remain => are still ; next unclear,uncertain,unresolved,unknown,open,partial,limited,rare,common,popular,relevant,important,essential,crucial,vital,central,strong,weak,high,low,deeply,largely,controversial,contested,elusive,powerful,difficult,hard,influential,tied,dependent,committed,visible,widespread,divided,underdeveloped,incomplete,fragile,vulnerable,underfunded,at,under,far,unequal,unaware,skeptical,available,stubbornly,highly,very,heavily,too ; prev challenges,problems,questions,issues,levels,rates,people,students,workers,companies,women,schools,many,others,prices,communities,they,results,effects,institutions,barriers,gaps,attitudes,numbers,outcomes,areas,voters,families,concerns,details,countries,costs,opportunities,resources,disparities,inequalities ; not with still,will,may,can,must,should,could,would,to,might,do,does,did,despite
becomes less a matter of => is less a matter of
will find themselves {ving} => will be {ving} ; not with suddenly,one,day
found themselves exposed to => were exposed to
finds itself at => is at ; object crossroads,point,center,stage ; not with suddenly
find ourselves at => are at ; object crossroads,point,center,stage,juncture ; not with suddenly ; prev we
serve/v as a => be/v a ; active ; form s,past ; object reminder,example,warning,source,symbol,lesson,metaphor,model,testament,catalyst,hub,guide,tool,link,foundation,center,home,mirror,sign,signal,case,backdrop,measure,buffer ; prev <noun>,it,this,they,which,that,also ; not with minister,president,secretary,he,she,army
serve/v as an => be/v an ; active ; form s,past ; object example,indicator,alternative,anchor,outlet,inspiration,indictment,allegory,escape,instrument ; prev <noun>,it,this,which,that ; not with minister,president,secretary,he,she,army
all serve as instruments of => are all instruments of
defy/v easy summary => be/v hard to sum up ; active ; form base,s,past
defy/v easy categorization => be/v hard to classify ; active ; form base,s,past
defy/v easy classification => be/v hard to classify ; active ; form base,s,past
defy/v categorization => be/v hard to classify ; active ; form base,s,past
defy/v easy explanation => be/v hard to explain ; active ; form base,s,past
play/v a role in shaping => help/v shape ; active ; form base,s,past
play/v a significant role in shaping => do/v much to shape ; active ; form base,s,past
play/v a crucial role in shaping => do/v much to shape ; active ; form base,s,past
play/v a pivotal role in shaping => do/v much to shape ; active ; form base,s,past
play/v an important role in shaping => do/v much to shape ; active ; form base,s,past
shed/v light on => tell/v us more about ; active ; form base,s,past ; subject study,research,finding,result,experiment,document,letter,work,discovery,analysis,data,evidence,report,survey ; not with tell,tells,us,more,lamp
strike/v a balance between => find/v a balance between ; not with find,finds
strike/v a delicate balance between => find/v a balance between ; not with find,finds
stand at a crossroads => are at a turning point ; prev we ; not with turn,point
stands at a crossroads => is at a turning point ; not with turn,point
gain/v traction => catch/v on ; active ; form base,s,past,part,ing ; subject idea,movement,theory,concept,trend,approach,practice,term,proposal,notion,view,campaign ; next <end>,<comma>,in,among,as,with
gain/v momentum => gather/v strength ; active ; subject movement,campaign ; next <end>,<comma>,in,as,with,after,during ; not with strength,strong,strengthen
gain/v momentum => pick/v up speed ; active ; subject trend,effort,recovery,economy,reform,project ; next <end>,<comma>,in,as,with,after,during
rise/v to prominence => become/v well known ; active ; form past,part ; next <end>,in,as,for,during ; not with known,well
rose to prominence => became well known ; next <end>,in,as,for,during ; not with known,well
give/v rise to => lead/v to ; active ; object problem,conflict,movement,question,concern,change,debate,system,inequality,tension,chain,culture,idea,industry,crisis,belief,practice,challenge,development ; not with lead,leads,led
giving rise to => leading to ; next the,a,an,new,<adj>,<noun> ; not with lead,leads,led
misses the mark => gets it wrong ; next <end>,<comma>,by,when,in,because ; not with wrong,target,arrow
miss the mark => get it wrong ; next <end>,<comma>,by,when,in,because ; not with wrong,target,arrow
tell/v a different story => show/v something else ; active ; form base,s ; subject data,evidence,number,statistics,figure,fact,reality,research,record ; not with show,shows
paint/v a complex picture => give/v a mixed picture ; active ; subject data,study,report,finding,research,result ; not with give,gives
at the heart of this debate lies => at the heart of this debate is
at the heart of this {n} lies => at the heart of this {n} is
extend/v far beyond => go/v far beyond ; active ; form base,s,past ; subject consequence,effect,impact,influence,benefit,implication,reach,value,role,problem,issue,significance,importance ; not with go,goes,went
extend/v well beyond => go/v well beyond ; active ; form base,s,past ; subject consequence,effect,impact,influence,benefit,implication,reach,value,role,problem,issue,significance,importance ; not with go,goes,went
extend/v beyond => go/v beyond ; active ; form base,s,past ; subject consequence,effect,impact,influence,benefit,implication,value,role,problem,issue,significance,importance,responsibility,concern,dignity,scope ; not with go,goes,went
radiate/v far beyond => go/v far beyond ; active ; subject consequence,effect,impact,influence
move/v beyond => go/v beyond ; active ; form base,ing,s ; object stereotype,assumption,question,debate,focus,approach,view,model,narrative,description,fact,level,idea,acknowledgment,tolerance,understanding,rhetoric ; not with go,goes,going
transcend/v => go/v beyond ; active ; form base,s,past,ing ; object boundary,limit,limitation,border,culture,language,politics,difference,genre,generation,category,origin,barrier ; not prev and,or ; not with go,goes,gone,god,soul,divine,spiritual
well positioned to => in a good position to ; not with position,good
moving forward , => from now on , ; start ; not with now
going forward , => from now on , ; start ; not with now
`;
