import { persons, texts } from "../noun-classes.ts";

/** Verbs of making, keeping and facing, by the nouns that each of them takes. */
export const verbsObjectsMore = `
# grow
grow/v => rise/v ; active ; not form part ; subject tension,demand,concern,pressure,anger,excitement,unrest,frustration,anxiety,sale,profit,revenue,number,cost,panic,fear,suspicion,discontent,resentment,inequality,dissatisfaction,interest ; next <end>,<punct>,and,in,with,by,from ; not with seed,plant,tree,field
grow/v a business => build/v a business ; active ; not form part
grow/v {poss} business => build/v {poss} business ; active ; not form part
grow/v into a => turn/v into a ; active ; not form part ; object movement,business,company,empire,problem,crisis,essay,story,conflict,war,friendship,romance,habit,obsession,tradition,phenomenon,industry,monster,community,network,project,festival,habit,argument ; not subject child,boy,girl,he,she,they

# establish
establish/v clear => set/v clear ; active ; not form part ; object goal,boundary,rule,expectation,guideline,policy,standard,objective,target,limit,priority,timeline,criterion,deadline,direction,role
establish/v => set/v out ; active ; not form part ; object principle,vision,framework,rule,guideline,policy ; not prev and,or ; not subject finding,result,study,experiment,ruling,decision,case,evidence
establish/v => set/v ; active ; not form part ; object policy,timeline,direction,indicator,metric,quota,price,agenda,schedule,scene,context,mood,baseline,curfew ; not prev and,or
establish/v => set/v up ; active ; not form part ; object facility,unit,channel,outpost,shelter,camp,laboratory,lab,council,task,force,hotline,database,pipeline,hub,clinic,factory,market,museum,library,workshop,branch,club,monastery,mission,checkpoint,blockade,perimeter,scholarship ; not prev and,or
establish/v => found/v ; active ; not form part ; object settlement,duchy,kingdom,empire,colony,town,village,church,monastery,university,museum,newspaper,dynasty,republic,state
establish/v => form/v ; active ; not form part ; object alliance,union,coalition,partnership,committee,connection,link,bond,friendship,team,government,habit,group ; not prev and,or ; not next between
establish/v communication => make/v contact ; active ; not form part ; next with
establish/v contact => make/v contact ; active ; not form part
establish/v a line of communication => open/v a line of communication ; active ; not form part
establish/v diplomatic relations => open/v diplomatic relations ; active ; not form part
establish/v a routine => get/v into a routine ; active ; not form part
establish/v a rhythm => find/v a rhythm ; active ; not form part
establish/v a code of conduct => write/v a code of conduct ; active ; not form part
establish/v a link between => show/v a link between ; active ; not form part
establish/v that => show/v that ; active ; not form part ; next the,a,an,it,there,these,all,even,some,people,he,she,they,no,both,such
establish/v the validity => show/v the validity ; active ; not form part
establish/v causality => show/v cause and effect ; active ; not form part
established in {num} => founded in {num} ; not prev well,long,been
was established in => was founded in ; next <num>,the
were established in => were founded in ; next <num>
was established by => was founded by | was set up by
were established by => were set up by
was established to => was set up to ; next <verb>
were established to => were set up to ; next <verb>

# emerge
what emerged was => what came out was
emerge/v => appear/v ; active ; form past,s ; next <end>,<punct>,and,from,in,on,at,with,as ; subject figure,silhouette,creature,shape,face,ship,shadow,species,form,outline,hand,head,being,light,sun,moon,star,boat,vessel,craft,wolf,bear,beast,shark,crack ; not with victorious,unscathed,stronger
emerge/v from => come/v out of ; active ; not form part ; subject figure,creature,man,woman,he,she,they,i,it,we,ship,beast,boy,girl,child,soldier,monster,wolf,hand,being,shape,animal,survivor ; object shadow,dark,darkness,mist,fog,tree,wood,forest,undergrowth,brush,bush,water,lake,sea,ocean,river,depth,hole,cave,tunnel,portal,gate,door,doorway,room,house,hut,tent,building,ship,car,smoke,ash,dust,rubble,ruin,wreckage,crowd,ground,sand,snow,ice,alley,corner,elevator,cockpit,pod,shell,cocoon,capsule,hiding,shelter,basement,bathroom,shower,kitchen,office,coma,trance,store,cloud,wall,corridor,haze,jungle,bunker,rift,void
emerging => new ; next technology,technologies,trend,trends,market,threats,challenges,evidence,research,theories,ideas,tools,practices,issues,trend,media,platforms,players,artists,businesses ; not next markets ; prev <prep>,the,of,and,with,other,some,many ; not with new,newly

# recognize
recognize/v => see/v ; active ; not form part ; object potential,threat,need,danger,sign,futility,urgency,irony,pattern,value,worth,importance,significance,limit,beauty,gravity,necessity,benefit,difference,opportunity,truth,problem,link,connection,point,wisdom,role,power,magnitude,trend,impact,pain,fear,humanity,flaw,weakness,strength ; not prev and,or,to,that,which ; not next and ; not subject account,theory,view,approach,law,model,framework,system,court,act,convention,policy,${texts}
recognize/v that => see/v that ; active ; not form part,ing ; not prev and,or ; not subject account,theory,view,approach,law,model,framework,system,act,convention,policy,shift,perspective,method,strategy,plan,program,philosophy,response,definition,movement,${texts} ; not prev i,we
recognizing this => seeing this ; next ,
recognized as => seen as ; next a,an,the,one,being ; prev widely,is,are,was,were,be,been,now,often,increasingly ; not with officially,legally,unesco,un,united,law,state,award
recognized for => known for ; prev is,are,was,were,now,also ; not with award,awards
recognize/v the need for => see/v the need for ; active ; not form part
recognize/v the need to => see/v the need to ; active ; not form part
recognize/v the importance of => see/v the importance of ; active ; not form part ; not prev and,or

# create
create/v => make/v ; active ; not form part ; next it,them,something,anything,everything,one ; not next it's,one-on-one ; not prev and,or
create/v => build/v ; active ; not form part ; object environment,ecosystem,society,culture,community,climate,workplace,workforce,system,network,identity,brand,future,world,bridge,platform,infrastructure,classroom,structure,partnership,relationship,narrative,trust,loyalty,momentum,framework,model,wall,empire,foundation,database,website,app,tool,habit ; not prev and,or ; not with god,big,universe ; not next the,ideal,perfect,optimal
create/v => make/v ; active ; not form part ; object symphony,mosaic,sanctuary,haven,spectacle,material,art,artwork,music,film,video,movie,image,drawing,painting,sculpture,sound,noise,pattern,dish,meal,drink,cocktail,sauce,dessert,cake,food,flavor,space,room,memory,list,map,chart,diagram,mess,toy,gift,mask,costume,potion,weapon,device,robot,machine,clone,copy,version,fire,hole,opening,mood,magic,product,playlist,poster,presentation,slide,photo,collage,album,game,mixture,paste,dough,blend,potions,prototype,link,home,ripple,splash,name ; not prev and,or ; not next one-on-one
create/v => draw/v up ; active ; not form part ; object strategy,plan,schedule,budget,guideline,policy,document,contract,proposal,timeline,agenda,roadmap,shortlist,syllabus,checklist,blueprint,rulebook ; not prev and,or
create/v => write/v ; active ; not form part ; object code,story,poem,essay,song,script,character,novel,screenplay,caption,post,article,blog,letter,lyrics,play,program,software,message,resume,email ; not prev and,or ; not with dataset,model,network,video,generate
create/v => cause/v ; active ; not form part ; object confusion,tension,problem,conflict,stress,anxiety,delay,bottleneck,difficulty,disruption,imbalance,friction,frustration,disparity,inequality,uncertainty,panic,fear,chaos,distress,resentment,hardship,shortage,distrust,mistrust,inefficiency,turbulence,instability,pain,misunderstanding,damage,harm,congestion,rift,backlash,distraction,inconvenience ; not prev and,or
create/v => put/v up ; active ; not form part ; object barrier,obstacle,hurdle ; not prev and,or
create/v opportunities => open/v up opportunities ; active ; not form part ; next for,to
create/v new opportunities => open/v up new opportunities ; active ; not form part ; next for,to
create/v pathways => open/v pathways ; active ; not form part
create/v a pathway => open/v a pathway ; active ; not form part
create/v a balance => strike/v a balance ; active ; not form part
create/v balance => find/v balance ; active ; not form part
create/v value => add/v value ; active ; not form part ; next for,<end>,in,<punct>,and,through
create/v awareness => raise/v awareness ; active ; not form part
create/v interest => stir/v interest ; active ; not form part
create/v an account => set/v up an account | open/v an account ; active ; not form part
create/v a buzz => make/v a stir ; active ; not form part
create/v a ripple effect => have/v a ripple effect ; active ; form base,s,past ; not prev and,or
create/v a domino effect => have/v a domino effect ; active ; form base,s,past ; not prev and,or
create/v a sense of => give/v a sense of ; active ; form base,s,ing,past ; object unity,belonging,community,urgency,purpose,place,order,calm,peace,space,security,continuity,ownership,mystery,depth,wonder,intimacy,stability,safety,pride,balance,connection,movement,drama,realism ; not prev and,or
create/v a sense of => cause/v a sense of ; active ; not form part ; object isolation,alienation,distance,unease,fear,dread,despair,loss,guilt
create/v an atmosphere => make/v for an atmosphere ; active ; form s ; not prev and,or,who,he,she,it
create/v change => bring/v about change ; active ; not form part
create/v positive change => bring/v about positive change ; active ; not form part
create/v lasting => make/v lasting ; active ; not form part ; object memory,change,impression,connection,friendship,relationship
create/v a campaign => run/v a campaign ; active ; not form part
create/v a tone => set/v a tone ; active ; not form part
create/v a positive => build/v a positive ; active ; not form part ; object environment,culture,atmosphere,climate,relationship,image,reputation

# ensure
ensure/v a smooth => make/v for a smooth ; active ; not form part ; object transition,flow,experience,process,launch,ride,operation,journey,landing,handover,trip,move,rollout,integration,recovery,start,finish,texture,surface,workflow ; not prev to
ensure/v smooth => make/v for smooth ; active ; not form part ; object transition,operation,sailing,running,process,communication,traffic,delivery
ensure/v => protect/v ; active ; not form part ; object safety,security,privacy,integrity,right,welfare,well-being,wellbeing,health,freedom,confidentiality,anonymity,reputation,quality,independence,dignity ; not prev and,or ; not next high,higher,good,better,maximum,optimal,consistent ; not with protection
ensure/v => secure/v ; active ; not form part ; object survival,future,place,legacy,victory,prosperity,peace,independence,funding,supply,dominance,food ; not prev and,or
ensure/v compliance with => comply/v with ; active ; not form part ; prev to,and
ensure/v optimal performance => get/v the best performance ; active ; not form part
ensure/v optimal results => get/v the best results ; active ; not form part
ensure/v the best possible => get/v the best possible ; active ; not form part
ensure/v everyone => make/v sure everyone ; active ; not form part
ensure/v its => make/v sure of its ; active ; not form part ; object survival,success,continuity,relevance,effectiveness,sustainability,safety,quality ; prev to
ensure/v their => make/v sure of their ; active ; not form part ; object survival,success,continuity,relevance,effectiveness,sustainability,safety,quality,comfort ; prev to

# remain
remain/v largely => be/v still largely ; form s ; not with until
remain/v a => be/v still a ; form s ; object mystery,cornerstone,challenge,problem,concern,threat,favorite,issue,matter,question,work,place,source,symbol,force,factor,leader,destination,topic,subject,barrier,tool,part,figure,staple,player,hub,classic,necessity,priority,point,testament,pillar,fixture,struggle,risk,hurdle,obstacle,influence,component,feature,reminder,option,choice,possibility,reality,dream,center,hero,legend,icon ; not with if,as,long,until
remain/v an => be/v still an ; form s ; object issue,enigma,obstacle,option,area,influence,problem,challenge,inspiration,icon,attraction,example,part,tool,force,concern,element,aspect,topic,choice ; not with if,as,long,until
remain/v the => be/v still the ; form s ; object case,question,problem,issue,heart,center,core,basis,foundation,standard,cornerstone,capital,best,method,cause,leader,language,choice,goal,most,same,focus,challenge,key ; not with if,as,long,until
remain/v one of => be/v still one of ; form s ; not with if,as,long,until
remain/v at the => be/v still at the ; form s ; object heart,center,core,forefront,top ; not with if,long,until
remain/v => stay/v ; active ; not form part ; next open,closed,calm,silent,quiet,still,awake,alive,awake,alert,hidden,dry,cool,warm,flat,healthy,loyal,faithful,true,single,married,put,close,safe,active,competitive,relevant,focused,informed,connected,seated,motionless,upright,consistent,constant,stable,steady,neutral,positive,optimistic,patient,flexible,fresh,clean,hydrated,motivated,engaged,vigilant,humble,sober,independent,unchanged,together,afloat,frozen,locked,empty,dark,strong,fixed,stuck,asleep,attached,in,at,on,with,behind,under,inside,within,outside,here,there ; subject i,he,she,we,you,they,door,window,eye,face,voice,people,person,student,company,business,team,man,woman,child,boy,girl,market,price,room,house,city,body,mind,heart,temperature,water,rate,shop,store,restaurant,school,light,air,sky,crowd,${persons},in question,in power ; not with track,many,few,several,some,questions,doubt,effect,force,question,use,dispute,evidence,print,charge,office,unanswered
remain/v vigilant => stay/v alert | keep/v watch ; active ; not form part
remain/v committed to => be/v still committed to ; form s
remain/v a mystery => stay/v a mystery ; form past,base
remain/v a secret => stay/v a secret ; form past,base

# experience
experience/v => feel/v ; active ; not form part ; object emotion,pain,joy,fear,happiness,loneliness,guilt,anger,grief,sorrow,discomfort,nausea,stress,anxiety,love,pleasure,relief,isolation,shame,pride,gratitude,sadness,satisfaction,fatigue,despair,pressure,warmth,numbness,sensation,awe,wonder,regret,empathy,longing,hunger,betrayal,disappointment,frustration,cramps,dizziness ; not prev and,or
experience/v => have/v ; active ; not form part ; object symptom,difficulty,trouble,problem,headache,seizure,nightmare,hallucination,delay,issue,setback,rate,level,relapse,complication,reaction,side,withdrawal,moment,childhood,depression,life,success,flashback,doubt ; not prev and,or ; not next the,life
experience/v => go/v through ; active ; not form part ; object trauma,hardship,turbulence,crisis,divorce,puberty,adversity,change,transformation,transition,ordeal,menopause,breakup,phase,cycle,upheaval,abuse,bereavement,burnout,struggle,journey ; not prev and,or
experience/v => suffer/v ; active ; not form part ; object loss,discrimination,abuse,violence,racism,defeat,harassment,bullying,stroke,injury,breakdown,neglect,poverty,hunger,damage,oppression,prejudice,trauma,bias,depression,harm ; not prev and,or
experience/v => see/v ; active ; not form part ; object decline,increase,growth,rise,drop,surge,shift,boom,slowdown,fall,decrease,world,resurgence,fluctuation,recession,revival,reduction,improvement,downturn,gain ; not prev and,or ; not with patient,participant
experience/v life => live/v life ; active ; not form part
experience/v poverty => live/v in poverty ; active ; not form part
experience/v homelessness => live/v without a home ; active ; not form part
experienced before => felt before ; with feeling,fear,love,pain,joy,peace,sensation,warmth,freedom,emotion,sense,connection,dread ; prev never,ever

# consume
consumed by => eaten up by ; object guilt,jealousy,rage,grief,hatred,envy,regret,anger,doubt,worry,greed,ambition,obsession,revenge,bitterness,remorse,resentment,shame
consumed by => swallowed by ; object darkness,shadow,void,abyss,sea,night,wave,fog,ocean,chaos,silence,black
consumed by => buried in ; object work,deadline,study,paperwork
consumed by => driven by ; object need,desire,thirst,urge,quest,hunger,lust ; next a,an,the,his,her,their,my,its
consume/v => swallow/v ; active ; not form part ; next me,him,her,us,them,it,everything,everyone,you ; subject darkness,shadow,void,abyss,grief,sea,wave,ocean,fog,despair,night,silence,chaos,black,mist
consume/v => take/v in ; active ; not form part ; object content,media,news,information,entertainment ; not prev and,or
consume/v => eat/v ; active ; not form part ; object seafood,hay,meat,vegetable,fruit,fish,flesh,sugar,calorie,protein,meal,snack,grain,bread,egg,prey,leaf,insect,plant,dairy,rice,nut ; not prev and,or
consume/v => use/v ; active ; not form part ; object credit,capacity,bandwidth,memory,battery,volume,water,fuel,gas,oil,electricity,resource,material,total ; not prev and,or ; not with drink,drinking

# pursue
pursued by => chased by ; object police,guard,dog,wolf,man,men,soldier,creature,monster,army,horde,beast,zombie,ghost,demon,enemy,shadow,paparazzi,drone,ship,paper,hunter
pursue/v => chase/v ; active ; not form part ; next me,him,us ; not next own ; not with career,dream,love,relationship
pursue/v => follow/v ; active ; not form part ; object policy,strategy,passion,interest,dream,path,line,route,course,hobby,avenue,lead,vocation,agenda,trail,idea,calling,clue ; not prev and,or
pursue/v => work/v on ; active ; not form part ; object project,research,initiative ; not prev and,or
pursue/v a degree => study/v for a degree | work/v toward a degree ; active ; not form part
pursue/v a career => make/v a career ; active ; not form part ; next in,as
pursue/v higher education => go/v on to higher education | go/v to college @plain ; active ; not form part ; not prev and,or
pursue/v legal action => take/v legal action ; active ; not form part
pursue/v opportunities => look/v for opportunities ; active ; not form part
pursue/v new opportunities => look/v for new opportunities ; active ; not form part
pursue/v happiness => look/v for happiness | chase/v happiness @plain ; active ; not form part
pursue/v wealth => chase/v wealth ; active ; not form part
pursue/v prey => chase/v prey ; active ; not form part

# embrace
embrace/v => accept/v ; active ; not form part ; object power,gift,nature,ambiguity,complexity,imperfection,vulnerability,uncertainty,fact,truth,destiny,fate,role,loss,past,reality,identity,difference,weakness,darkness,death,responsibility,flaw,limitation,solitude,unknown,impermanence,paradox,discomfort,self,existence,pain,sorrow,burden,duty,curse,madness ; not prev and,or
embrace/v => welcome/v ; active ; not form part ; object moment,chapter,opportunity,adventure,life,freedom,collaboration,variety,representation,challenge,change,innovation,possibility,idea,newcomer,perspective,stranger,criticism,failure,feedback,competition,conversation,diversity,technology,future,advancement,progress,convenience,day,silence,season,shift,warmth,sun,night,cold ; not prev and,or
embrace/v => follow/v ; active ; not form part ; object principle,practice,method,philosophy,teaching,strategy,custom ; not prev and,or
embrace/v => take/v ; active ; not form part ; object approach,path,stance,perspective ; next a,an,the,this ; not prev and,or
embrace/v => take/v up ; active ; not form part ; object faith,cause,lifestyle,hobby,tradition,habit,religion,sport ; not prev and,or

# realize
realize/v that => see/v that ; active ; form base,s,past ; not prev have,has,having,'ve
realize/v how => see/v how ; active ; form base,s,past
realize/v what => see/v what ; active ; form base,s,past ; not prev and
realize/v why => see/v why ; active ; form base,s,past
realize/v the importance of => see/v the importance of ; active ; not form part
realize/v the value of => see/v the value of ; active ; not form part
realize/v the need => see/v the need ; active ; not form part

# unfold
unfolding before {pron} => before {pron} ; prev <noun>,scene,drama,spectacle,tragedy
as events unfold => as things happen
as events unfolded => as things happened
as the story unfolds => as the story goes on
as the story unfolded => as the story went on
not unfold as => not go as ; next planned,expected,i,we,they,he,she,hoped,it
unfold/v => open/v ; active ; not form part ; object map,letter,paper,parchment,sheet,note,list,newspaper,napkin,blanket,scroll,page,chair,umbrella
unfold/v => spread/v ; active ; not form part ; object wing,petal
`;
