import { each } from "../each.ts";

/** More of what current models are fond of in essays, articles and reports: figures of speech and learned words. */
export const modernEssay5 = `
# figures of speech
lay/v bare => show/v ; active ; form base,s,past ; object tension,contradiction,weakness,gap,cost,limit,truth,inequality,failure,flaw,reality,hypocrisy,difference,problem,fragility,injustice ; not with show,shows,showed,wire,skin,bone
laying bare => showing ; object tension,contradiction,weakness,gap,cost,limit,truth,inequality,failure,flaw,reality,hypocrisy,difference,problem,fragility,injustice ; not with show,shows,showed
bring/v into focus => show/v ; active ; form base,s,past ; object question,problem,difference,cost,need,tension,issue,gap ; not with lens,camera,show,shows
a far cry from => very different from ; prev be/v,is,are,was,were,<comma> ; not with different,difference
guardrails => rules ; not with rule,rules,road,car,cars,highway,bridge,vehicle,balcony,stairs,cliff
a blueprint for => a plan for ; not with plan,plans,building,architect,house,dna,gene,genes
the blueprint for => the plan for ; not with plan,plans,building,architect,house,dna,gene,genes
the contours of => the shape of ; object debate,problem,argument,policy,world,system,story,future,life,plan,deal,society,identity,conflict,question,economy ; not with shape,shapes,body,face,hill,land,map
the bedrock of => the basis of ; object society,democracy,trust,community,relationship,system,economy,civilization,law,science,policy,theory,culture,success,education,faith,life,argument,order ; not with rock,geological,sediment,basis
a litmus test for => a test of ; not with acid,paper,test/v
a litmus test of => a test of ; not with acid,paper
a harbinger of => a sign of ; not prev as,become/v,became ; not with sign,signs
harbingers of => signs of ; not prev <comma>,are,were,as,be,become/v ; not with sign,signs
an antidote to => a cure for ; object loneliness,despair,cynicism,boredom,apathy,isolation,anxiety,stress,burnout,polarization,fear,noise ; not with poison,venom,snake,cure,toxin
the antidote to => the cure for ; object loneliness,despair,cynicism,boredom,apathy,isolation,anxiety,stress,burnout,polarization,fear,noise ; not with poison,venom,snake,cure,toxin
is a panacea => is a cure-all
be a panacea => be a cure-all
as a panacea => as a cure-all
tantamount to => the same as ; prev be/v,is,are,was,were ; not with same
be/v antithetical to => go/v against ; form s,past,base ; not prev to ; not with against
emblematic of => typical of ; prev be/v,is,are,was,were,<comma>,<noun> ; not subject wall,door,doorway,structure,ruin,tree,statue,flag,scar,room,window,light,shadow ; not with typical,type
bereft of => without ; prev be/v,is,are,was,were,<comma>,<noun>,world,life ; not with without
steeped in => full of ; object history,myth,legend,irony,nostalgia,mystery,folklore ; prev <comma>,<noun>,is,are,was,were ; not next tradition ; not with full,tea,water,leaves ; subject place,city,town,region,country,land,church,building,village,island,world,book,story,novel,tale,music,family,neighborhood
devoid of => without ; object meaning,emotion,life,feeling,color,warmth,humor,hope,purpose,joy,context,substance,empathy,compassion,light,sound,people,evidence,passion,humanity,love ; prev <noun>,<comma>,is,are,was,were,completely,utterly,entirely,wholly ; not prev voice,tone,face,faces ; not with without
devoid of => empty of ; object emotion,feeling,warmth,expression,life,joy,humor ; prev voice,tone,face,faces ; not with empty
in the wake of => after ; object war,crisis,pandemic,scandal,attack,disaster,recession,storm,death,revolution,collapse,flood,hurricane,protest,shooting,election,ruling,defeat,industrialization,failure,depression,earthquake,plague,independence ; not with after,boat,ship,boats
over the span of => over ; next <det>,<num>,several,many,just,only ; not prev over
in the span of => in ; next a,one,two,three,four,five,six,ten,<num>,just ; object year,month,day,week,decade,hour,minute,generation,century
at its simplest , => put simply , ; start ; not with simply,simple
a matter of degree => a question of how much ; next <end>
it is tempting to => it is easy to ; next think,assume,believe,conclude,dismiss,blame,imagine,see,treat,view,frame,regard ; not with easy,easily

# kinds and forms
${each("new,different,particular,strange,quiet,subtle,deeper,special,certain,rare,richer,better,stronger,healthier,modern", (word) => `a ${word} form of => a ${word} kind of ; not with kind,kinds,cancer,diabetes,disease,gas,carbon,matter,energy,government ; not next payment,transport,transportation,identification,exercise,address`)}
another form of => another kind of ; not with kind,kinds,cancer,diabetes,disease,gas,energy,government ; not next payment,transport,transportation,identification
some form of => some kind of ; not with kind,kinds ; not next payment,transport,transportation,identification,id
this form of => this kind of ; not with kind,kinds,cancer,diabetes,disease,gas,energy
other forms of => other kinds of ; not with kind,kinds,cancer,diabetes,disease,gas
different forms of => different kinds of ; not with kind,kinds,cancer,diabetes,disease,gas
various forms of => various kinds of ; not with kind,kinds,cancer,diabetes,disease,gas
new forms of => new kinds of ; not with kind,kinds,cancer,disease,gas,life
certain forms of => some kinds of ; not with kind,kinds,some,cancer,disease,gas
many forms of => many kinds of ; not with kind,kinds,cancer,disease,gas
all forms of => all kinds of ; not with kind,kinds,cancer,disease,life,ban,banned,elimination,eliminate,convention

# adjectives
central => main ; object obstacle,theme,question,issue,argument,problem,challenge,concern,claim,character,idea,conflict,purpose,message,task,reason,aim,thesis,goal,topic,tenet,feature,difficulty,cause,focus ; prev the,its,his,her,their,a,one,two,this,these,novel's,book's,film's,story's,play's,essay's ; next <noun> ; not with main,mainly,nervous,bank,government
dominant => main ; object driver,theme,factor,source,feature,concern,reason,cause,use,mode,method,influence,language,industry,crop,religion ; prev the,a,its,their,two,one ; next <noun> ; not with main,mainly,gene,allele,recessive,hand
legitimate => fair ; object question,criticism,point,complaint,objection,doubt ; next <noun> ; not prev more,most,and,or,not ; not with fair,fairly,fairness
legitimate => real ; object grievance,need,worry,fear ; next <noun> ; not prev more,most,and,or,not ; not with real,really
salient => important ; object point,feature,issue,fact,example,question,difference,lesson,aspect,characteristic,detail,factor,theme ; next <noun> ; not with important,importance
ubiquitous => everywhere ; prev are,is,was,were,now,nearly,almost ; next <end>,<comma>,in,today ; not with everywhere
prominent => well-known ; object figure,member,family,author,writer,activist,critic,scientist,scholar,artist,lawyer,economist,journalist,actor,historian,politician,philosopher,businessman ; prev a,the,many,several,other,some,of,by,and,two,three ; next <noun> ; not with known
conventional => usual ; object approach,method,view,way,measure,account,route,path,assumption,definition,explanation,pattern,channel,model,understanding,narrative,treatment,form ; prev the,a,from,than,of,to ; next <noun> ; not with usual,usually,weapon,weapons,war,nuclear,organic,farming
steep cost => high cost ; not with high,higher
steep costs => high costs ; not with high,higher
a steep price => a high price ; not with high,higher
formidable => great ; prev is,are,was,were,remain,remains ; next <end>,<comma>,and,but ; subject challenge,obstacle,task,barrier,problem,difficulty,cost,hurdle ; not with great,greatly
precarious => shaky ; object position,balance,situation,peace,truce,state,footing,finances,alliance ; next <noun> ; not prev more,most,and,or ; not with shaky,shake
precarious => uncertain ; object existence,life,livelihood,future,work,employment,income ; next <noun> ; not prev more,most,and,or ; not with uncertain,uncertainty,certain
viable => workable ; object solution,plan,alternative,option,strategy,model,approach,path,system ; next <noun> ; not prev more,most,and,or,commercially,economically,financially,not,no,only ; not with work,works,working,workable
functioning democracy => working democracy ; not with work,works,working
fragmented => divided ; object society,audience,community,world,public,nation,opposition,country,movement,party ; next <noun> ; not prev more,most,and,or,<comma> ; not with divide,divided,division
isolated => cut off ; prev feel,feels,felt,feeling,be,become,becomes,became,are,is,was,were ; next <end>,<comma>,from ; subject student,child,people,worker,person,patient,he,she,they,i,we,individual,employee,resident,community,village,town,parent,teenager,adult,family,woman,man,many ; not with cut
vast => huge ; object amount,number,quantity,sum,network,difference,scale,fortune,wealth,gap,empire,collection,project,system,machine,crowd,resource,trove,store,industry ; next <noun> ; not prev and,<comma>,more,most ; not with huge,hugely
capability/n => ability/n ; number pl ; prev human,their,his,her,our,cognitive,people's,students',own ; next <end>,<comma>,and,of,in,to,are ; not with camera,company,organization,business,firm,robot,drone,weapon,ani,anis,machine,device,vehicle,ability,abilities,able,tool,software,model,military,nuclear,ai,platform,app
aligned with => in line with ; prev is,are,be,been,was,were,more,fully ; not with line,lines,axis,edge,column,sun,stars,can,could ; object goal,value,need,interest,principle,standard,strategy,expectation,belief,mission,vision,objective,policy,priority,research,view,evidence,reality,purpose,practice,aim
align/v with => fit/v ; active ; form base,s ; object goal,value,need,interest,principle,strategy,belief,mission,vision,objective,idea,view,expectation,purpose,priority,theory,schedule,lifestyle,culture ; not with fit,fits,fitting,edge,column,axis,star
most pressing => most urgent ; not with urgent,urgency
more pressing => more urgent ; next issue,problem,challenge,question,concern,need,concerns ; not with urgent,urgency

# adverbs
ostensibly => supposedly ; not prev though,although,not ; next to,for,a,an,the,about,because,<adj>,<verb>,<noun>
invariably => always ; next <verb>,be,<adj>,<adv>,<prep>,the,a ; not with always,never
overtly => openly ; next <adj>,<verb> ; not prev not,more,less,or ; not with open,openly
routinely => often ; prev is,are,was,were,<noun>,they,we,who ; next <verb>,<adj> ; not with often,screen,screening,patients,clinical,collected,tested
gradually => little by little @plain ; next <end>,<comma> ; not with little,slowly
gradually => slowly ; next began,begin,shifted,shift,fade,faded,changed,change,evolved,spread,replaced,grew,declined,lost,moved,returned,improved,expanded,built,increase,increased ; not with slow,slowly,suddenly
effectively => well ; prev communicate/v,work/v,perform/v,teach/v,lead/v,compete/v,operate/v,adapt/v,collaborate/v,manage/v,learn/v,respond/v,together,time,resources,tools,money,skills,technology,data,energy,language,ideas,students ; next <end>,<comma>,and,in,with ; not with well,as,how,cease,stop
staunch supporter => loyal supporter ; not with loyal,loyalty
staunch supporters => loyal supporters ; not with loyal,loyalty
staunch opponent => strong opponent ; not with strong,strongly
staunch advocate => strong supporter ; not with strong,strongly,support,supporter
vehemently => strongly ; next oppose,opposes,opposed,deny,denies,denied,disagree,disagreed,object,objected,reject,rejected,criticized ; not with strong,strongly
no {n} whatsoever => no {n} at all ; not with all

# verbs
rely/v on => depend/v on ; active ; form base,s,past,ing ; subject society,people,community,family,farmer,economy,city,country,student,worker,company,business,democracy,child,customer,region,government,resident,town,patient,species,institution,school,animal,consumer,industry,organization,nation,hospital,parent,who,many ; object income,support,trade,oil,import,tourism,help,aid,trust,water,it,them,car,technology,labor,funding,job,service,agriculture,tax,revenue,memory,scrutiny,one,other,each,donation,benefit,wage,fish,forest,bus,transit,information,volunteer,worker,informal ; not with depend,depends,dependent,dependence
attempts to {v} => tries to {v} ; prev it,he,she,which,who,novel,book,film,author,essay,paper ; not with try,tries,trying
endure/v => last/v ; active ; form base,s,past ; subject alliance,tradition,institution,effect,memory,relationship,marriage,building,myth,system,name,friendship,love,peace,influence,image,work,story,practice,bond,pattern,structure,idea,empire,custom,union ; next <end>,<comma>,long,for,into,because,through,beyond ; not with last,lasted,lasting ; not next pain
enact/v => pass/v ; active ; object measure,reform,ban,rule,restriction,tax ; subject state,congress,parliament,legislature,lawmaker,government,city,country,legislator,council,senate ; not with pass,passed,passes
enacted => passed ; prev was,were,been,laws,legislation,law,reforms,measures ; next in,by,to,since,after,during ; subject law,legislation,act,reform,measure,bill,statute ; not with pass,passed,ritual,play
prohibit/v => ban/v ; active ; object construction,building,gathering,trade,sale,alcohol,advertising,abortion,marriage,weapon,import,export,hunting,fishing,speech,protest,strike ; not prev and,or ; not with ban,bans,banned
migrate/v to => move/v to ; active ; subject advertising,audience,reader,user,business,customer,spending,activity,conversation,work,job,viewer,attention,commerce,shopper,debate,reporting ; not with move,moved,bird,birds
occupy/v a => have/v a ; active ; form base,s,past ; object place,position ; subject book,novel,film,idea,concept,work,technology,figure,story,theory,show,writer,artist,music,word,animal,dog,food,institution,library,song,computing,subject,history,poem,it,genre ; not with have,has,had,army,soldiers,troops
occupy/v an => have/v an ; active ; form base,s,past ; object place,position ; subject book,novel,film,idea,concept,work,technology,figure,story,theory,show,writer,artist,music,word,animal,dog,food,institution,library,song,computing,subject,history,poem,it,genre ; not with have,has,had,army,soldiers,troops
impose/v => put/v ; active ; form base,s,past,ing ; object burden,tax,tariff,limit,strain,cap,duty,pressure ; with on ; not prev and,or ; not with put,puts
frame/v {pron} as => present/v {pron} as ; active ; not with learning,problem,task,optimization,model,models,picture,window,door,present,presents,murder,crime,evidence ; not prev not
compel/v readers to {v} => make/v readers {v} ; active ; not form part ; not with make,makes,making
compel/v the reader to {v} => make/v the reader {v} ; active ; not form part ; not with make,makes,making
compel/v us to {v} => make/v us {v} ; active ; not form part ; not with make,makes,making
force/v readers to {v} => make/v readers {v} ; active ; not form part ; not with make,makes,making
force/v the reader to {v} => make/v the reader {v} ; active ; not form part ; not with make,makes,making
prompt/v readers to {v} => make/v readers {v} ; active ; form base,s,past ; next <np> ; not with make,makes,making
invite/v us to {v} => ask/v us to {v} ; active ; not next into,in,along ; not with ask,asks,journey,step,join,celebrate,savor,explore ; subject poem,novel,story,book,film,play,author,poet,writer,artist,painting,essay,work,scene,text
document/v => record/v ; active ; form past,s,part ; object rise,decline,effect,case,pattern,change,spread,event,history,experience,loss,abuse,growth,life ; subject researcher,scientist,historian,scholar,study,author,journalist,photographer,economist ; not with record,records,recorded
mitigate/v => reduce/v ; active ; object risk,effect,impact,damage,harm,loss,problem,bias,threat,danger,error,cost,pressure,stress ; not prev and,or ; not with reduce,reduces,reducing,reduced
exacerbate/v => worsen/v ; active ; object inequality,tension,problem,crisis,gap,shortage,disparity,conflict,anxiety,divide,poverty,stress ; not prev and,or ; not with worse,worsen,worsens
alleviate/v => ease/v ; active ; object pain,stress,poverty,suffering,pressure,burden,anxiety,symptom,fear,shortage,congestion,hunger,loneliness ; not prev and,or ; not with ease,eases,easy
${each("shape/shapes,drive/drives,influence/influences,affect/affects,determine/determines,cause/causes", (word, other) => `the (factors|forces) that ${word} => what ${other} ; prev understand/v,examine/v,explore/v,explain/v,about,of,on,study/v,identify/v,consider/v,analyze/v,into,see/v,discuss/v ; not with what,some,one,all,these`)}
the question of how => how ; prev consider/v,explore/v,address/v,on,about,over,settle/v,examine/v
challenges remain => there are still problems ; start ; next <end>,<comma>,in ; not with there,problem,problems,still
significant challenges remain => there are still big problems ; start ; next <end>,<comma>,in ; not with there,problem,problems,still,big
questions remain => there are still questions ; start ; next about,<end>,<comma>,as,over ; not with there,still
many questions remain => there are still many questions ; next about,<end>,<comma>,as,over ; not with there,still
important questions remain => there are still important questions ; start ; next about,<end>,<comma>,as,over ; not with there,still
a growing number of => more and more ; next people,students,schools,companies,cities,states,workers,countries,families,women,young,researchers,scientists,employers,economists,parents,teachers,consumers,voters,businesses,hospitals,farmers,readers,scholars,experts,<noun> ; not with more
`;
