import { each } from "../each.ts";

const works =
  "novel,story,book,film,poem,play,essay,article,chapter,text,movie,passage,narrative,memoir,documentary,episode,scene,ending,title";
const studies =
  "study,research,evidence,data,datum,finding,result,experiment,survey,record,estimate,report,analysis,poll,test,trial,statistics";
const periods =
  "period,era,century,decade,childhood,adolescence,age,reign,war,phase,stage,depression,revolution,renaissance,summer,winter,spring,autumn,month,year,twenties,thirties,sixties,seventies,eighties,infancy,youth,middle,half";

/** Small words and stock turns of current models in essays, articles and reports. */
export const modernEssay4 = `
# what works and studies say
suggest/v that => seem/v to say that ; active ; form s,past,base ; subject ${works},poet,novelist,playwright ; not prev to,not,and,or,<aux>,<adv> ; not with seem,seems,seemed,say,says,said ; not next we,you,readers,they
argue/v that => say/v that @plain ; active ; form base,s,past ; subject critic,opponent,supporter,skeptic,proponent,detractor,advocate,observer,economist,expert,people,some,many,other,teacher,parent,author,writer,industry,company,official,activist ; not with say,says,said,saying
arguing that => saying that @plain ; prev <comma>,by ; not with say,says,said,court,lawyer,judge
acknowledge/v that => admit/v that ; active ; not prev to,please,also,should,must ; subject critic,supporter,author,he,she,opponent,expert,economist,researcher,writer,i,we,skeptic ; not with admit,admits,admitted
highlight/v => show/v ; active ; form base,s,past,ing ; object tension,limit,limitation,difference,danger,risk,power,complexity,fragility,gap,weakness,extent,value,strength,contrast,difficulty,flaw,link,struggle,way,cost,effect,impact,nature,dependence,potential,vulnerability,inequality,disparity ; not prev and,or,to ; not with show,shows,showed,shown,showing,text,color,menu,screen
reflect/v => show/v ; active ; form s,past,base ; object shift,commitment,desire,concern,need,understanding,willingness,recognition,confidence,awareness,change,interest,effort,ambition,preference ; subject this,it,shift,trend,decision,choice,approach,policy,move,change,plan,strategy,design,figure,number,result,law,reform ; not prev and,or,to ; not with show,shows,showed,light,mirror
reveal/v => show/v ; active ; form s,past,base ; object pattern,gap,tension,weakness,difference,limit,truth,extent,complexity,need,nature,variability,depth,contradiction,trend,limitation,balance,dependence,cost,vulnerability,disparity,power,importance,link,connection ; subject ${studies},${works},crisis,history,case,look,comparison,episode,example,map,interview,letter,pandemic,war,event ; not prev and,or ; not with show,shows,showed,shown
perceived as => seen as ; prev is,are,was,were,be,been,often,widely,sometimes,being ; not with see,sees,seen
viewed as => seen as ; prev is,are,was,were,be,been,often,widely,sometimes,being,long ; not with see,sees,seen

# make it plain: understanding, ability, commitment
an understanding of => a grasp of ; not with grasp
clear understanding of => clear grasp of ; prev a ; not with grasp
deep understanding of => deep knowledge of ; prev a ; object subject,language,market,history,law,culture,field,industry,process,system,text,game,customer,material,business ; not with knowledge,know
solid understanding of => solid grasp of ; not with grasp
strong understanding of => good grasp of ; not with grasp
thorough understanding of => thorough knowledge of ; not with knowledge,know
comprehensive understanding of => full picture of ; prev a ; not with picture
more comprehensive understanding of => fuller picture of ; prev a ; not with picture
holistic understanding of => full picture of ; prev a ; not with picture
more holistic understanding of => fuller picture of ; prev a ; not with picture
growing understanding of => growing knowledge of ; not with knowledge,know
basic understanding of => basic knowledge of ; not with knowledge,know
flawed understanding of => wrong idea of ; prev a ; not with wrong,idea
limited understanding of => poor grasp of ; prev a ; not with poor,grasp
shape/v our understanding of => shape/v how we see ; active ; not with see,sees ; next the,a,an,our,history,ourselves,<noun>
deepen/v our understanding of => teach/v us more about ; active ; form base,s,past ; subject study,research,discovery,book,work,reading,history,art,literature,science,finding,experience ; not with teach,us
with the ability to {v} => able to {v} ; prev person,people,leader,student,worker,creature,being,beings,system,machine,someone,those,species,animal,robot,device,tool,company,students,leaders,workers,individuals ; not with able ; not next and,or
the ability to {v} => being able to {v} ; prev includes,requires,about,beyond,from,by,means,involves,demands ; not with able ; not next and,or
possess the ability to {v} => are able to {v} ; prev <noun>,they,who,that ; not with able ; not prev not,to,must,should,may
require/v a commitment to => call/v for a commitment to ; active ; form s,base,past ; not with call,calls

# in, by, as
${each("many,several,various,different,diverse,multiple,all,both", (word) => `across ${word} => in ${word} ; next <noun>,<adj> ; object field,industry,sector,culture,country,department,discipline,school,subject,region,organization,setting,society,context,profession,domain,community,genre,area,city,district,institution,project,market,line,neighborhood,campus,population ; not with in,vary,varies,varied,differ,differs,differ,compare,compared,comparison,spread,range,ranges,stretch,stretches,travel,travels,cut,cuts,consistent,consistency,move,moves,migrate,collaborate,collaboration,communicate,connect,connects,sync,syncs,synced,synchronize,synchronized,disparity,disparities,average,minimal,cohesive,uniform,equal,hold,holds,expand,expands,expanded,expanding,share,shared`)}
during => in ; next the,this,that,his,her,their,its,our,these,those ; object ${periods} ; prev <noun>,<adv>,<start>,<comma> ; not with while,rest ; not object month,year,summer,winter,spring,autumn,half,middle
by the presence of => by ; prev complicated,marked,shaped,driven,characterized,offset,balanced,affected,influenced,distinguished,caused,indicated,supported,defined
despite the presence of => despite
due to the presence of => because of ; not with because
on a foundation of => on ; prev built,based,rests,rest,build,stands
the foundation of => the basis of ; prev is,as,form,forms,formed,become,became,remains,be,are,was,were,provide,provides,provided ; not with basis,based,charity,building,house,wall,city,church,university,college ; next <noun>,<adj>,the,a,all,our,their,its,any,every,<poss>
foundation for => basis for ; prev a,solid,strong,firm,sound,the ; not with basis,based,charity,building,house,wall,research,arts,education,sciences,lay,lays,laid,laying ; next <adj>,<noun>,a,the,<verb>,set,sets,setting
within the framework of => under ; next the,a,this,international,national ; object law,treaty,agreement,constitution,program,act,convention,rule,contract
through the use of => by using ; prev <noun>,<adv>,<comma>,<verb> ; not with use,uses,using,used,by,see,seen,path,passage ; next <adj>,<noun>,a,an,the
through a process of => by a process of ; prev <noun>,<verb> ; not with by
, specifically the => , in particular the ; not with particular,particularly
, specifically its => , in particular its ; not with particular,particularly
, specifically in => , in particular in ; not with particular,particularly
, specifically those => , in particular those ; not with particular,particularly
and simultaneously {v} => and at the same time {v} ; not with time,both
and simultaneously {vs} => and at the same time {vs} ; not with time,both
in practice , this means => in practice this means
at its most basic level , => at the simplest level , ; start ; not with simple,simply
at a fundamental level => at bottom ; next <comma>,<end> ; not with bottom
on a fundamental level => at bottom ; next <comma>,<end> ; not with bottom

# amounts
limited => little ; object knowledge,support,funding,awareness,insight,autonomy,control,experience,evidence,influence,success,understanding,exposure,training,space,information,help,guidance,visibility,patience,power,education,oversight ; prev with,receive,received,offer,offers,provide,provides,get,despite,given ; next <noun> ; not with little,only,very ; not with shortage,shortages,resources,deadlines,constraints,pressures,tools,options,delays,competition,supplies
limited opportunities => few opportunities ; next for,to,<end>,<comma>,and,in ; prev with,offer,offers,of,and,face,faced,provided,to ; not with few,fewer
limited options => few options ; next for,to,<end>,<comma>,and ; prev with,offer,offers,of,face,faced,left ; not with few,fewer
limited resources => few resources ; prev with,despite,given ; next <end>,<comma>,and,to,for ; not with few,fewer
over {num} => more than {num} ; prev <comma>,is,are,was,were,employs,employ,have,has,had,to,for,by,attracted,killed,sold,produces,contains,covers,spent,cost,costs,includes,serves,spans,received,represents,owns,raised,reaching,reached,involving,after,from ; next <noun>,<adj>,million,billion,percent,% ; not object year,month,week,day,hour,decade,minute,century ; not with more,than
over {num} years ago => more than {num} years ago ; not with more,than
several factors => several things @plain ; next <end>,<comma>,that,can,have,contribute,contributed,make,made,explain,led,are,were,help ; not with thing,things,rate,reaction,temperature,cell,gene,enzyme,regression,variable,patient,patients,risk,disease
many factors => many things @plain ; next <end>,<comma>,that,can,have,contribute,contributed,make,made,explain,led,are,were,help ; not with thing,things,rate,reaction,temperature,cell,gene,enzyme,regression,variable,patient,patients,risk,disease
a number of factors => a number of things @plain ; not with thing,things,rate,reaction,temperature,cell,gene,enzyme,regression,variable,patient,patients,risk,disease
other factors => other things @plain ; next <end>,<comma>,that,can,like,such ; not with thing,things ; prev among,many,and,rate,reaction,temperature,cell,gene,enzyme,regression,variable,patient,patients,risk,disease
these factors => these things @plain ; next <end>,<comma>,can,have,make,made,are,were,all,help,led,may,together,also ; not with thing,things,factor,rate,reaction,temperature,cell,gene,enzyme,regression,variable,patient,patients,risk,disease

# adjectives
deeply => very ; next personal,moving,unequal,religious,human,troubling,unfair,conservative,emotional,uncomfortable,skeptical,suspicious,concerned,worried,spiritual,unpopular,unhappy,disturbing,sad,satisfying,private,symbolic,complex,traditional,passionate,proud,disappointing ; not with very
the most effective => the best ; next way,ways,method,methods,approach,approaches,strategy,strategies,treatment,treatments,means,tool,tools,form,forms,solution,solutions,teachers,leaders,response,policies,programs,remedy ; not with good,better,best,cost
more effective => better ; prev a,much,far ; next way,ways,method,approach,treatment,system,tool,strategy,leader,communication,solution,use,response,policy ; not with good,better,best,cost
effective communication => clear communication | good communication ; not with good,better,clear,clearly ; next <end>,<comma>,and,between,with,among,is,skills
effective leadership => good leadership ; not with good,better ; next <end>,<comma>,and,is,in
effective leaders => good leaders ; not with good,better
effective teaching => good teaching ; not with good,better
effective management => good management ; not with good,better ; next <end>,<comma>,and,is,of
initial => first ; object phase,stage,step,year,impression,draft,version,reaction,meeting,week,month,shock,encounter,wave ; next <noun> ; prev the,their,his,her,its,an,my,our,this,these ; not with first,final
traditional => older ; object view,idea,form,theory,industry ; next <noun> ; prev than,over,replaced,replace,replacing,unlike,beyond ; not with old,older,oldest,new,folk,tribal,indigenous
traditional => usual ; object approach,method,path,route,way,measure,channel,metric ; next <noun> ; prev the ; not with usual,usually,folk,tribal,indigenous,culture,cultural
human existence => human life ; prev of,about,to,in,for ; not with life,lives
human experience => human life ; prev of ; next <end>,<comma>,and,in,that ; not with life,lives,research,subject
the human experience => human life ; prev of,about,to,in,into ; next <end>,<comma>,and,in ; not with life,lives
profound => deep ; object sense,sadness,respect,truth,need,loss,connection,grief,understanding,silence,insight,love,gratitude,sorrow,divide,meaning,belief,concern,sympathy,commitment,knowledge,fear,loneliness,inequality,distrust ; next <noun> ; prev a,the,this,of,with,and,more,most,these,their,has,have,no,our,such ; not with deep,deeply,deeper ; not object no
a profound impact on => a deep effect on ; not with deep,deeply,deeper,effect
a profound effect on => a deep effect on ; not with deep,deeply,deeper
a profound influence on => a great influence on ; not with great,greatly,greatest
profound implications for => big consequences for ; not with big,consequence,consequences
significant implications for => big consequences for ; not with big,consequence,consequences
far-reaching implications => far-reaching consequences ; not with consequence,consequences
have/v implications for => matter/v for ; active ; form s,base,past ; not prev <adj>,also ; not with matter,matters
the consequences of => the effects of ; object war,climate,change,policy,pollution,poverty,stress,crisis,inflation,addiction,colonialism,inequality,neglect,isolation,violence,development,globalization,technology,reform,drought,flood,tax,divorce,trauma,discrimination,racism,segregation,instability,conflict,industrialization,deforestation,warming,cut,use,abuse,sanction,marginalization,contact ; not with effect,effects,affect ; not prev face,suffer,bear,accept,avoid,ignore,escape,fear
positive outcomes => good results ; not with result,results,resulted,good
better outcomes => better results ; prev to,for,achieve,produce,have,and,see,with ; not with result,results,resulted ; next <end>,<comma>,for,in,and,than
desired outcomes => desired results ; not with result,results,resulted
negative outcomes => bad results ; not with result,results,resulted,bad,health
opportunities for growth => room to grow ; not with room,grow,grows,grew,setback,setbacks,challenge,challenges,failure,failures,mistakes ; not next and,or,<comma> ; not prev and,or,rather,but,as
opportunities for improvement => room for improvement ; not with room ; not prev <det>,<adj>
an opportunity for growth => a chance to grow ; not with chance,grow,grows ; not next and
opportunities to {v} => chances to {v} ; prev educational,these,the,their,additional,valuable,unique,meaningful,regular,frequent,better,rare,limited,fewer ; not with chance,chances,risk

# deeds
emerge/v => appear/v ; active ; form past,s,base ; subject movement,industry,group,technology,concept,term,trend,theory,evidence,model,idea,style,genre,city,school,practice,tool,leader,product,species,variant,company,platform,method,discipline,tradition ; next in,during,when,after,<end>,at,around,alongside ; not with appear,appears,appeared
recognize/v the => see/v the ; active ; not form part ; object value,limit,limitation,danger,risk,benefit,potential,pattern,power,difference,connection,problem,signal,beauty,opportunity,strength,threat ; not prev and,or,that,which,this,it ; not with see,sees,seen,saw,between,law,court,software,voice,algorithm,machine,model,immune,antibody,antibodies,cell,cells,body,learn,learns,learned,train,trained ; not subject approach,bill,act,policy,framework,report,paper,study,strategy,program,theory,plan,treaty,award,prize
recognize/v the => spot/v the ; active ; not form part ; object sign,symptom ; not prev and,or,that,which ; not with law,court,software,algorithm,machine,model,immune,language
recognizing the => seeing the ; object value,limit,limitation,danger,risk,benefit,potential,sign,pattern,power,connection,problem,beauty,opportunity,strength,threat ; not prev and,or ; not with see,sees,seen,saw,algorithm,machine,model
involves {ving} => means {ving} ; prev <noun>,this,it,which,often,that,also ; subject approach,step,practice,process,task,work,job,leadership,planning,learning,this,it,role,plan,solution,key,part,challenge,teaching,living,writing,reading,parenting,research ; not with mean,means,surgery,procedure,another ; not prev process
seek/v to {v} => try/v to {v} ; active ; form base,s,past,ing ; subject company,government,nation,country,organization,group,leader,party,regime,movement,they,he,she,it,student,artist,reformer,state,university,city,firm,worker,defendant,actor,power,woman,man,parent,teacher ; not prev have,has,had,having,we ; not with determine,try,tries,tried,trying,paper,study ; not next understand
designed to => meant to ; prev is,are,was,were,<noun>,<comma>,been ; subject policy,law,program,rule,question,test,measure,campaign,strategy,practice,activity,reform,exercise,bill,regulation,initiative,course,message,plan,story,experience,tax,intervention,training,lesson,legislation,net,treatment,award,curriculum ; not with mean,means,meant
had become a => was now a ; prev it,he,she ; not with by,since,when,until,after,once,before,over,now,if,then,never,recently ; not subject they
has become a => is now a ; prev <noun>,it ; not with by,since,when,until,after,once,before,over,now,if,then,never,recently,today,how,what
has become the => is now the ; prev <noun>,it ; not with by,since,when,until,after,once,before,over,now,if,then,never,recently,today,how,what
have become the => are now the ; prev <noun>,they ; not with by,since,when,until,after,once,before,over,now,if,then,never,recently,today,how,what
continues to be => is still ; prev <noun>,it,that,which ; next a,an,the,one,used,important,difficult,<adj> ; not with still,ensure,ensures,can,will,should,if,must,so
continue to be => are still ; prev <noun>,they,that,which ; next a,an,the,used,among,important,difficult,<adj> ; not with still ; not prev to,will,ensure,ensures,can,will,should,if,must,so
continues to shape => still shapes ; not with still,as,if,ever,will ; not next and,or,<comma>
continue to shape => still shape ; prev <noun>,they,that,which ; not with still ; not prev will,to ; not next and,or,<comma>
continues to inspire => still inspires ; not with still,as,if,ever,will ; not next and,or,<comma>
continue to inspire => still inspire ; prev <noun>,they,that,which ; not with still ; not next and,or,<comma>
continues to dominate => still dominates ; not with still,if,will ; not next and,or,<comma>
continues to influence => still influences ; not with still ; not next and,or,<comma>
continues to haunt => still haunts ; not with still ; not next and,or,<comma>
continues to matter => still matters ; not with still ; not next and,or,<comma>
continues to hold => still holds ; not with still ; not next and,or,<comma>
continues to offer => still offers ; not with still ; not next and,or,<comma>
continues to speak => still speaks ; not with still ; not next and,or,<comma>
continues to face => still faces ; not with still ; not next and,or,<comma>
continue to face => still face ; prev <noun>,they,that,which,who ; not with still ; not next and,or,<comma>
contribute/v to => add/v to ; active ; form base,s,past,ing ; object sense,problem,pressure,stress,cost,growth,tension,richness,confusion,burden,anxiety,inequality,uncertainty,complexity,instability,pollution,beauty,atmosphere,body,isolation,frustration,workload,pool,joy,vulnerability ; not prev and,or ; not next <verb>,reducing,making,building,creating,improving,raising,lowering,increasing,spreading ; not with add,adds,added,adding
contribute/v significantly to => add/v a great deal to ; active ; form base,s,past ; object growth,economy,understanding,knowledge,success,revenue,sense,field ; not with add,adds,great,deal
{poss} role in => {poss} part in ; next the,a,this,<verb>,these,american,modern ; object war,crime,history,decline,fall,rise,success,movement,process,change,crisis,revolution,society,economy,death,murder,problem,climate,development,conflict,decision,making ; not with actor,actress,film,movie,play,series,show,job,company,career,part,parts
${each("technology,education,government,religion,language,culture,memory,luck,chance,science,art,nature,money,race,gender,class,faith,power,fear,trust,diet,exercise,sleep,family,music,literature,play,history,leadership,communication", (noun) => `the role of ${noun} in => the part that ${noun} plays in ; not with play,plays,played,part,parts`)}
becoming more => getting more @plain ; prev is,are,was,were,be,keep,kept ; next expensive,difficult,common,popular,complicated,crowded,intense,frequent,severe,extreme ; not with get,getting
become harder => get harder @plain ; not with get,getting ; not prev have,has,had,it's,he's,she's,i've,we've,they've,you've,that's,things,and,or
becomes harder => gets harder @plain ; not with get,gets
become easier => get easier @plain ; not with get,getting ; not prev have,has,had,it's,he's,she's,i've,we've,they've,you've,that's,things,and,or
becomes easier => gets easier @plain ; not with get,gets
becomes worse => gets worse @plain ; not with get,gets
become better at => get better at @plain ; not with get,getting ; not prev have,has,had,it's,he's,she's,i've,we've,they've,you've,that's,things,and,or
becomes clearer => gets clearer @plain ; not with get,gets
`;
