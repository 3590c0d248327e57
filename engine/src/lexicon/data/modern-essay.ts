import { each } from "../each.ts";
import { speakers, speechWords } from "../speakers.ts";

const studies = "study,research,finding,result,evidence,data,experiment,survey,review,report,paper";
const works = "novel,story,book,film,poem,play,essay,article,chapter,narrative,text,movie,work,author,writer";
const ideas =
  "idea,argument,claim,theory,view,belief,notion,point,assumption,conclusion,premise,case,position,principle,message,theme,lesson,thesis,hypothesis,narrative,perception,conviction,framework,interpretation";

const underscored =
  "interest,belief,urgency,difficulty,depth,extent,power,tension,gap,value,risk,danger,complexity,significance,role,commitment,limit,fragility,dependence,responsibility,nature,potential,reality,link,connection";

/** Verbs that current models are fond of in essays, articles and reports. */
export const modernEssay = `
# hold up, carry, shake: the building metaphors
much hinges on => much depends on
all hinges on => it all depends on ; start
underpin/v => support/v ; active ; object ${ideas},system,economy,society,democracy,growth,chain,commerce,market,order,trade,life,structure,relationship,model,decision,policy,strategy,practice,institution,stability,industry,project ; not with support,supports,supported,supporting
underpin/v => be/v behind ; active ; form s,base,past ; object movement,shift,change,trend,debate,approach,philosophy,success,decision ; not prev and,or,to,<aux>
buttress/v => support/v ; active ; object ${ideas},economy,regime,authority,power ; not with support,supports
erode/v => weaken/v ; active ; object trust,confidence,legitimacy,credibility,foundation,norm,institution,democracy,bond,tie,sense,identity,power,resilience,cohesion,standard,protection,right,sovereignty,support,belief,morale,motivation,integrity,authority,autonomy,loyalty,relationship,culture,agency,capacity,ability,position ; not prev and,or ; not with soil,wind,river,coast,rock,wave,weaken,weakens,weak
erode/v => eat/v away at ; active ; form base,s,past,ing ; object saving,margin,value,profit,time,freedom,privacy,wage,wealth,gain,advantage,dignity,self-esteem,reputation ; not prev and,or ; not with soil,wind,river,coast,rock,wave
be/v eroded => be/v weakened ; form s,past,base,ing ; subject trust,confidence,legitimacy,credibility,authority,independence,norm,institution,democracy,support,power,faith ; not with soil,wind,river,coast,weaken
undermine/v => weaken/v ; active ; object democracy,sovereignty,norm,message,value,system,sense,structure,process,progress,government,market,capacity,self-confidence,commitment,principle,consensus,premise,identity,notion,idea,assumption,performance,law,solidarity,resistance,peace,agency,dignity ; not prev and,or ; not with weaken,weakens,weak,tunnel
undermine/v => hurt/v ; active ; object learning,productivity,mood,growth,health,sale,performance,quality,morale,chance,prospect,well-being,career,business ; not prev and,or ; not with hurt,hurts,harm,harms
amplify/v => strengthen/v ; active ; object effect,impact,message,influence,trend,bias,power,narrative,inequality,divide,stereotype,existing ; not prev and,or ; not with sound,signals,noise,radio,microphone,speaker,gene,dna,pcr,circuit,current,strengthen
amplify/v => make/v worse ; passive ; subject problem,fear,risk,crisis,tension,inequality,effect,challenge,disparity ; next by,when,in ; not with worse,sound
amplify/v => spread/v ; active ; object misinformation,message,rumor,lie,content,falsehood,propaganda,outrage,hate ; not prev and,or ; not with spread,spreads
reinforce/v => strengthen/v ; active ; object theme,identity,idea,norm,notion,claim,narrative,need,cycle,structure,hierarchy,pattern,attitude,inequality,stance,power,dynamic,link,case,concept,feeling,tradition,lesson,meaning,boundary,barrier,loyalty,divide ; not prev and,or ; not with strengthen,strengthens,strong,concrete,steel
reinforce/v => support/v ; active ; form s,past,base ; object argument,view,conclusion,hypothesis,point,premise ; subject ${studies} ; not prev and,or ; not with support,supports
bolster/v => strengthen/v ; active ; object argument,case,claim,economy,position,credibility,trust,democracy,resilience ; not prev and,or ; not with strengthen,strengthens,strong
galvanize/v => stir/v up ; active ; form base,s,past,ing ; object support,opinion,opposition,movement,public,voter
galvanize/v {np} into action => stir/v {np} into action ; active
catalyze/v => set/v off ; active ; form base,s,past,ing ; object change,movement,wave,debate,shift,reform,discussion,boom,revolution,series ; not prev and,or ; not with reaction,enzyme,catalyst
catalyze/v => speed/v up ; active ; form base,s,past,ing ; object growth,development,innovation,progress,transition,adoption,transformation ; not prev and,or ; not with reaction,enzyme,catalyst
forge/v => build/v ; active ; object bond,connection,alliance,relationship,partnership,consensus,identity,community,tie,link,coalition,friendship,future,career,society,trust,reputation ; not prev and,or ; not with build,builds,built,building,signature,document,iron,steel,sword,blade,hammer
forged in => made in ; prev was,were,is,are,been,<comma> ; object war,crisis,struggle,adversity,hardship ; not with sword,blade,steel,iron,metal,made
dismantle/v => break/v up ; active ; object system,network,institution,monopoly,empire,program,regime,agency,hierarchy ; not prev and,or ; not with machine,engine,weapon,bomb
dismantle/v => take/v apart ; active ; object argument,myth,claim,assumption,machine,engine,illusion,idea,notion,stereotype,narrative,image ; not prev and,or

# show: what works, studies and facts do
illuminate/v => show/v ; active ; form base,s,past ; object pattern,gap,way,importance,power,tension,contrast,complexity,relationship,aspect,connection,dynamic,reality,role,difference,path,limit,depth,extent,struggle,condition,character,experience,cost ; not prev and,or,further ; not with lamp,lantern,torch,moon,sun,bulb,screen,glow,show,shows,shown
illuminate/v why => show/v why ; active ; not with show,shows
illuminate/v the ways => show/v the ways ; active ; not with show,shows
underscore/v => show/v ; active ; form base,s,past ; object ${underscored} ; not prev and,or,to,<name>,<comma> ; not with show,shows,shown,showing ; not subject principle,doctrine,imperative,formulation,maxim,philosophy,${speakers} ; not next my,our
underscore/v => show/v ; active ; form ing ; object ${underscored} ; not prev and,or ; not with show,shows,shown,showing,${speechWords} ; not subject principle,doctrine,imperative,formulation,maxim,philosophy ; not next my,our
underscore/v => bring/v home ; active ; form base,s,past,ing ; object message,danger,cost,lesson,urgency ; not prev and,or
signal/v that => show/v that ; active ; not with should,must,show,shows,light,horn,flag,hand,hands,bell,drum,traffic
signal/v a shift => mark/v a shift ; active ; next in,from,to,toward,away ; not with mark,marks,marked
signal/v a => point/v to a ; active ; form base,s,past ; object change,problem,decline,weakness,growth,interest,willingness,lack,departure,turn,trend,deterioration,crisis ; not with light,horn,flag,point,points ; not prev and,or
${each("end,start,beginning,arrival,death,rise,collapse", (word) => `signal/v the ${word} of => mean/v the ${word} of ; active ; form s,past ; not with light,horn,flag,bell,whistle,mean,means,meant`)}
signal/v to {np} that => tell/v {np} that ; active ; not with light,horn,flag,hand,tell,tells,told
attest/v to => show/v ; active ; form s,base ; object importance,power,strength,value,significance,popularity,depth,extent,quality,fact,role,skill,success ; not with show,shows,court,witness
gesture/v toward => hint/v at ; active ; form base,s,past ; subject ${works},argument,line,title,ending,theory,passage
echo/v => repeat/v ; active ; object sentiment,call,warning,claim,argument,concern,word,point,criticism,complaint,theme,language,idea,opinion,belief,assertion ; not prev and,or ; not with repeat,repeats,repeated,voice,hall,sound,head
mirror/v => reflect/v ; active ; object reality,society,value,struggle,anxiety,experience,theme,trend,concern,condition,culture,tension,state,world,ambivalence ; not prev and,or ; not with reflect,reflects,reflected,reflection,glass,surface,water
mirror/v => copy/v ; active ; object style,structure,tone,model,format,language,behavior,posture,approach ; not prev and,or ; subject student,child,company,firm,designer,writer,people,they ; not with copy
mirror/v those of => be/v like those of ; active ; form base,s,past ; not with like
mirror/v that of => be/v like that of ; active ; form base,s,past ; not with like
embody/v the spirit of => show/v the spirit of ; active ; not with show,shows
frame/v {np} as => present/v {np} as ; active ; not with learning,problem,task,optimization,model,models,picture,window,door,wooden,photo,photograph,present,presents,murder,crime,evidence ; not prev not
framed as => presented as ; prev is,are,was,were,be,been,often,being ; next a,an,the,<adj>,<noun> ; not with picture,window,door,photo,photograph,present,presents
frame/v the debate => shape/v the debate ; active
frame/v the issue as => present/v the issue as ; active ; not with present,presents
foreground/v => stress/v ; active ; form base,s,ing ; object ${ideas},role,need,value,experience,voice,importance,grievance,tension,question,power,agency,issue,cost ; not prev the,a,in,<adj> ; not with image,photo,painting,background,scene,camera
privilege/v => favor/v ; active ; form base,s,ing ; object drama,speed,form,voice,knowledge,group,style,view,interest,theory,individual,reason,efficiency,quantity,clarity,growth,profit ; not with favor,favors ; not prev the,a,<adj>,<poss>
hail/v {np} as => praise/v {np} as ; active ; not with praise,praises,praised,divine,miracle,sign,messiah,prophet,king,savior,saviour,hero,god
interrogate/v => question/v ; active ; object assumption,idea,notion,relationship,concept,belief,meaning,bias,value,narrative,premise,role,nature,norm,history,claim ; not with police,suspect,prisoner,detective,officer,question,questions
unpack/v => work/v through ; active ; form base,s,past,ing ; object idea,argument,concept,meaning,question,claim,theme,issue,assumption,layer,complexity ; not with box,suitcase,bag,work,works
contend/v that => argue/v that ; not with argue,argues,argued,argument,court,lawyer
posit/v that => hold/v that ; active ; not with hold,holds,held
espouse/v => support/v ; active ; object idea,view,belief,value,cause,principle,ideology,policy,philosophy ; not prev and,or ; not with support,supports
grapple/v with => struggle/v with ; object question,issue,reality,consequence,legacy,identity,challenge,problem,complexity,idea,dilemma,loss,meaning,contradiction,change,trauma,past,decision,ambiguity,implication,tension,emotion,morality,faith ; not with struggle,struggles,struggling,struggled
wrestle/v with the question of => struggle/v with the question of ; active ; not with struggle,struggles
pose/v a question => ask/v a question ; active ; not form part ; not with ask,asks,asked
pose/v the question => ask/v the question ; active ; not form part ; not with ask,asks,asked
pose/v profound questions => ask/v deep questions ; active ; not form part ; not with ask,asks,deep
raise/v profound questions => raise/v deep questions ; active ; not with deep,deeper
${each("redundant,irrelevant,powerless,meaningless,harmless,vulnerable,unusable,unnecessary,helpless,ineffective,inaccessible,unstable,unrecognizable,unsustainable,inert", (word) => `render/v {np} ${word} => make/v {np} ${word} ; active ; not form part,ing ; not with make,makes,making,made`)}
${each("redundant,irrelevant,powerless,meaningless,harmless,vulnerable,unusable,unnecessary,helpless,ineffective,inaccessible,obsolete,useless,invisible,unstable,unrecognizable", (word) => `rendering {pron} ${word} => making {pron} ${word} ; not with make,makes,making,made`)}
relegated to => pushed to ; object margin,background,sideline,edge,fringe,bottom,periphery ; not with push,pushed
relegated to => reduced to ; object footnote,role,status,position,joke,job ; not with reduce,reduced,league,division
distill/v {np} into => boil/v {np} down to @plain ; active ; not with whiskey,water,spirit,alcohol,oil,vodka,gin

# change, move, spread
proliferate/v => spread/v ; active ; form base,s,past,part,ing ; next <end>,across,in,through,on,throughout,<comma>,and ; not with cell,cells,tumor,weapon,weapons,nuclear,spread,spreads
${each("across,through,throughout", (word) => `reverberate/v ${word} => be/v felt ${word} ; active ; form base ; not with sound,shot,voice,bell,thunder,hall,laughter,music,room,felt,feel`)}
would reverberate => would be felt ; next for,across,through,throughout,in,long,far ; not with sound,shot,voice,bell,thunder,hall,laughter,music,room,felt,feel
continue to reverberate => are still felt ; prev <noun>,that,which ; next in,across,through,today,<end> ; not with sound,shot,voice,bell,thunder,hall,laughter,felt,feel
continues to reverberate => is still felt ; prev <noun>,that,which ; next in,across,through,today,<end> ; not with sound,shot,voice,bell,thunder,hall,laughter,felt,feel
oscillate/v between => swing/v between ; active ; not with wave,frequency,pendulum,swing,circuit,signal,current
outpace/v => grow/v faster than ; active ; form base,s,past ; object inflation,wage,supply,demand,growth,population,income,market ; subject price,cost,demand,growth,wage,rent,sale,population,supply,debt,consumption ; not prev and,or ; not with grow,grew,faster
outpace/v => run/v ahead of ; active ; form base,s,past,ing ; object regulation,ability,law,capacity,understanding,policy,infrastructure,foresight,wisdom ; not prev and,or ; not with run,runs,ran
recalibrate/v => rethink/v ; active ; object approach,expectation,strategy,priority,relationship,understanding,assumption,policy,plan,goal,role,stance ; not prev and,or ; not with rethink,sensor,instrument,scale,device
reimagine/v => rethink/v ; active ; object approach,role,system,relationship,process,education,model,structure,policy,strategy,practice,way,work,method,workplace,city,curriculum,business ; not prev and,or ; not with rethink,rethinking
reshape/v => change/v ; active ; object economy,society,world,industry,politics,culture,market,policy,life,city,landscape,region,relationship,understanding,view,course,way,labor,workforce,debate,identity,expectation,map,history,institution,education,field,habit,climate ; not prev and,or ; not with change,changes,changed,changing
emerge/v => come/v up ; active ; form base,s,past ; subject question,issue,concern,problem,difficulty,dispute ; next <end>,in,during,again,when,as ; not prev <comma> ; not with surface,beneath,begin,began,beginning,start,started,starting,economy,crisis
emerge/v as a => become/v a ; active ; form past,part,s ; object force,leader,center,power,hub,player,field,discipline,alternative,rival,industry,movement,star,favorite,destination,tool,way ; not with become,became,becomes,becoming
emerge/v as an => become/v an ; active ; form past,part,s ; object force,leader,alternative,issue,industry,option,area,example,epicenter,outlet ; not with become,became,becomes,becoming
emerge/v as the => become/v the ; active ; form past,part ; object leader,center,winner,capital,dominant,standard,symbol,face,voice,hub,method,choice,force ; not with become,became,becomes,becoming
surface/v => come/v up ; active ; form s,past,part,base ; subject question,issue,concern,pattern,idea,problem,topic,tension,complaint ; next <end>,in,during,again,when,as,from ; not with water,sea,diver,whale,submarine,river
notice what surfaces => notice what comes up ; next <end>,<comma>,when,as
ripple/v through => spread/v through ; active ; form base,s,past,ing ; object economy,community,society,industry,market,world,culture,region,family,system,environment,life,generation ; not with water,pond,stone,lake,crowd,wind,fabric,muscle,spread
ripple/v across => spread/v across ; active ; form base,s,past,ing ; object economy,community,society,industry,market,world,culture,region,globe,nation,country ; not with water,pond,stone,lake,wind,spread
ripple/v outward => spread/v outward ; active ; not with water,pond,stone,lake,spread
shift/v dramatically => change/v dramatically ; active ; subject landscape,attitude,balance,economy,market,view,perception,culture,policy,dynamic,climate,opinion ; not with change,changed
has shifted => has changed ; subject landscape,attitude,opinion,mood,tone,dynamic,perception,culture,norm,world,understanding,view,debate,conversation,environment,role,nature,relationship,market,thinking ; next <end>,<comma>,since,over,in,with,as,again,<adv> ; not with from,toward,towards,to,change,changed
have shifted => have changed ; subject landscape,attitude,opinion,mood,tone,dynamic,perception,culture,norm,view,expectation,preference,priority,habit,role,market,condition,value,demographic ; next <end>,<comma>,since,over,in,with,as,again,<adv> ; not with from,toward,towards,to,change,changed
shift/v => change/v ; active ; form base,ing ; prev to,can,could,may,might,will,would,is,are,constantly,rapidly ; subject landscape,attitude,opinion,priority,dynamic,perception,culture,norm,expectation,preference,demographic,demand,market ; next <end>,<comma>,as,in,with,over,and ; not with change,changes,from,toward,to
shift/v the balance => tip/v the balance ; active ; not form part ; next of,toward,in
coincide/v with => come/v at the same time as ; active ; form base,s,past ; object rise,period,arrival,growth,decline,end,start,beginning,spread,launch,shift,fall,emergence,expansion,boom,war,era,surge ; not with interest,interests,time
accrue/v to => go/v to ; active ; form base,s,past ; subject benefit,gain,advantage,reward,profit,power,wealth,value
accrue/v => build/v up ; active ; form base,s,past,ing ; subject value,benefit,debt,advantage,cost,effect,power,evidence ; next <end>,slowly,over,<comma>,in,through ; not with interest,build,builds
converge/v on => meet/v at ; active ; subject road,path,route,line,river
dissipate/v => fade/v ; active ; form base,s,past,part ; subject fear,anger,hope,energy,tension,enthusiasm,excitement,momentum,interest,trust,anxiety,outrage,optimism,confidence ; next <end>,<comma>,as,in,when,over,with,once
wane/v => fade/v ; active ; form base,s,past ; subject interest,support,enthusiasm,influence,power,popularity,trust,confidence,momentum,appetite ; next <end>,<comma>,as,in,when,over,with,once,after ; not with moon,wax
surge/v => rise/v sharply ; active ; form past,part,s ; subject price,cost,demand,sale,unemployment,inflation,population,enrollment,popularity,rate,interest,rent,export,case,profit,stock ; next <end>,<comma>,in,during,after,as,to ; not with rise,rising,rose,sharply
climb/v => rise/v ; active ; form base,s,past,part,ing ; subject price,wage,temperature,cost,rate,rent,sale,unemployment,inflation,income,revenue,number,level,debt,profit,premium ; not next out,into,on,down,over,aboard,stairs ; not with rise,rises,rose,rising,ladder,mountain,hill
plummet/v => fall/v sharply ; active ; form past,part,s ; subject price,sale,rate,population,temperature,revenue,trust,attendance,stock,demand,confidence,income ; next <end>,<comma>,in,during,after,as,to,from ; not with fall,fell,sharply
soar/v => rise/v sharply ; active ; form past,part ; subject price,cost,demand,sale,unemployment,inflation,rent,rate,debt,profit ; next <end>,<comma>,in,during,after,as,to ; not with rise,rising,rose,sharply
decline/v => fall/v ; active ; form past,part,s ; subject price,sale,rate,population,number,attendance,revenue,income,wage,turnout,enrollment,membership,share,cost,crime,birth,production,output ; next <end>,<comma>,in,by,from,during,since,after,to,sharply,steadily,even,as ; not with fall,falls,fell,falling,fallen
intensify/v => grow/v ; active ; form s,past,part ; subject pressure,competition,debate,criticism,demand,scrutiny,concern,rivalry,tension,fear ; next <end>,<comma>,as,in,with,after,when,over ; not with grow,grew,growing,growth
accelerate/v => speed/v up ; active ; form base,s,past,ing ; object force,trend,shift,adoption,growth,change,decline,process,transition,spread,pace,rise,loss,urbanization,progress,climate,learning ; not prev and,or ; not with speed,pedal,particle
deepen/v => grow/v ; active ; form past,s,part ; subject crisis,divide,inequality,mistrust,conflict,interest,concern ; next <end>,<comma>,as,in,with,over ; not with grow,grew,growing
falter/v => weaken/v ; active ; form past,s,base ; subject economy,growth,support,demand,confidence,resolve,momentum,recovery ; next <end>,<comma>,in,as,when,under
flourish/v => do/v well ; active ; form base,s,past ; subject student,child,employee,business,company,learner,team,worker,people ; next <end>,<comma>,in,under,when,and ; not with well
stagnate/v => stop/v growing ; active ; form past,part,s ; subject wage,economy,income,growth,sale,population,productivity ; next <end>,<comma>,in,as,since,for,over ; not with grow,growing,growth,stop
fuel/v => feed/v ; active ; object fear,speculation,anger,resentment,conflict,tension,rumor,anxiety,mistrust,distrust,cynicism,unrest,inflation,debate,backlash,demand,ambition,curiosity ; not prev and,or ; not with feed,feeds,car,engine,gas
fuel/v growth => drive/v growth ; active ; not with drive,drives,driven
spur/v => encourage/v ; active ; object innovation,investment,growth,development,creativity,competition,reform,interest,research ; not prev and,or ; not with encourage,encourages,horse
stifle/v => hold/v back ; active ; form base,s,past,ing ; object innovation,growth,creativity,progress,development,competition,initiative,curiosity,economy,investment,experimentation ; not prev and,or ; not with hold,holds,held,back
hamper/v => hold/v back ; active ; form base,s,past,ing ; object growth,progress,development,effort,economy,recovery,innovation,ability,work ; not prev and,or ; not with hold,holds,held,back
hinder/v => hold/v back ; active ; form base,s,past,ing ; object growth,progress,development,economy,innovation,recovery,student,child,career,learning ; not prev and,or ; not with hold,holds,held,back
impede/v => slow/v ; active ; object progress,growth,development,recovery,innovation,change,flow,movement,effort,process,reform ; not prev and,or ; not with slow,slows
impede/v => get/v in the way of ; active ; form base,s,ing ; object learning,ability,justice,understanding,communication,success,performance,goal ; not prev and,or
curtail/v => limit/v ; active ; object freedom,right,power,use,ability,spending,choice,independence,authority,influence,access ; not prev and,or ; not with limit,limits,limited
constrain/v {poss} ability to => limit/v {poss} ability to ; active ; not with limit,limits,limited
constrain/v => limit/v ; active ; object choice,growth,ability,power,freedom,option,behavior,development,access,capacity,opportunity,action,movement,innovation,policy,government,flexibility,autonomy,creativity ; not prev and,or ; not with limit,limits,limited
constrained by => limited by ; prev is,are,was,were,be,been,being,often ; not with limit,limits,limited ; not next <verb>
suppress/v => hold/v down ; active ; form base,s,past,ing ; object wage,pay,price,cost,earnings,income ; not prev and,or ; not with hold,down
temper/v => soften/v ; active ; object optimism,enthusiasm,criticism,anger,view,claim,expectation,effect,blow ; not prev and,or
circumvent/v => get/v around ; active ; form base,s,past,ing ; object rule,law,restriction,problem,regulation,limit,ban,system,process,barrier,sanction,requirement,constraint ; not prev and,or
relinquish/v => give/v up ; active ; form base,s,past,ing ; object control,power,claim,right,authority,hold,freedom,role,position,title,desire,dream,responsibility,territory,throne ; not prev and,or
forgo/v => give/v up ; active ; form base,past,ing ; object chance,income,pleasure,profit,benefit,comfort,opportunity,right,luxury,wage ; not prev and,or
eschew/v => avoid/v ; active ; object violence,use,sentimentality,cliché,complexity,tradition,convention,drama,melodrama,technology,labels ; not prev and,or ; not with avoid,avoids
confer/v => give/v ; active ; object leverage,status,advantage,right,legitimacy,power,benefit,authority,prestige,protection,meaning,dignity,privilege ; not prev and,or ; not with give,gives,degree,university ; not next with
furnish/v => give/v ; active ; object evidence,example,detail,proof,answer,insight,clue,reason,kind,model,context,explanation,information,support,material ; not prev and,or ; not with give,gives,room,house,apartment
furnish/v {np} with => give/v {np} ; active ; object evidence,example,detail,proof,answer,information,tool,means ; not with room,house,apartment,furniture,give
elicit/v => draw/v ; active ; object laugh,sympathy,criticism,praise,gasp,smile ; not prev and,or ; not with draw,draws,experiment,stimulus
engender/v => create/v ; active ; object trust,loyalty,feeling,sense,resentment,hostility,respect,sympathy,confusion,division,conflict,fear,debate ; not prev and,or ; not with create,creates,created
yield/v => give/v ; active ; object result,answer,information,clue,estimate,advantage,evidence ; not prev and,or,high,crop,bond ; not with give,gives,harvest,acre,crop,bond,bonds ; not next to
yield/v significant => bring/v big ; active ; form base,s,past ; object benefit,return,gain,result,improvement,saving,reward,dividend ; not with big,bring
entail/v => mean/v ; active ; form base,s,past ; next <verb>,giving,making,taking,being,having,finding,leaving ; not with mean,means,meant
entail/v => involve/v ; active ; object risk,cost,sacrifice,change,process,responsibility,degree,work,effort,loss,commitment,shift ; not prev and,or ; not with involve,involves
necessitate/v => call/v for ; active ; form base,s,past ; object change,approach,shift,action,response,reform,strategy,investment,effort,care,understanding,caution,rethinking,adjustment,coordination,planning ; not prev and,or ; not with call,calls
warrant/v => deserve/v ; active ; form base,s,past ; object attention,consideration,scrutiny,investigation,study,mention,discussion,respect,praise,concern,examination,caution ; not prev and,or,a,the,search,arrest ; not with deserve,deserves,court,police
merit consideration => are worth considering ; prev <noun>,also,they ; not with consider,considering
merits consideration => is worth considering ; prev <noun>,also,it ; not with consider,considering
merit/v attention => deserve/v attention ; active ; not with deserve
deserve/v closer scrutiny => deserve/v a closer look ; active ; not with look
deserves closer scrutiny => deserves a closer look ; not with look
merits closer scrutiny => deserves a closer look ; not with look
deserve/v serious consideration => deserve/v serious thought ; not with thought
inform/v => guide/v ; active ; object decision,policy,practice,design,strategy,choice,approach,work,intervention,planning,action,program,teaching,instruction,effort,investment,judgment,reform,debate,expansion,treatment ; not prev and,or,must,shall ; not with guide,guides,guided,guideline,guidelines
informed by => based on ; prev is,are,was,were,be,been,<comma> ; object evidence,research,data,datum,science,theory,experience,principle,finding,study,best ; not with base,based,basis,keep,well,<poss>
grounded in => based on ; object evidence,research,data,datum,reality,principle,fact,theory,science,experience,idea,belief,value,logic,law,observation,practice,assumption,understanding,tradition,history ; not with base,based,basis,electrical,plane,wire,aircraft ; not prev stay,stays,remain,remains,keep,firmly
anchored in => based on ; prev is,are,was,were,be,<comma>,<noun> ; object evidence,research,principle,reality,belief,value,theory,tradition,idea,data,datum,science,practice,experience ; not with base,based,boat,ship,harbor,sea,bay,port
rooted in => based on ; prev <noun>,is,are,was,were,be,been,<comma>,firmly ; object belief,value,principle,idea,research,evidence,fact,science,theory,tradition,assumption,understanding,logic,data,datum,philosophy,respect,trust,myth,premise,ideology,stereotype,guarantee ; not with base,based,plant,tree,soil,ground,garden,remaining,staying
be/v rooted in => come/v from ; form s,base,past ; active ; object fear,desire,need,experience,history,past,childhood,culture,background,trauma,insecurity,frustration,anger,ignorance,poverty,inequality,love,pain,curiosity,upbringing,tension,struggle,conflict ; not with come,comes,came,plant,tree,soil
be/v deeply rooted in => go/v deep into ; form s,base,past ; object past,history,childhood ; not with tree,plant,deep
stem/v from => come/v from ; active ; form base,s,past,ing ; not with come,comes,came,cell,cells,flower,plant
derive/v from => come/v from ; active ; form base,s,past ; object experience,sense,source,fact,idea,tradition,belief,history,culture,need,desire,position,power,work,use,place,word ; not with come,comes,came,equation,formula,function
translate/v into => lead/v to ; active ; form base,s,past,ing ; object benefit,result,success,growth,saving,profit,sale,gain,improvement,loyalty,action,productivity,performance,revenue,outcome,advantage,retention,efficiency,support,satisfaction,cost,confidence ; not with language,languages,english,spanish,word,words,text,poem,lead,leads,led
bear/v the hallmarks of => look/v like ; active ; form base,s,past ; not with look
bear/v witness to => see/v ; active ; form base,past ; not with see,saw,seen,court,god ; object suffering,horror,change,event,history,destruction,injustice,transformation,beauty,death
stand/v in stark contrast to => be/v very different from ; active ; form base,s,past ; not with different,very
stand/v in contrast to => be/v different from ; active ; form base,s,past ; not with different ; not prev <adv>
stands as => is ; next a,an,the,one ; object example,reminder,warning,symbol,achievement,testament,proof,monument,landmark,work,case,lesson ; subject ${works},case,story,example,city,building,war,history,life,event,figure,movement,experience,company,it,system,episode ; not with stand,stood,tall
stood as => was ; next a,an,the,one ; object example,reminder,warning,symbol,achievement,testament,proof,landmark ; subject building,city,church,wall,case,work,castle,tower,monument,it ; not with tall,guard
function/v as => serve/v as ; active ; next a,an,the ; object library,reminder,shelter,symbol,tool,form,bridge,center,hub,space,buffer,barrier,shield,link,signal,substitute,check,proxy,filter,refuge,school,warning,source ; not with serve,serves,served
act as scaffolding for => support ; not with support,supports
acts as scaffolding for => supports ; not with support,supports
`;
