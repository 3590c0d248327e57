import { persons } from "../noun-classes.ts";

/** Verbs of doing, getting, meeting and saying, by the nouns that each of them takes. */
export const verbsObjectsWide = `
# implement
implemented => put in place ; passive ; subject measure,policy,program,system,strategy,reform,change,plan,law,regulation,protocol,rule,safeguard,structure,restriction,framework,procedure,initiative,control,mechanism ; not next by,and,in,using
implement/v => put/v in place ; active ; form base,s,past ; object sanction,arrangement,safeguard,control,portal,criterion,staffing ; next a,an,the,new ; not prev and,or
implement/v => bring/v in ; active ; not form part ; object sanction,training,arrangement,law,legislation,ban,curfew,tax,rule,test,testing,quota,restriction,scheme,reform,regulation,policy,tariff,subsidy,technology,material,change ; not prev and,or
implement/v => make/v ; active ; not form part ; object improvement,change,adjustment,modification,cut,upgrade,repair,edit ; not prev and,or
implement/v => run/v ; active ; not form part ; object test,workshop,training,campaign,pilot,trial,intervention ; not prev and,or
implement/v => use/v ; active ; not form part ; object criterion,analytic,method,technique,tool,technology,strategy,approach,theory,practice,protocol,tactic ; not prev and,or
implement/v => act/v on ; active ; not form part ; object recommendation,suggestion,advice,finding,feedback,insight ; not prev and,or
implement/v a plan => carry/v out a plan ; active ; not form part
implement/v the plan => carry/v out the plan ; active ; not form part

# produce
produce/v => give/v ; active ; not form part ; object result,outcome,output,insight,prediction,improvement,estimate,answer,return,yield,solution,value,figure,conclusion ; not prev and,or
produce/v => make/v ; active ; not form part ; object image,electricity,energy,heat,light,serotonin,hormone,insulin,device,sound,noise,wine,beer,cheese,milk,honey,film,movie,video,album,song,music,art,good,goods,product,car,vehicle,vaccine,drug,medicine,paper,steel,cloth,clothing,tool,weapon,chip,photograph,sketch,card,dish,meal,food,bread,enzyme,protein,antibody,mucus,saliva,sugar,oxygen,copy,toy,bomb,fuel,vitamin,painting,artwork,furniture,sample ; not prev and,or,to ; not next evidence
produce/v => write/v ; active ; not form part ; object report,essay,document,article,memo,paper,summary,novel,poem,text,draft,letter,script,play,book,symphony ; not prev and,or

# secure
secure/v => win/v ; active ; not form part ; object victory,contract,seat,nomination,office,independence,trophy,title,right,majority,concession,advantage,tour,game,share,dominance,promotion,medal,championship,cup,endorsement,bid,freedom,approval,vote,backing,support,loyalty,nod,funding ; not prev and,or ; next a,an,the,his,her,their,its,our,my,public,political,voting,independence,victory
secure/v => get/v ; active ; not form part ; object loan,capital,authorization,permission,license,licence,visa,permit,mortgage,ticket,table,reservation,rate,price,job,interview,internship,bargain,refund,financing,appointment,meeting,lease,apartment,patent,grant,scholarship,slot,admission ; not prev and,or ; not next his,her,their,its,our,my,your
secure/v the services of => sign/v ; active ; not form part
secure/v employment => find/v work ; active ; not form part
secure/v stable employment => find/v steady work ; active ; not form part
secure/v housing => find/v housing ; active ; not form part
secure/v the best talent => hire/v the best people ; active ; not form part
secure/v talent => find/v talent ; active ; not form part

# navigate
navigate/v => deal/v with ; active ; not form part ; object reality,interaction,choice,decision,illness,age,trial,dispute,present,existence,intrigue,relationship,emotion,loss,grief,trauma,crisis,conflict,uncertainty,change,transition,situation,circumstance,stress,adversity,adolescence,puberty,parenthood,difficulty,dynamic,disagreement,tension,setback,ambiguity,politics,demand,challenges,complication,conversation,aftermath,expectation,dilemma,issue,pressure,consequence,diagnosis,criticism,feeling ; not prev and,or
navigate/v this => deal/v with this ; active ; not form part ; next <end>,<punct>,crisis,complexity,situation,transition,change,period,tension,process,challenge
navigate/v => walk/v ; active ; not form part ; object street,corridor,hall,hallway,alley,aisle,line ; not prev and,or ; next the,these,those ; not with car,vehicle,truck,drive,driver,robot,cab,taxi,bus,bike
navigate/v => get/v through ; active ; not form part ; object process,bureaucracy,paperwork,crowd,traffic,maze,labyrinth,school,college,pandemic,storm,day,divorce,recession,downturn,period,season,checkpoint,terrain,security,crossing,rapid,year ; not prev and,or
easy to navigate => easy to use ; with website,site,app,menu,interface,platform,page,software
easier to navigate => easier to use ; with website,site,app,menu,interface,platform,page,software
navigate/v the fine line => walk/v the fine line ; active ; not form part
navigate/v the line => walk/v the line ; active ; not form part
navigate/v the web => browse/v the web ; active ; not form part
navigate/v the website => use/v the website ; active ; not form part
navigate/v the app => use/v the app ; active ; not form part

# face
face/v challenges in {ving} => have/v trouble {ving} ; active ; not form part
face/v difficulties in {ving} => have/v trouble {ving} ; active ; not form part
face/v difficulty in {ving} => have/v trouble {ving} ; active ; not form part
face/v significant challenges in {ving} => have/v great trouble {ving} ; active ; not form part
face/v => come/v up against ; active ; not form part ; object barrier,obstacle,hurdle,opposition,resistance,discrimination,competition,stigma,prejudice,criticism,racism,skepticism,constraint,rival,opponent,setback,bias,stereotype,scrutiny ; not prev and,or ; not next off ; not with wall,window,toward
face/v => meet/v with ; active ; form s,past,base ; object opposition,resistance,criticism,skepticism,backlash,discrimination,prejudice,hostility,rejection,scrutiny,ridicule,disapproval,delay,setback,pushback,indifference ; not prev and,or
face/v => run/v into ; active ; not form part ; object problem,trouble,difficulty,setback,hurdle,obstacle,delay,issue ; not prev and,or ; next a,an,many,some,several,more,further,few,similar,problems,difficulties,trouble,delays,setbacks,issues ; not with poverty,charges ; not prev to
face/v => have/v ; active ; form s,base,past ; object choice,workload,disadvantage,deadline,dilemma ; next a,an ; not prev and,or
the challenges they face => the problems they have ; next <end>,<punct>,and,in,as,when
the challenges we face => the problems we have ; next <end>,<punct>,and,in,as,today
the challenges faced by => the problems of ; next <noun>,the,these,many,small,young,people
the challenges facing => the problems of ; next <noun>,the,our,these,many,small,young,people,modern
challenges faced by => problems of ; next students,people,individuals,women,children,families,immigrants,patients,nurses,teachers,workers,employees,refugees ; prev some,many,common,unique,daily,specific,unique
the barriers faced by => the barriers in front of ; next students,people,women,immigrants,patients,individuals

# invest in
invest/v in relationships => work/v on relationships ; active ; not form part
invest/v in {poss} relationship => work/v on {poss} relationship ; active ; not form part
invest/v in {poss} relationships => work/v on {poss} relationships ; active ; not form part
invest/v in yourself => spend/v time and money on yourself ; active ; not form part
invest/v heavily in => spend/v heavily on ; active ; not form part ; not with stock,stocks,share,shares,bond,bonds,company
invest/v significantly in => spend/v a great deal on ; active ; not form part ; not with stock,stocks,share,shares,bond,bonds

# say
{pron} whispered => {pron} said softly ; next <end>,<punct>,to,into,in ; prev ”,",’
{pron} murmured => {pron} said softly ; next <end>,<punct>,to,into ; prev ”,",’
{pron} declared => {pron} said ; next <end>,<punct>,firmly,proudly,loudly ; prev ”,",’
{pron} exclaimed => {pron} cried | {pron} said ; next <end>,<punct>
{pron} proclaimed => {pron} said ; next <end>,<punct> ; prev ”,",’
{pron} stated => {pron} said ; next <end>,<punct>,that,flatly,simply,plainly,firmly ; not prev as
{pron} remarked => {pron} said ; next <end>,<punct>,that,dryly,casually
{pron} replied => {pron} said | {pron} answered ; next <end>,<punct>,softly,quietly,with,in,simply,calmly
{pron} responded => {pron} said | {pron} answered ; next <punct>,softly,quietly,simply,calmly ; prev ”,",’
{pron} inquired => {pron} asked
{pron} mused => {pron} said ; next <end>,<punct> ; prev ”,",’
{pron} interjected => {pron} broke in ; next <end>,<punct> ; prev ”,",’
declared that => said that ; prev <name>,he,she,they,government,president,minister,leader,council,king,officials,official,spokesman,spokesperson ; not with independence,court,war,emergency
stated that => said that ; prev <name>,he,she,they,government,president,minister,spokesman,spokesperson,officials,official,police,company,report,manager,doctor,author,coach
replied instantly => answered at once
whisper/v secrets to => tell/v secrets to ; active ; subject wind,tree,leaf,sea,breeze ; form base

# adopt
adopt/v a policy of => follow/v a policy of ; active ; not form part
adopt/v => switch/v to ; active ; not form part ; object diet,energy,lifestyle,currency,dollar,euro ; not prev and,or
adopt/v => take/v on ; active ; not form part ; object name,role,guise,posture,tone,form,persona,accent,manner,attitude,identity,characteristic,appearance,shape ; not prev and,or
adopt/v => take/v up ; active ; not form part ; object faith,philosophy,custom,idea,cause,religion,hobby,habit,practice,position,sport,belief ; not prev and,or ; not with child,baby,dog,cat
adopt/v => use/v ; active ; not form part ; object strategy,method,technique,technology,model,mechanism,tool,standard,design,approach,system,measure,framework,tactic,structure,platform,workflow,procedure,methodology,software ; not prev and,or ; next a,an,these,such,new,more,different,similar,various,this
adopt/v => bring/v in ; active ; not form part ; object legislation,law,resolution,regulation,policy,reform,rule,initiative,program ; not prev and,or ; next new,stricter,a,an,tougher,stronger ; not with un,united,resolution

# approach
approach/v => come/v closer ; active ; not form part ; next <end>,<punct>,and ; subject i,he,she,it,we,they,soldier,creature,figure,man,woman,date,deadline,winter,exam,ship,boat,train,car,summer,christmas,election,day,night,enemy,animal,dog,wolf,storm,footstep,stranger,birthday,end,hour,guard,lion,bear,monster,footsteps,light,army,moment,wedding,holiday ; not prev and,<adv> ; not with problem,question,task,issue,it's
approach/v => near/v ; active ; not form part ; object gate,city,town,village,destination,end,summit,shore,border,edge,entrance,castle,planet,coast,climax,bridge,station,riverbank,battlefield,facility,retirement,adulthood,completion,earth,surface,finish,clearing,forest,mountain,island,temple,cave,camp,building,mansion,cottage,cabin,exit,top,peak,hill,base,airport,harbor,palace,fortress,tower,school,church,farm,ridge,horizon,coastline,deadline ; not next it,its
approach/v => walk/v up to ; active ; not form part ; object desk,counter,bar,table,door,bed,podium,stage,car,fountain,piano,altar,window,mirror,throne,coffin,man,woman,stranger,girl,boy,guard,officer,clerk,librarian,receptionist,waiter,couple,doctor,teacher,cage,fence,closet ; subject he,she,i,we,they,man,woman,boy,girl ; not with cautiously,driving,ship,train,problem ; not next <adv>
approach/v slowly => come/v closer slowly ; active ; not form part ; next <end>,<punct>
approach/v cautiously => edge/v closer ; active ; not form part ; next <end>,<punct>

# challenge
challenge/v => question/v ; active ; form base,ing,past ; object notion,idea,assumption,belief,view,claim,narrative,stereotype,norm,understanding,perception,illusion,wisdom,theory,justification,legitimacy,convention,authority,value,principle,conception,preconception,misconception,worldview,paradigm,bias,orthodoxy,doctrine,concept,expectation,interpretation,conclusion,premise,validity,reliability,dichotomy,hierarchy,structure,role,policy ; prev to,by,must,should,<adv>,not,can,could,we,i,they,he,she,who,<name> ; not with court,lawsuit,legal,appeal
challenge/v => call/v into question ; active ; form s,past ; object notion,idea,assumption,belief,view,claim,narrative,stereotype,norm,understanding,perception,illusion,wisdom,theory,justification,legitimacy,convention,authority,value,principle,conception,preconception,misconception,worldview,paradigm,bias,orthodoxy,doctrine,concept,expectation,interpretation,conclusion,premise,validity,reliability,dichotomy,hierarchy,structure,role,policy ; not prev and,to,i,we,he,she,they,<name>,a,the,this,that,of ; not with court,lawsuit,legal,appeal ; not subject ${persons}
whatever challenges lay ahead => whatever lay ahead
whatever challenges lie ahead => whatever lies ahead
no matter what challenges lay ahead => no matter what lay ahead
the challenges that lay ahead => what lay ahead
the challenges that lie ahead => what lies ahead

# thrive
thrive/v on => feed/v on ; active ; not form part ; object emotion,fear,chaos,pain,hatred,despair,anger,suffering,blood,misery,darkness,energy,conflict,attention ; not form ing
thrive/v in => do/v well in ; active ; form base,s,past ; not with company,bacteria ; not prev and,or
to thrive => to do well ; next <end>,in,under,on,and ; not next on
to survive and thrive => to survive and do well ; next <end>,in,under

# maximize
to maximize efficiency => to be as efficient as possible ; next <end>
to maximize productivity => to be as productive as possible ; next <end>
to maximize profits => to make as much profit as possible ; next <end>
to maximize profit => to make as much profit as possible ; next <end>
to maximize their profits => to make as much profit as possible ; next <end>
maximize/v performance => get/v the best performance ; active ; not form part
maximize/v returns => get/v the best returns ; active ; not form part
maximize/v the effectiveness of => make/v the most of ; active ; not form part
maximize/v the impact of => make/v the most of ; active ; not form part
maximize/v the benefits => make/v the most of the benefits ; active ; not form part
maximize/v {poss} potential => make/v the most of {poss} potential ; active ; not form part
maximize/v space => make/v the most of the space ; active ; not form part
maximize/v {poss} time => make/v the most of {poss} time ; active ; not form part

# earn
earn/v => win/v ; active ; not form part ; object reputation,praise,trust,award,respect,nomination,recognition,admiration,title,star,spot,acclaim,approval,loyalty,following,prize,applause,gratitude,tolerance,cooperation,place,forgiveness,affection,devotion,confidence,favor,honor,glory,freedom,fame,medal,love ; not prev and,or ; not next more
earn/v him => win/v him ; active ; not form part ; object admiration,reputation,respect,praise,title,place,nickname,award,trust,recognition,following,acclaim,loyalty
earn/v her => win/v her ; active ; not form part ; object admiration,reputation,respect,praise,title,award,trust,recognition,acclaim,loyalty,fan
earn/v them => win/v them ; active ; not form part ; object admiration,reputation,respect,praise,title,award,recognition
earn/v it => win/v it ; active ; not form part ; object admiration,reputation,respect,praise,title,award,recognition,place,following,acclaim
earn/v a living => make/v a living ; active ; not form part
earn/v money => make/v money ; active ; not form part ; not prev hard
earn/v income => make/v money ; active ; not form part
earn/v a degree => get/v a degree ; active ; not form part
earn/v good grades => get/v good grades ; active ; not form part

# strengthen
strengthen/v {np} => make/v {np} stronger ; active ; not form part ; next <end> ; not with more,and

# encounter
encounter/v => meet/v ; active ; not form part ; object ${persons},soldier,warrior,guard,civilization,creature,ally,demon,ghost,fox,wolf,bear,monster,dragon,villager,knight,alien,being,tribe,enemy,dog,cat,spirit,angel,someone,newcomer,seagull,reaper ; not prev and,or
encounter/v => come/v across ; active ; not form part ; object word,evidence,remnant,sight,idea,text,name,term,phrase,example,case,article,book,poem,story,object,artifact,obstruction,product,situation,concept,theory,problem,question,body,corpse,ruin,sign,message,video,post,passage,substance,range,something,anything,variation,work,image,character,town,village,house,river ; not prev and,or
encounter/v => run/v into ; active ; not form part ; object problem,trouble,difficulty,resistance,obstacle,issue,setback,delay,error,hurdle,opposition,traffic,crisis,barrier ; not prev and,or
never encountered => never come across ; prev had,have,has,'ve ; not next a,an
ever encountered => ever come across ; prev had,have,has,'ve,i've,he'd,i'd,she'd,they'd,we'd ; next <end>,<punct>,before,in
encountered in => found in ; prev <noun> ; not with he,she,i,they,we,you

# lie in
lie/v in => come/v down to ; active ; form s,past ; subject difference,distinction,issue,question,secret ; next how,what,whether,who,the,its,their,which
`;
