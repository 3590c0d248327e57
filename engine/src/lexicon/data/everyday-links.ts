const causal = "not with because,reason,reasons";
const doubt =
  "not with doubt,difficult,hard,imagine,surprise,surprising,surprisingly,wonder,believe,ironic,especially,particularly,even,not";
const time =
  "not with age,era,digital,modern,by,since,until,when,if,before,after,time,once,never,ever,realized,what,how,now,ago,over,last,next,today,past,recent,recently,already,like,who,suddenly,finally,so,decade,decades,century,year,years,day,days,week,weeks,month,months,winter,winters";
const joined =
  "not with well,alike,between,either,neither,simultaneously,once,equally,together,two,same,respectively,combine,combined,balance,balanced,balancing,combination,mixture,mix,blend,blends,blending,union,intersection,comparison,difference,contrast,distinguish,distinction,relationship,link,bridge,tension,interplay,interaction,option,version,location,site,proposal,event,meeting,side,party,hand,eye,parent,sex,foot,team,end,leg,arm,nor,former,latter,whether,if,cannot,can't,never";
const lasting =
  "not with still,until,for,as,long,if,ensure,ensures,ensuring,sure,so,always,forever,throughout,ongoing,continuing,unless,whether,whatever,no,regardless,what,that's,ultimately";

