/** Frames of two to five words that machines repeat, for the contexts that the narrower entries leave. */
export const framesWide = `
# potential
its potential for => its promise for ; next use,real-world,practical,future,application,applications,improving,building,advancing,solving,treating
their potential for => their promise for ; next use,real-world,practical,application,applications
its potential to => its power to ; next drive,reduce,enhance,transform,improve,generate,create,disrupt,influence,shape,change,revolutionize,help,support,provide,affect,deliver,capture,foster,promote,increase,boost,streamline,accelerate,bring,save,address,solve,harm,mislead,facilitate,unlock,offer
their potential to => their power to ; next drive,reduce,enhance,transform,improve,disrupt,influence,shape,change,revolutionize,affect,streamline,accelerate,harm,mislead ; with technology,technologies,tools,methods,models,system,systems,drugs,ideas,media,algorithms,networks

# challenges
challenges that => problems that ; prev the,many,of,these,unique,some,several,other,with,all ; next i,he,she,it,we,they,the,come,arise,remain,require,affect,people,students,<name>,many,exist,can,could,may ; not with problem,problems,opportunity,rewarding
face/v challenges => have/v problems ; active ; form base,s,past ; next such,as,like,<end>,when,because,due ; not prev to
face/v challenges => run/v into problems ; active ; form base,s,past ; next such,as,<end>,when,because,due ; not prev to
face/v significant challenges => have/v serious problems ; active ; form base,s,past ; next <end>,such,when,as,due,because ; not prev to
face/v numerous challenges => have/v many problems ; active ; form base,s,past ; next <end>,such,when,as,due,because ; not prev to
face/v many challenges => have/v many problems ; active ; form base,s,past ; next <end>,such,when,as,due,because ; not prev to
face/v several challenges => have/v several problems ; active ; form base,s,past ; next <end>,such,when,as,due,because ; not prev to
face/v similar challenges => have/v similar problems ; active ; form base,s,past
face/v new challenges => meet/v new problems ; active ; form base,s,past ; not prev to
faces several challenges => has several problems
challenges the reader to => asks the reader to ; next <verb>
challenges readers to => asks readers to ; next <verb>
challenges us to => asks us to ; next <verb>
challenges viewers to => asks viewers to ; next <verb>
challenges the audience to => asks the audience to ; next <verb>
challenging readers to => asking readers to ; next <verb>
challenging us to => asking us to ; next <verb>
challenging the reader to => asking the reader to ; next <verb>

# landscape
in an increasingly competitive landscape => in a tougher market ; with company,business,brand,firm,companies,businesses,market,product
digital landscape => digital world ; not next of,<noun> ; not prev the
cultural landscape => culture ; prev the,our,its ; next <end>,<punct>,and,of ; not next of,and ; not prev <adj>
social landscape => society ; prev the ; next <end> ; not with mountain,river
healthcare landscape => health care system ; next <end>,<punct>
educational landscape => world of education ; prev the ; next <end>,<punct>
business landscape => business world ; next <end>,<punct>
media landscape => media world ; next <end>,<punct>
global landscape => world ; prev the ; next <end>,<punct>
financial landscape => world of finance ; prev the ; next <end>,<punct>
technological landscape => world of technology ; prev the ; next <end>,<punct>
legal landscape => law ; prev the ; next <end>,<punct>
regulatory landscape => rules ; prev the ; next <end>,<punct>
navigate/v => make/v sense of ; active ; not form part ; object landscape,world,maze,labyrinth,web ; next the,a,an,this,our,their,today's,complex,digital ; not prev and,or ; not with ship,car,robot,vehicle,foot,map,corridors

# see, find, think
understand/v what => see/v what ; active ; not form part ; next is,was,it,makes,drives,happened,happens,works,they,he,she,we,you,i ; prev to,helps,us,can,could,must,fully ; not with read,reading,word,words,language,say,said
identifying and => finding and ; next addressing,fixing,correcting,removing,resolving,eliminating,solving,reporting,treating,tracking,mitigating,reducing,using,exploiting,preventing,managing
identify and => find and ; next address,fix,correct,remove,resolve,eliminate,solve,report,treat,track,mitigate,reduce,use,exploit,prevent,manage
to reflect on => to think about ; next the,his,her,their,my,our,your,its,what,how,this,these,life ; not with light,mirror
reflect on => think about ; prev i,we,they,you,us,must,should,readers,viewers,can,also ; next the,his,her,their,my,our,your,its,what,how,this,these,life
reflected on => thought about ; prev i,he,she,they,we ; next the,his,her,their,my,our,its,what,how,this
reflecting on => thinking about ; prev while,by,after,<punct>,me,of,in ; next the,his,her,their,my,our,your,what,how,this
consider/v the problem of => study/v the problem of ; active ; form base,s,past
realized then => saw then ; prev i,he,she,they,we
realized it was => saw it was ; prev i,he,she,they,we
know/v that => know/v ; active ; form base,s,past ; next this,these,time,life,love,no,nothing,my,his,our,their,your,its,one,some,each,every ; not prev have,has,had,who ; not next one,some

# despite, limits
despite being => though ; next <adj>,<adv>,a,an,<verb> ; not next able,the ; not prev and,but
limited access to => poor access to ; prev <punct>,and,including,as,or,<verb> ; not prev have,has,had,having
a limited understanding of => a poor understanding of
limited understanding of => poor understanding of ; prev their,our,his,her,its,with
limited awareness => little awareness ; prev <verb>,and,<punct>,with,of,by,is
limited opportunities => few opportunities ; prev <verb>,and,<punct>,with,to,of,as,by,from,face/v
limited resources => scarce resources ; prev the,our,their,its,these,with,of,for,and,share/v
limited options => few options ; prev <punct>,and,with,had,have,has
limited perspective => narrow view ; prev a,the,his,her,their
limited awareness of => little awareness of

# deep and desperate
deeply => very ; next human,religious,spiritual,emotional,symbolic,unsettling,disturbing,distressing,sad,uncomfortable,conservative,ambivalent,unhappy,satisfying,intimate,loving,impactful,affectionate,ironic,practical,private,meaningful,tragic,moral,painful ; not prev how,so,more,most,too,not,as
deeply flawed => badly flawed ; not subject character,they,he,she,hero,protagonist,person,man,woman,people,human
deeply connected => closely connected ; next to,with
deeply divided => badly divided
desperately trying to => trying hard to
desperately tried to => tried hard to
desperately try to => try hard to

# leading to
, leading to => , with ; next improved,better,faster,higher,lower,more,fewer,greater,increased,reduced ; object performance,accuracy,efficiency,outcome,time,cost,convergence,result,error,consumption,generalization,usage,quality,satisfaction,productivity,engagement,emission,delay,memory,speed,stability,retention,sale,revenue,yield,turnover ; not prev than ; not with may,might,could,would
undergone => gone through ; prev has,have,had,also,already,never,having ; object transformation,change,evolution,shift,journey,process,phase,modification,update,restructuring,translation,privatization,transition,revision,period,development,renovation,facelift
undergoing => going through ; object transformation,change,evolution,shift,journey,process,phase,transition,restructuring,period,revolution ; prev is,are,was,were,been,be,<noun>

# plain predicates
is undeniable => cannot be denied ; not prev it,which ; next <end>,<punct>,and
are undeniable => cannot be denied ; next <end>,<punct>,and
was undeniable => could not be denied ; not prev it ; next <end>,<punct>,and
were undeniable => could not be denied ; next <end>,<punct>,and
significant => great ; prev been,is,was ; next <end> ; subject impact,influence,cost,loss,benefit,risk,reward,contribution,saving,toll,gain,advantage,pressure
enhanced by => improved by ; prev is,are,was,were,be,been,further,greatly
holistic and => broad and ; with approach,view,understanding,strategy,framework,perspective ; not prev more,most
shimmer/v with => shine/v with ; active ; form base,s,past,ing ; object light,color,gold,silver,heat,magic,energy,tear,promise,iridescence,glow,hue,dew,moonlight,water,sweat,power,star
deep within => deep inside ; next <end>,<punct>,me,him,her,us,them,my,his,its,their,the
from within => from inside ; next <end>,<punct>
lies within => lies inside ; next <end>,us,you,me,him,her,them
measures to => steps to ; prev take/v,taking,taken,took,proactive,preventive,concrete,strict,necessary,effective,appropriate,additional,such,these,implement,implementing,adopt,implemented,precautionary,protective,drastic,the ; next <verb> ; not with cut,austerity
the overall economy => the whole economy
reach/v => find/v ; active ; form base,s,past,ing ; next a,an,new,wider,larger,more,broader,potential,target ; object audience,customer,reader,market,buyer,consumer,follower ; not prev and,or
forever => for good ; prev change,changed,gone,lost,over,ended,vanished,disappeared,closed,altered,silenced,transformed,erased,shattered,broken ; next <end>,<punct>
cultural perspectives => cultural views
societal => social ; next norms,norm,expectations,expectation,pressures,pressure,structures,values,change,changes,issues,attitudes,problems,inequalities,inequality,roles,standards,factors,conditions,costs,benefits,impact,impacts,implications,needs,forces,progress,injustice,injustices,challenges,hierarchies,barriers,rules,conventions,order,biases,stigma,constraints ; not prev and,social,broader
individuals with => people with ; next autism,disabilities,dementia,diabetes,mental,chronic,limited,a,an,severe,no,low,high,different,lower,higher,special,criminal,schizophrenia,speech,type,hearing,epilepsy,depression,anxiety,asthma,celiac,lactose ; not with species,wild,herd,habitat,zoo,captivity,breeding,animal,bird,whale,elephant,tiger,wolf,fish,insect,bee,plant,specimen,poaching,people,species,animal,selection,trait,gene,evolution,predator
individuals who => people who ; not with species,wild,herd,habitat,zoo,captivity,breeding,animal,bird,whale,elephant,tiger,wolf,fish,insect,bee,plant,specimen,poaching,people,species,animal,selection,trait,gene,evolution,predator
for individuals to => for people to ; not with species,wild,herd,habitat,zoo,captivity,breeding,animal,bird,whale,elephant,tiger,wolf,fish,insect,bee,plant,specimen,poaching,people,species,animal,selection,trait,gene,evolution,predator
many individuals => many people ; not with species,wild,herd,habitat,zoo,captivity,breeding,animal,bird,whale,elephant,tiger,wolf,fish,insect,bee,plant,specimen,poaching,people,species,animal,selection,trait,gene,evolution,predator
some individuals => some people ; not with species,wild,herd,habitat,zoo,captivity,breeding,animal,bird,whale,elephant,tiger,wolf,fish,insect,bee,plant,specimen,poaching,people,species,animal,selection,trait,gene,evolution,predator
most individuals => most people ; not with species,wild,herd,habitat,zoo,captivity,breeding,animal,bird,whale,elephant,tiger,wolf,fish,insect,bee,plant,specimen,poaching,people,species,animal,selection,trait,gene,evolution,predator
other individuals => other people ; not with species,wild,herd,habitat,zoo,captivity,breeding,animal,bird,whale,elephant,tiger,wolf,fish,insect,bee,plant,specimen,poaching,people,species,animal,selection,trait,gene,evolution,predator
allow individuals to => allow people to ; not with species,wild,herd,habitat,zoo,captivity,breeding,animal,bird,whale,elephant,tiger,wolf,fish,insect,bee,plant,specimen,poaching,people,species,animal,selection,trait,gene,evolution,predator
allows individuals to => allows people to ; not with species,wild,herd,habitat,zoo,captivity,breeding,animal,bird,whale,elephant,tiger,wolf,fish,insect,bee,plant,specimen,poaching,people,species,animal,selection,trait,gene,evolution,predator
allowing individuals to => allowing people to ; not with species,wild,herd,habitat,zoo,captivity,breeding,animal,bird,whale,elephant,tiger,wolf,fish,insect,bee,plant,specimen,poaching,people,species,animal,selection,trait,gene,evolution,predator
helps individuals => helps people ; not with species,wild,herd,habitat,zoo,captivity,breeding,animal,bird,whale,elephant,tiger,wolf,fish,insect,bee,plant,specimen,poaching,people,species,animal,selection,trait,gene,evolution,predator
help individuals => help people ; not with species,wild,herd,habitat,zoo,captivity,breeding,animal,bird,whale,elephant,tiger,wolf,fish,insect,bee,plant,specimen,poaching,people,species,animal,selection,trait,gene,evolution,predator
enable individuals to => allow people to ; not with species,wild,herd,habitat,zoo,captivity,breeding,animal,bird,whale,elephant,tiger,wolf,fish,insect,bee,plant,specimen,poaching,people,species,animal,selection,trait,gene,evolution,predator
enables individuals to => allows people to ; not with species,wild,herd,habitat,zoo,captivity,breeding,animal,bird,whale,elephant,tiger,wolf,fish,insect,bee,plant,specimen,poaching,people,species,animal,selection,trait,gene,evolution,predator
enabling individuals to => allowing people to ; not with species,wild,herd,habitat,zoo,captivity,breeding,animal,bird,whale,elephant,tiger,wolf,fish,insect,bee,plant,specimen,poaching,people,species,animal,selection,trait,gene,evolution,predator
individuals and communities => people and communities ; not with species,wild,herd,habitat,zoo,captivity,breeding,animal,bird,whale,elephant,tiger,wolf,fish,insect,bee,plant,specimen,poaching
individuals and families => people and families ; not with species,wild,herd,habitat,zoo,captivity,breeding,animal,bird,whale,elephant,tiger,wolf,fish,insect,bee,plant,specimen,poaching
individuals and organizations => people and organizations ; not with species,wild,herd,habitat,zoo,captivity,breeding,animal,bird,whale,elephant,tiger,wolf,fish,insect,bee,plant,specimen,poaching
`;