/** What links a sentence to its reason, its purpose and its examples, said as people mostly do. */
export const everydayLinks = `
# because: a comma and "as"
, as {np} can => , because {np} can ; not next <end>,<comma>,<punct>,and,or,but,see,tell,imagine,attest ; not with because,reason,reasons,though,one,you,fate,luck,case
, as {np} must => , because {np} must ; not next <end>,<comma>,<punct>,and,or,but ; not with because,reason,reasons,though
, as {np} should => , because {np} should ; not next <end>,<comma>,<punct>,and,or,but,expect,be ; not with because,reason,reasons,though
, as {np} will => , because {np} will ; not next <end>,<comma>,<punct>,and,or,but,see,say,show,become,attest ; not with because,reason,reasons,though,one,you,fate,luck,case
, as {np} cannot => , because {np} cannot ; not next <end>,<comma>,<punct>,and,or,but ; not with because,reason,reasons,though
, as {np} => , because {np} ; next can't,cannot,won't,don't,doesn't,didn't,couldn't,require,requires,need,needs,lack,lacks,depend,depends,allow,allows,provide,provides,help,helps,offer,offers,enable,enables,ensure,ensures,contain,contains,involve,involves ; ${causal} ; not with i,you
, as {np} often => , because {np} often ; not next <end>,<comma>,<punct>,is,was,are,were,does,do,did,has,had,say,says,happens,happen,and,or,but ; ${causal} ; not with i,you,one
, as {np} usually => , because {np} usually ; not next <end>,<comma>,<punct>,is,was,are,were,does,do,did,has,had,say,says,happens,happen,and,or,but ; ${causal} ; not with i,you,one
, as {np} typically => , because {np} typically ; not next <end>,<comma>,<punct>,is,was,are,were,does,do,did,has,had,say,says,happens,happen,and,or,but ; ${causal} ; not with i,you,one
, as {np} generally => , because {np} generally ; not next <end>,<comma>,<punct>,is,was,are,were,does,do,did,has,had,say,says,happens,happen,and,or,but ; ${causal} ; not with i,you,one
, as {np} tend to => , because {np} tend to ; not next do,be,happen ; ${causal} ; not with i,you,one
, as {np} tends to => , because {np} tends to ; not next do,be,happen ; ${causal} ; not with i,you,one
, as {np} is => , because {np} is ; next not,often,a,an,the,essential,crucial,important,key,necessary,vital,difficult,hard,easy,central,still,too,so,very,likely,unlikely,able,unable,prone,subject,limited,based,available,responsible,free,different,similar,required,needed,one,both,also ; ${causal} ; not with such,though
, as {np} are => , because {np} are ; next not,often,a,an,the,essential,crucial,important,key,necessary,vital,difficult,hard,easy,central,still,too,so,very,likely,unlikely,able,unable,prone,subject,limited,based,available,responsible,free,different,similar,required,needed,one,both,also ; ${causal} ; not with such,though
, as {np} was => , because {np} was ; next not,unable,too,afraid,aware,worried,unaware,already,born,so ; ${causal} ; not with such,though
, as {np} were => , because {np} were ; next not,unable,too,afraid,aware,worried,unaware,already,born,so ; ${causal} ; not with such,though
, as {np} had => , because {np} had ; next a,an,no,not,never,already,just,little,nothing,only,lost,recently,spent,failed,taken,received,to ; ${causal} ; not with such,though
, as it => , because it ; next aids,adds,depends,relies,could,ignores,fails,facilitates,overlooks,undermines,avoids,saves,supports,protects,affects,limits,leads,intersects,also,directly ; ${causal} ; not prev <adv>
, as they => , because they ; next have,depend,rely,could,also,reflect,ensure,require,involve,contain,believed,feared,knew,only,both ; ${causal} ; not prev <adv> ; not with been
, as this => , because this ; next allows,helps,gives,makes,leads,limits,affects,is,would,could ; ${causal} ; not prev <adv>
, as we => , because we ; next believe,couldn't ; ${causal} ; not prev <adv>
, as i => , because I ; next am,wasn't,couldn't,believe,knew,lacked,love,hate ; ${causal} ; not prev <adv>,though,now,then
, as i was => , because I was ; next not,unable,too,born,afraid,already,a,an,so ; ${causal} ; not prev <adv>,though,now,then
, as i have => , because I have ; next no,not,never,a,an,to,always ; ${causal} ; not prev <adv>,though,now,then
, as i'm => , because I'm ; ${causal} ; not with here
, as it's => , because it's ; ${causal} ; not next called,known,often
, as they're => , because they're ; ${causal} ; not next called,known,often

# because: "for" with a clause, "since", "given"
, for he => , because he ; next <verb>,<aux>,had,was,were,could,would,knew,did,also,too,never,have,am,are,is,has ; ${causal} ; not prev as,except
, for she => , because she ; next <verb>,<aux>,had,was,were,could,would,knew,did,also,too,never,have,am,are,is,has ; ${causal} ; not prev as,except
, for they => , because they ; next <verb>,<aux>,had,was,were,could,would,knew,did,also,too,never,have,am,are,is,has ; ${causal} ; not prev as,except
, for i => , because I ; next <verb>,<aux>,had,was,were,could,would,knew,did,also,too,never,have,am,are,is,has ; ${causal} ; not prev as,except
, for we => , because we ; next <verb>,<aux>,had,was,were,could,would,knew,did,also,too,never,have,am,are,is,has ; ${causal} ; not prev as,except
, for it => , because it ; next is,was,had,would,were,could,has,are ; ${causal}
, for there => , because there ; next is,was,had,would,were,could,has,are ; ${causal}
, since it => , because it ; next is,can,could,would,will,may,might,allows,makes,gives,does,did ; ${causal}
, since they => , because they ; next are,can,could,would,will,may,might,do,did,don't,didn't ; ${causal}
, since we => , because we ; next are,can,could,would,will,may,might,do,don't,didn't ; ${causal}
, since you => , because you ; next are,can,could,would,will,may,might,do,don't,need ; ${causal}
, since there => , because there ; next is,are ; ${causal}
<s> given the => because of the ; object complexity,importance,nature,size,scale,severity,urgency,risk,cost,lack,number,scarcity,sensitivity,difficulty,popularity,limitation,constraint,diversity,variety,uncertainty,demand,pressure,shortage,challenge,situation,impact,prevalence,rise,growth,increase,vastness,seriousness,gravity,magnitude,similarity ; ${causal}
<s> given its => because of its ; ${causal}
<s> given their => because of their ; ${causal}
<s> given these => because of these ; object challenge,factor,limitation,constraint,concern,issue,difficulty,risk,problem,change,finding,difference,pressure ; ${causal}
, given its => , because of its ; ${causal} ; ${doubt}
, given their => , because of their ; ${causal} ; ${doubt}
, given his => , because of his ; ${causal} ; ${doubt}
, given her => , because of her ; ${causal} ; ${doubt}
, given the => , because of the ; object nature,complexity,popularity,lack,size,risk,cost,importance,limitation,constraint,number,scale ; ${causal} ; ${doubt}
due to => because of ; prev <noun>,<comma>,<adj> ; next <adj>,<noun>,its,their,his,her ; not object gravity ; not prev acceleration,force,forces,field,potential,torque,drag,pressure,variance,be/v,limitation,limitations,death,deaths,loss,losses,injury,injuries,mortality,damage,part,debt,absence,absences,error,errors,illness,illnesses,disability,cost,increase,increases,decline,rise,reduction,only,likely,amount,amounts,payment,payments,hundreds,thousands,millions,disease,diseases,change,changes,stress,deformity,deformities,unlikely,respect ; ${causal} ; not with despite,likely,probably,possibly


# as well as, as well
<s> in addition to => as well as ; next <np>,<verb>,<poss> ; not next this,that,these,those,which,him,her,them,it,me,us,you ; with also ; not with well,is,are,was,were
, in addition to => , as well as ; next <np>,<verb> ; not next this,that,these,those,which ; not with well
in addition to => as well as ; prev <noun> ; next <np> ; not next this,that,these,those,which ; not with well
, along with => , as well as ; next <np> ; not next <name>,him,her,them,it,me,us,you,his,my,this,that,these,those ; not with leave,leaves,left,send,sends,sent,deliver,delivered,bring,brings,brought,arrive,arrived,well,come,comes,came,go,goes,went,gone,sing,sang,play,travel,traveled,as ; not start ; not prev <name>,<pron>,who,i,you,we,he,she,they
, together with => , as well as ; next <np> ; not next <name>,him,her,them,it,me,us,you,his,my ; not with well
, while also {ving} => , as well as {ving} ; not with express,expresses,expressed,voice,voiced,well,but,as,to,not,ensuring,being,risking,distorting,limiting,harming,hiding,remaining,staying,must,should,balance,guilty
while also {ving} => as well as {ving} ; prev <noun> ; not with express,expresses,expressed,voice,voiced,well,but,as,to,not,ensuring,being,risking,distorting,limiting,harming,hiding,remaining,staying,must,should,balance,guilty
too => as well ; next <end> ; prev <noun>,<pron>,<verb>,<name> ; not prev me,you,it ; not with as,well

# now, still
had become => was now ; next a,an ; prev world,life,city,house,room,home,music,laughter,silence,journey,war,game,voice,face,mind,body,heart,name,father,mother,sleep,fire,sun,river,truth,grief,love,relationship,presence,routine,situation,strength,fear,work,job,family,town,village,street,place,building,office,school,kitchen,garden,forest,sky,sea,land,earth,planet,ship,station,country,nation,kingdom,company,project,story,tale,book,film,song,technology,internet,machine,robot,power,gift,curse,ritual,hobby,passion,obsession,addiction,friendship,marriage,bond,partnership,correspondence,encounter,existence,death,childhood,hope,dream,pain,anger,rage,guilt,weight,mission,quest,search,hunt,crystal,sword,mask,door,alley,market,event,tradition,practice,process,task,challenge,struggle,battle,conflict,crisis,disaster,pandemic,campaign,movement,debate,issue,matter,affair,case,question,answer,word,phrase,idea,concept,notion,secret,lie,lullaby,safety,convenience,positivity,boy,girl,man,woman,child,cat,dog,ground,wall,list,relay,tree,light,darkness,night,day,morning,evening,ocean,storm,rain,snow,apartment,bed,chair,desk,computer,phone,screen,message,letter,app,site,website,platform,system,network,society,culture,community,group,team,club,band,economy,government,empire,church,temple,castle,tower,bridge,road,path,train,car,bus ; not with streets,banks ; ${time}
had become => was now ; next the,my,his,her,our,their,its ; prev it,he,she ; ${time}
have become => are now ; prev <noun>,they,which,that,and ; next essential,important,popular,common,commonplace,ubiquitous,available,central,familiar,indispensable,integral,vital,crucial,standard,routine,widespread,accustomed,reliant,dependent ; ${time}
has become => is now ; prev <noun>,it,which,that ; next essential,important,popular,common,commonplace,ubiquitous,available,central,familiar,indispensable,integral,vital,crucial,standard,routine,widespread,accustomed,reliant,dependent,my,our,his,her,their,its ; ${time}
remains => is still ; next a,an,one,the,our,my,his,her,their,its ; prev <noun>,it,he,she,which,that,<comma>,<name> ; not prev the,and,or,to,of,his,her,what,human ; not with day,still,until,for,as,long,if,ensure,ensures,ensuring,sure,so,always,forever,throughout,ongoing,continuing,unless,whether,whatever,no,regardless,what,all,that's,only,ultimately,enduring,lasting,persistent,timeless,contract,agreement,lease ; not object property,copyright,owner,responsibility,duty,right,gift

# as well as: "both" with "and"
both {n} and => {n} and ; not next report,vote,plan,compare,share,test,move,call,order,book,cut,study,record,mix,place,work,return,rest,set,answer ; not prev need/v,want/v,require/v,afford/v,use/v ; prev of,in,for,with,on,into,from,by,about,at,through,across,to,against,toward,towards,among,including,is,are,was,were,be,<verb> ; next <np> ; not prev between,and,or,not,n't,lack/v,lose/v,miss/v,without ; ${joined}
both {adj} {n} and => {adj} {n} and ; not next report,vote,plan,compare,share,test,move,call,order,book,cut,study,record,mix,place,work,return,rest,set,answer ; not prev need/v,want/v,require/v,afford/v,use/v ; prev of,in,for,with,on,into,from,by,about,at,through,across,to,against,toward,towards,among,including,is,are,was,were,be,<verb> ; next <np> ; not prev between,and,or,not,n't,lack/v,lose/v,miss/v,without ; ${joined}
both the {n} and => the {n} and ; next the,a,an,<poss> ; not next report,vote,plan,compare,share,test,move,call,order,book,cut,study,record,mix,place,work,return,rest,set,answer ; not prev need/v,want/v,require/v,afford/v,use/v ; prev of,in,for,with,on,into,from,by,about,at,through,across,to,against,toward,towards,among,including,is,are,was,were,be,<verb> ; next <np> ; not prev between,and,or,not,n't,lack/v,lose/v,miss/v,without ; ${joined}
both {poss} {n} and => {poss} {n} and ; next <poss>,the ; not next report,vote,plan,compare,share,test,move,call,order,book,cut,study,record,mix,place,work,return,rest,set,answer ; not prev need/v,want/v,require/v,afford/v,use/v ; prev of,in,for,with,on,into,from,by,about,at,through,across,to,against,toward,towards,among,including,is,are,was,were,be,<verb> ; next <np> ; not prev between,and,or,not,n't,lack/v,lose/v,miss/v,without ; ${joined}
both {adj} and => {adj} and ; next <adj>,<adv> ; prev of,in,for,with,on,into,from,by,about,at,through,across,to,against,toward,towards,among,the ; not with lack,lacks,lacked,without ; ${joined}

# this is why, then, here
<s> (thus|therefore|consequently|hence|accordingly) , it is => this is why it is ; next important,essential,crucial,necessary,vital,imperative,critical,very,best,recommended,so ; not with why,because,if,when
<s> (thus|therefore|consequently|hence|accordingly) , {np} => this is why {np} ; next must,should,need,needs ; not with why,because,if,when
which in turn => which then ; next <verb>,<aux> ; not next can,could,may,might,will,would,should,must ; not with then,first
which in turn can => which can then ; not with then,first ; not next lead
which in turn could => which could then ; not with then,first
which in turn may => which may then ; not with then,first
which in turn might => which might then ; not with then,first
which in turn will => which will then ; not with then,first
which in turn would => which would then ; not with then,first
, in turn , => then ; prev this,which,that,it ; next <verb> ; not with then,first
<s> in this (work|study|paper|essay|article) we => here we ; not with here

# still
remains => is still ; next <adj> ; prev <noun>,it,he,she,which,that,<name> ; not next silent,calm,constant,stable,steady,unchanged,consistent,true,open,closed,same,intact,focused,committed,faithful,loyal,alive,awake,hidden,fixed,fresh,clean,cool,warm,dry,moist,still,free,safe,firm,quiet,flat,level,unbroken,neutral,healthy,viable,sharp,few,little,many,several,enough,behind,ongoing,unchallenged,dormant,competitive,relevant,resilient,adaptable,agile,flexible,aligned,accessible,private,secure,confidential,protected,anonymous,compliant,productive,motivated,organized,balanced,hydrated,engaged,responsive,comfortable ; not prev the,and,or,to,of,his,her,what,human ; ${lasting}

`;
