import { each } from "../each.ts";

/** What a testament is proof of. */
const proven =
  "ability,adaptability,ambition,appeal,artistry,bond,brilliance,capacity,carelessness,commitment,compassion,courage,craftsmanship,creativity,cunning,curiosity,dedication,determination,devotion,durability,effectiveness,efficiency,endurance,expertise,faith,foresight,generosity,genius,humanity,imagination,importance,impact,influence,ingenuity,innovation,inventiveness,kindness,loyalty,mastery,nature,passion,patience,perseverance,persistence,popularity,potential,power,prowess,quality,reach,resilience,resolve,richness,sacrifice,skill,strength,success,talent,tenacity,truth,value,versatility,vision,will,willpower,wisdom";
/** What can be felt, shown or built without a sense of it. */
const felt =
  "accountability,admiration,alienation,amazement,anticipation,anxiety,apprehension,astonishment,awe,bewilderment,calm,camaraderie,complacency,confidence,confusion,contentment,curiosity,dread,defeat,delight,desolation,despair,desperation,determination,disappointment,disbelief,disgust,elation,embarrassment,empathy,emptiness,envy,euphoria,excitement,exhilaration,familiarity,fatigue,fear,foreboding,frustration,gratitude,grief,guilt,helplessness,hopelessness,humility,indignation,insecurity,intrigue,isolation,joy,loneliness,longing,melancholy,nostalgia,optimism,outrage,panic,paranoia,peace,pride,regret,relief,resentment,resignation,resolve,reverence,sadness,serenity,shame,solidarity,sorrow,superiority,teamwork,tranquility,trepidation,triumph,trust,unease,uneasiness,urgency,vulnerability,weariness,wonder";
/** What is not signified by anything. */
const notSigned =
  "ability,adage,ancestor,bible,book,child,civilization,code,creator,dead,deceased,everyone,everything,fact,father,founder,future,god,hero,idea,industry,inventory,it,journey,life,man,memory,mother,naysayer,notion,past,people,person,potential,power,reader,saint,service,spirit,strength,system,team,them,those,value,victim,woman,world";

/** Testaments, reminders, beacons, senses of this and that: phrases that stand in for a plain statement. */
export const nounFramesSigns = `
# testament
stand/v as a testament to => show/v | be/v proof of ; not form ing,part ; not next <noun>,human ; object power,resilience,strength,skill,talent,ingenuity,creativity,dedication,commitment,value,importance,courage,determination,perseverance,patience,effectiveness,quality,popularity,influence,appeal,craftsmanship,ability,success,impact,versatility,love,faith,devotion,endurance,durability,progress,kindness,generosity,wisdom,passion,genius,artistry,persistence,adaptability,potential,need
stands as a testament to => is proof of | shows ; not next <noun>,human ; object power,resilience,strength,skill,talent,ingenuity,creativity,dedication,commitment,value,importance,courage,determination,perseverance,patience,effectiveness,quality,popularity,influence,appeal,craftsmanship,ability,success,impact,versatility,love,faith,devotion,endurance,durability,progress,kindness,generosity,wisdom,passion,genius,artistry,persistence,adaptability,potential,need
stood as a testament to => was proof of | showed ; not next <noun> ; object power,resilience,strength,skill,talent,ingenuity,creativity,dedication,commitment,value,importance,courage,determination,perseverance,patience,effectiveness,quality,popularity,influence,appeal,craftsmanship,ability,success,impact,versatility,love,faith,devotion,endurance,durability,progress,kindness,generosity,wisdom,passion,genius,artistry,persistence,adaptability,potential,need
stand as a testament to => are proof of | show ; prev <noun> ; not next <noun> ; object power,resilience,strength,skill,talent,ingenuity,creativity,dedication,commitment,value,importance,courage,determination,perseverance,patience,effectiveness,quality,popularity,influence,appeal,craftsmanship,ability,success,impact,versatility,love,faith,devotion,endurance,durability,progress,kindness,generosity,wisdom,passion,genius,artistry,persistence,adaptability,potential,need
serve/v as a testament to => show/v | be/v proof of ; not form ing,part ; not next <noun> ; object power,resilience,strength,skill,talent,ingenuity,creativity,dedication,commitment,value,importance,courage,determination,perseverance,patience,effectiveness,quality,popularity,influence,appeal,craftsmanship,ability,success,impact,versatility,love,faith,devotion,endurance,durability,progress,kindness,generosity,wisdom,passion,genius,artistry,persistence,adaptability,potential,need
serves as a testament to => is proof of | shows ; not next <noun> ; object power,resilience,strength,skill,talent,ingenuity,creativity,dedication,commitment,value,importance,courage,determination,perseverance,patience,effectiveness,quality,popularity,influence,appeal,craftsmanship,ability,success,impact,versatility,love,faith,devotion,endurance,durability,progress,kindness,generosity,wisdom,passion,genius,artistry,persistence,adaptability,potential,need
serving as a testament to => showing ; not next <noun> ; object power,resilience,strength,skill,talent,ingenuity,creativity,dedication,commitment,value,importance,courage,determination,perseverance,patience,effectiveness,quality,popularity,influence,appeal,craftsmanship,ability,success,impact,versatility,love,faith,devotion,endurance,durability,progress,kindness,generosity,wisdom,passion,genius,artistry,persistence,adaptability,potential,need
standing as a testament to => proof of | a sign of ; not next <noun> ; object power,resilience,strength,skill,talent,ingenuity,creativity,dedication,commitment,value,importance,courage,determination,perseverance,patience,effectiveness,quality,popularity,influence,appeal,craftsmanship,ability,success,impact,versatility,love,faith,devotion,endurance,durability,progress,kindness,generosity,wisdom,passion,genius,artistry,persistence,adaptability,potential,need
a living testament to => living proof of ; not next <noun> ; object power,resilience,strength,skill,talent,ingenuity,creativity,dedication,commitment,value,importance,courage,determination,perseverance,patience,effectiveness,quality,popularity,influence,appeal,craftsmanship,ability,success,impact,versatility,love,faith,devotion,endurance,durability,progress,kindness,generosity,wisdom,passion,genius,artistry,persistence,adaptability,potential,need
a (silent|haunting|grim|powerful|lasting|enduring|living|poignant|true|profound|stark|chilling|tangible) testament to => proof of ; not next <noun> ; object power,resilience,strength,skill,talent,ingenuity,creativity,dedication,commitment,value,importance,courage,determination,perseverance,patience,effectiveness,quality,popularity,influence,appeal,craftsmanship,ability,success,impact,versatility,love,faith,devotion,endurance,durability,progress,kindness,generosity,wisdom,passion,genius,artistry,persistence,adaptability,potential,need ; not with proof
a testament to the enduring => proof of the lasting ; next legacy,appeal,bond,love,influence,value
a testament to the fact that => proof that | a sign that
a testament to => a sign of | evidence of | proof of ; not prev <noun>,last,new,old,in,and ; not next <noun> ; object power,resilience,strength,skill,talent,ingenuity,creativity,dedication,commitment,value,importance,courage,determination,perseverance,patience,effectiveness,quality,popularity,influence,appeal,craftsmanship,ability,success,impact,versatility,love,faith,devotion,endurance,durability,progress,kindness,generosity,wisdom,passion,genius,artistry,persistence,adaptability,potential,need ; not with proof
a testament to => proof of ; not prev last,new,old,in,and,no,an,<adj> ; not next <noun> ; object ${proven} ; not with proof,prove,proved,proves,proving
a testament to => a sign of ; not prev last,new,old,in,no,as,<adj> ; not next <noun>,what,how,just ; not object ${notSigned} ; not with sign,signs,signed
as a testament to => as a sign of ; not prev stand/v,serve/v ; not next <noun>,what,how,just ; not object ${notSigned} ; not with sign,signs,signed
a testament to => a sign of ; not prev last,new,old,in,no,<adj> ; next <noun> ; object bravery,courage,creativity,dedication,determination,devotion,kindness,patience,perseverance,persistence,quality,resilience,skill,strength,teamwork,trust ; not with sign,signs,signed
${each("enduring,fighting,indomitable,pioneering,resilient,unbreakable,unyielding,unwavering", (a) => `a testament to the ${a} => proof of the ${a} ; object spirit ; not next human ; not prev last,new,old,in,and,no,an,<adj> ; not with proof,prove,proved,proves`)}
a testament to the (adage|idea|notion) that => proof that | a sign that ; not with proof,prove,proved,proves,sign,signs
in a testament to => in a sign of ; next this,that,their,his,her,its,how ; not with sign,signs
bear testament to => bear witness to ; not with witness,witnesses
bears testament to => bears witness to ; not with witness,witnesses
bore testament to => bore witness to ; not with witness,witnesses
bear/v a testament to => bear/v witness to ; active ; not with witness,witnesses
testament to => proof of ; prev is,was,were ; not next <noun>
stand/v testament to => bear/v witness to ; active ; not with witness,witnesses
${each("bloody,chilling,clear,dramatic,grim,haunting,living,mute,powerful,quiet,silent,stark,striking,visible,vivid", (a) => `a ${a} testament to => ${a} proof of ; not next <noun> ; not object ${notSigned} ; not with proof,prove,proved,proves`)}
a fitting testament to => a fitting tribute to ; not with tribute
an eerie testament to => eerie proof of ; not next <noun> ; not object ${notSigned} ; not with proof,prove,proved,proves
an (enduring|lasting) testament to => lasting proof of ; not next <noun> ; object ${proven} ; not with proof,prove,proved,last,lasting
(enduring|lasting) testaments to => lasting proof of ; object ${proven} ; not with proof,prove,proved,last,lasting
stand/v as a testament to => show/v ; form s,past,base ; active ; not prev <aux>,to,not,and,or ; not next <noun>,human ; not object ${notSigned} ; not with past,history,heritage,show,shows,showed,shown
serve/v as a testament to => show/v ; form s,past,base ; active ; not prev <aux>,to,and,or ; not next <noun>,human ; not object ${notSigned} ; not with past,history,heritage,show,shows,showed,shown
serving as a testament to => showing ; not next <noun>,human ; not object ${notSigned} ; not with past,history,heritage,show,shows,showed,shown,showing
last will and testament => will

# reminder
serve/v as a reminder that => remind/v us that ; form base,s ; not prev <aux>,now
serve/v as a reminder of => remind/v us of ; form base,s ; not prev <aux>,now
serve/v as a reminder to => remind/v us to ; not form ing,part ; next be,take,do,always,never,keep,stay,value,cherish,appreciate,remain,embrace
serving as a reminder that => reminding us that
serving as a reminder of => a reminder of ; prev <punct>
serve/v as a (stark|poignant|powerful|constant|sobering|timely|chilling|grim|haunting|important|profound|vivid|potent) reminder of => remind/v us of ; form base,s ; not prev <aux>,now ; not subject discovery,attack,fire,blaze,crash,incident,case,outage,storm,flood,spill,accident,outbreak,verdict,ruling,episode,raid,leak
serve/v as a constant reminder that => be/v a constant reminder that ; form base,s,past ; not prev <aux>,now
serve/v as a (stark|poignant|powerful|sobering|timely|chilling|grim|haunting|important|profound|vivid|potent) reminder that => remind/v us that ; form base,s ; not prev <aux>,now ; not subject discovery,attack,fire,blaze,crash,incident,case,outage,storm,flood,spill,accident,outbreak,verdict,ruling,episode,raid,leak
serving as a (stark|poignant|powerful|constant|sobering|timely|chilling|grim|haunting|important|profound|vivid|potent) reminder of => a reminder of ; prev <punct>
serving as a (stark|poignant|powerful|constant|sobering|timely|chilling|grim|haunting|important|profound|vivid|potent) reminder that => a reminder that ; prev <punct>
a stark reminder of => a harsh reminder of | a reminder of
a stark reminder that => a harsh reminder that | a reminder that
a poignant reminder of => a reminder of
a poignant reminder that => a reminder that
a chilling reminder of => a grim reminder of
a haunting reminder of => a reminder of
a chilling reminder that => a grim reminder that
a haunting reminder that => a reminder that
a (powerful|profound|potent|vivid|tangible|timeless|gentle|visceral) reminder of => a reminder of
a (powerful|profound|potent|vivid|timeless|gentle) reminder that => a reminder that
a constant reminder that => a reminder that
a sobering reminder of => a sharp reminder of
a sobering reminder that => a sharp reminder that
a reminder of the => proof of the ; object courage,ingenuity,power,resilience,strength ; prev <punct>,<noun>,as,is,was ; not with proof,prove,proved,proves
a reminder that even => proof that even ; prev <noun> ; not with proof,prove,proved,proves
a reminder of the importance of {ving} => a reminder of how important it is to {ving:base} ; next <det>,<adj>
a reminder of the importance of => a reminder of how much we need ; next hope,love,kindness,patience,courage,friendship,honesty,teamwork

# beacon, symbol, cornerstone, catalyst
a beacon of hope => a source of hope ; not prev like,shine/v,glow/v,burn/v ; not with guide,guides,guided,guiding,path,shadow,shadows,source,sources,tower,lighthouse,steeple,illuminate,shine,shining,shone,glow,glowing,blaze,blazing,lit,burn,burning
a beacon of hope for => hope for ; prev offer/v,provide/v,bring/v,give/v,need/v ; not with hope,lighthouse
a beacon of hope => hope ; prev offer/v,provide/v,bring/v,give/v,need/v ; next <end>,<comma>,to,in ; not with lighthouse
beacons of hope => sources of hope ; not prev like,as ; not with source,sources,tower,lighthouse,illuminate,shine,shining,shone,glow,glowing,lit
the beacon of hope for => the hope of ; not with lighthouse
{poss} beacon of hope => {poss} hope ; not with lighthouse
a beacon of light => a light ; not prev like ; not next for,house,and ; not with light,lights,lighthouse,ship,tower,lamp
a beacon of light and hope => a source of light and hope ; not prev like ; not with source,lighthouse
stands out as a beacon of => stands out for ; not object hope,light ; not with lighthouse,for
a beacon of => a byword for ; not prev like ; object elegance,luxury,hospitality,refinement,sophistication ; not next <name>
a beacon of => a model of ; not prev like ; object bravery,community,compassion,cooperation,decency,determination,dignity,diversity,efficiency,excellence,fairness,governance,honesty,humanity,humility,inclusivity,innovation,integrity,kindness,leadership,perseverance,professionalism,quality,reliability,resilience,selflessness,stability,sustainability,tolerance,transparency,valor ; not with model,models,flame,shine,shining,shone,light,lit
a beacon of => a symbol of ; not prev like ; object defiance,democracy,equality,freedom,independence,justice,liberty,peace,progress,reconciliation,resistance,solidarity,unity ; not with symbol,symbols,symbolized,flame,shine,shining,shone,light,lit,blaze,blazing,burn,burning
a beacon of => a source of ; not prev like,embody/v ; object calm,clarity,comfort,encouragement,enlightenment,faith,friendship,guidance,inspiration,joy,knowledge,learning,optimism,positivity,reassurance,solace,stability,strength,support,warmth,wisdom ; not with source,sources,shine,shining,shone,illuminate,illuminates
a steadfast beacon of => a steady source of ; object comfort,wisdom,strength,support,guidance,compassion ; not with source
beacons of => models of ; not prev like,as ; object bravery,excellence,innovation,integrity,resilience,sustainability,tolerance ; not with eye,eyes,model,models
beacons of => sources of ; not prev like,as ; object comfort,inspiration,knowledge,learning,strength,wisdom ; not with source,sources
a beacon for => a magnet for ; not prev like ; object artist,author,entrepreneur,foodie,immigrant,investor,pilgrim,scholar,shopper,student,talent,tourist,traveler,traveller,visitor,writer ; not with magnet,lighthouse,light,prove
a shining example of => a fine example of | a model of ; not with light,dark,darkness
a prime example of => a good example of
a quintessential example of => a classic example of
a compelling example of => a good example of
a striking example of => a good example of
a notable example of => a good example of
a notable example is => a good example is
notable examples include => examples include
a prominent example of => a well-known example of
a testament => proof ; next that
a powerful symbol of => a symbol of
a potent symbol of => a symbol of
a symbol of => a sign of ; prev as,<comma> ; next wealth,status,respect,love,friendship,power,success,trust
a catalyst for change => a force for change
a catalyst for => a spur to ; not with reaction,chemical,enzyme,reactant,oxidation,hydrogen ; object innovation,growth,change,action,reform,progress,development,regeneration,creativity,improvement,policy,investment,research,discussion,debate,learning,cooperation,discovery,effort,exploration,trade,modernization ; not next his,her,their,my,its,<verb>
a catalyst for => a cause of ; next violence,chaos,destruction,war,conflict,disaster,crime,unrest
act/v as a catalyst for => spur/v ; object innovation,growth,change,action,reform,progress,development,regeneration,creativity,improvement,investment,research,discussion,debate,learning,cooperation,discovery,effort,exploration,trade,modernization ; not with reaction,chemical,enzyme,reactant ; not form part
serve/v as a catalyst for => spur/v ; object innovation,growth,change,action,reform,progress,development,regeneration,creativity,improvement,investment,research,discussion,debate,learning,cooperation,discovery,effort,exploration,trade,modernization ; not with reaction,chemical,enzyme,reactant ; not form part
a driving force behind => a force behind
the driving force behind => the main force behind
a driving force in => a major force in
a powerful force for => a force for
a transformative force in => a force for change in
a transformative force => a force for change
a game-changer in => a big step forward in @plain | a major step forward in
a double-edged sword => a mixed blessing ; prev be/v,been,as ; not with blade,knight,hilt,steel,warrior,wielded,capable
a powerful tool for => an effective tool for ; not with effective,effectively
a valuable tool for => a useful tool for
a valuable resource for => a useful resource for
an invaluable resource for => a very useful resource for
an invaluable tool for => a very useful tool for
a valuable asset => an asset
an invaluable asset => a great asset
a valuable addition to => a good addition to
a valuable addition to => a welcome addition to ; not with i,me,my,your
a welcome addition to => a good addition to ; not with good
a valuable contribution to => a useful contribution to
valuable contributions to => useful contributions to
a significant contribution to => an important contribution to
significant contributions to => important contributions to
make/v significant contributions to => add/v a great deal to | contribute/v much to @formal
a hallmark of => a defining feature of ; prev be/v ; not with feature,features
a staple of => a regular part of ; not next diet ; prev be/v,become/v,remain/v
at the forefront of innovation => leading the field ; prev be/v
at the helm of => in charge of | running ; prev be/v,now ; not next ship,the,a,his,her,vessel,boat
at the helm => in charge ; next <end>,<punct> ; not with ship,boat,vessel,sea,captain,sailor ; not prev asleep,stand/v,sit/v
on the verge of => close to ; not next closure,closing,close
on the cusp of => on the verge of ; not next <poss>,<name> ; not with verge
on the precipice of => on the edge of ; not next <verb>
on the precipice of => on the verge of ; next <verb>
in its infancy => at an early stage ; prev still,be/v
in its nascent stages => at an early stage
in its wake => behind it ; prev leave/v,left,leaving,<noun> ; with leave ; not with boat,ship,bring,follow,behind
in their wake => behind them ; prev leave/v,left,leaving,<noun> ; with leave ; not with boat,ship,bring,follow,behind
a stark contrast to => a sharp contrast to
in stark contrast => in sharp contrast
stark contrast => sharp contrast
a stark contrast between => a sharp contrast between
stark reality => harsh reality | plain fact @formal ; not next of
stark realities => harsh realities
stark difference/n => sharp difference/n
stark warning => clear warning | blunt warning
stark choice => hard choice ; not with hard

# a sense of
a profound sense of => a deep sense of
an overwhelming sense of => a strong sense of ; next dread,sadness,grief,joy,relief,guilt,fear,loss,despair,loneliness,panic,love,gratitude,peace,helplessness
a palpable sense of => a real sense of ; prev <verb>,be/v,with,by
a newfound sense of => a new sense of
a renewed sense of => a fresh sense of | a new sense of ; not with new
a heightened sense of => a sharper sense of | a keen sense of ; next responsibility,urgency,awareness,danger,purpose,smell,justice,self,caution,alertness
a sense of community => community spirit ; next <end>,that,is,among ; prev foster/v,build/v,create/v,promote/v,strengthen/v,encourage/v
a sense of belonging => a feeling of belonging ; not prev give/v,foster/v,build/v,cultivate/v,promote/v,nurture/v,instill/v,develop/v
foster/v a sense of community => bring/v people together | build/v community ; next <end>,<punct>,in,at,within
a sense of => - ; object ${felt} ; prev <verb>,<prep>,as,but,also,that,<comma> ; not prev have/v,make/v ; not with couldn't,ever,never,not,that,which ; not next the,his,her,my,its,their,our,being,what,how,self
${each("anticipation,calm,camaraderie,dread,elation,fear,guilt,hope,panic,paranoia,peace,pride,resignation,serenity,tranquility,triumph,urgency,weariness,wonder", (n) => `a sense of ${n} => ${n} ; start ; not next <comma>`)}
foster/v a sense of belonging => make/v people feel they belong @plain ; next <end>,<punct>,in,at,within
create/v a sense of => create/v a feeling of ; next belonging,safety,warmth,calm,security,space,depth,movement,mystery,dread,unease,order,wonder
instill/v a sense of => build/v a sense of ; next responsibility,discipline,pride,duty,confidence,purpose,order,community,urgency
provide/v a sense of => give/v a sense of | give/v a feeling of ; not passive
evoke/v a sense of => create/v a feeling of ; not passive ; not next time,place,history,self
felt a sense of => felt ; next relief,pride,guilt,peace,calm,joy,dread,unease,shame,sadness,anger,fear,hope,satisfaction,excitement,gratitude,panic,envy,sorrow,comfort,happiness,contentment,wonder,awe,regret ; not with couldn't,ever,never,not,that,which
with a sense of => with ; next relief,pride,dread,unease,wonder,awe,sadness,urgency,guilt,foreboding,resignation,satisfaction,gratitude,excitement,reverence,trepidation,longing,anticipation,hope,peace,calm,regret,joy,finality,determination,optimism,confidence
filled with a sense of => full of ; next dread,wonder,pride,hope,joy,awe,excitement,unease,gratitude,foreboding,peace,determination,sadness,relief,anticipation
by a sense of => by ; next dread,wonder,guilt,awe,unease,curiosity,urgency,sadness,relief,anger,fear,foreboding,calm,peace,pride
sense of urgency => urgency ; prev create/v,the,with,same ; not prev a,real,great
a sense of unease => unease
a growing sense of unease => growing unease
a sense of foreboding => dread
a sense of accomplishment => satisfaction | pride ; not next <comma>,and,or,<adj>,that,which ; not prev provide/v,offer/v ; not with pride,proud,satisfaction,satisfied,satisfying
a sense of fulfillment => satisfaction ; not next he,she,they,i,we,you,that
a wave of => a rush of ; next relief,panic,guilt,emotion,emotions,fear,anger,sympathy,affection,warmth,joy,shame,gratitude,heat ; not with wash,crash,break,roll,ripple,wave,rush,rippled,washed,crashed,rolled,broke,swept
a wave of => a rush of ; next compassion,excitement,tenderness,nostalgia,pride,pity,rage,love,longing,hope,adrenaline,energy,embarrassment,homesickness,confidence,desire,happiness,delight,tears,regret,remorse,understanding,heat ; prev felt,feel,feels,feeling,with,by,and,<comma>,<start>,in,sent,send,sends ; not with wash,washes,crash,break,roll,ripple,wave,waves,rush,rippled,washed,washing,crashed,rolled,broke,swept,sweep,sweeping,crime,protest
felt a wave of unease wash over (me|him|her) => felt uneasy ; next <end>,<comma>,as ; not with uneasy
feeling a wave of unease wash over (me|him|her) => feeling uneasy ; next <end>,<comma>,as ; not with uneasy
a flicker of => a hint of ; next doubt,fear,recognition,amusement,surprise,something,anger,annoyance,interest,emotion,concern,uncertainty,warmth,sadness,guilt,irritation,a,curiosity,regret ; not with cross,pass,flash
a glimmer of hope => some hope | a little hope ; not next and,shining,amid,in ; not with light,dark,darkness,shine,flicker ; prev be/v,offer/v,give/v,see/v,feel/v,provide/v,bring/v,have/v,find/v
a glimmer of => a hint of | a trace of ; not next hope,understanding,light,gold,silver,metal,moonlight,sunlight,dawn,something,starlight,candlelight
a spark of => a flash of ; next interest,recognition,curiosity,anger,inspiration,excitement,humor ; not with ignite,fire,flame,kindle,light,burn
a hint of => a touch of ; next sadness,humor,irony,amusement,sarcasm,regret,annoyance,bitterness,fear,pride,lemon,garlic,vanilla,cinnamon,sweetness,salt,spice,mint,citrus
with a hint of => with some ; next amusement,sadness,irony,annoyance,pride,regret
a touch of => a little ; next sadness,irony,humor,magic,class,color,salt,garlic,honey,lemon
a mix of emotions => mixed emotions
a mixture of emotions => mixed emotions
a whirlwind of emotions => all kinds of feelings @plain | many feelings at once
a flood of emotions => a rush of feeling
conflicting emotions => mixed emotions ; not prev <num>,thousand
raw emotion => strong feeling | feeling
the depths of despair => deep despair ; prev in,into,of,from
the depths of his soul => deep inside him ; prev from
deep within => deep inside ; not next the,<end> ; prev <verb>,<noun>,from,somewhere
unique and => unusual and ; next immersive,exciting,intriguing,surprising,refreshing,authentic,absorbing,thought-provoking,playful,inventive ; not prev most,more,truly,very,so,is,are,was ; not with unusual
the weight of => the seriousness of ; object crime,offense,offence,allegation,accusation,charge,situation,moment,occasion,decision,choice,threat,mistake ; prev understand/v,understood,grasp/v,grasped,realize/v,realized,comprehend/v,appreciate/v,recognize/v,acknowledge/v,know/v,knew,sense/v,sensed ; not with serious,seriously,heavy,press,pressed,pressing,settle,settled,settling,differently,shoulder,shoulders,crush,crushing,bear,bearing,sink,sinking,hung,hang,hanging,lift,lifted,lifting,on,upon
emotional weight => emotional force ; prev add/v,adds,added,adding,give/v,gives,lend/v,lends,lending,the,more,real,its ; with story,scene,film,novel,song,book,poem,play,performance,music,character,ending,plot,drama,image ; not with force,forces,carry,carried,forced
under the weight of => under ; next pressure,criticism,scrutiny
the weight of {np} pressed heavily on => {np} weighed heavily on ; not with rock,stone,water,blanket,armor,armour,pack,backpack,body,rubble,debris,hand,snow,roof
the weight of {np} pressed down on => {np} weighed on ; not with rock,stone,water,blanket,armor,armour,pack,backpack,body,rubble,debris,hand,snow,roof,physical
the weight of {np} weighed => {np} weighed ; next on,heavily,heavy ; not with scale,scales
the weight of {np} rested => {np} rested ; next squarely,heavily,on ; not with rock,stone,blanket,armor,armour,pack,backpack,body,roof,beam,load,sword,head,hand
the weight of {np} bore down on => {np} bore down on ; not with rock,stone,rubble,debris,snow,roof
the weight of {np} crashed down on => {np} crashed down on ; not with rock,stone,rubble,debris,snow,roof,water
the weight of {np} pressing down on => {np} weighing on ; prev feel/v,felt,with ; not with rock,stone,water,blanket,armor,armour,pack,backpack,body,rubble,debris,hand,snow,roof,physical
the weight of {np} bearing down on => {np} weighing on ; prev feel/v,felt,with ; not with rock,stone,rubble,debris,snow,roof,physical
heavy with the weight of => heavy with ; object guilt,regret,sorrow,grief,memory,loss,responsibility,fear,sadness,shame,emotion,despair,longing,worry,remorse
under the weight of => under the strain of ; object crisis,demand,workload,war,conflict,poverty,emotion,competition ; not with strain,strained,physical
the gravity of the situation => how serious things were @plain | how serious the situation was ; with was,had,were ; not with is,are ; not next be/v,was,is
the gravity of => the seriousness of ; object situation,crime,offense,issue,problem,decision,matter,moment,crisis,threat,condition,consequence,action,mistake,circumstance,task,accusation,charge,implication,disease,illness,injury ; not next earth,the,a,jupiter,mars,black,planet,thunder,saturn,venus ; not with serious,seriously,hang,weigh,press,pull,heavy,heavily
the allure of => the appeal of | the attraction of ; not prev to
the lure of => the pull of ; not with fishing,bait
the specter of => the threat of ; not next the,a,his,her ; not prev as,raise/v ; not with haunt,haunted,ghost,hope,glimmer,claimed
the veil of => the cover of ; next darkness,secrecy,anonymity,night,silence
the fragility of life => how fragile life is ; prev of,about,on,understand/v,show/v,realize/v,learn/v,illustrate/v,highlight/v ; not next and,<comma>
the brevity of life => how short life is ; prev of,about,on,understand/v,realize/v
the trajectory of => the course of ; not prev in ; not with ball,projectile,rocket,missile,particle,robot,vehicle,agent
the vicissitudes of => the ups and downs of @plain | the changes of @formal
the vagaries of => the whims of | the ups and downs of
quest to => effort to ; prev his,her,their,our,the,a,in,my ; not with knight,grail,dragon,sword,king,effort,efforts,embark,embarks,embarked,embarking,set,sets,setting,join,begin,began,go,goes,went,gone,on,send,sent,depart,undertake,undertook,undertaken
the pursuit of => the search for ; next knowledge,truth,happiness,meaning,justice,perfection,wisdom ; not prev and ; not with liberty
relentless pursuit of => constant pursuit of ; not prev a
in pursuit of => in search of ; next knowledge,truth,meaning,happiness,perfection,wisdom,wealth,fame,better,answers,food
in the pursuit of => in the search for ; next knowledge,truth,meaning,perfection,wisdom
embark/v on a journey to => set/v out to ; next <verb> ; not with train,ship,car,travel ; not next the,a
embark/v on a quest to => set/v out to ; next <verb>
embark/v on a mission to => set/v out to ; next <verb>
embark/v on a journey => set/v out ; next <end>
throughout (the|this) journey => along the way ; next <end>,<punct>,and,as,but
throughout {poss} journey => along the way ; next <end>,<punct>,and,as,but
along (the|this) journey => along the way ; next <end>,<punct>,and,as,but
along {poss} journey => along the way ; next <end>,<punct>,and,as,but
every step of (the|this) journey => every step of the way ; not next of,to,from,through
every step of {poss} journey => every step of the way ; not next of,to,from,through
the journey ahead => the road ahead ; not with road
the (beginning|start) of {poss} journey => the start ; prev just,only,merely,is,was ; next <end>,<comma>,and ; not with start,started
${each(
  "my/i,his/he,her/she,our/we,their/they",
  (
    poss,
    who,
  ) => `${poss} journey had only? just? begun => ${who} had only just begun ; prev <start>,that,but,and,knew,for
${poss} journey was far from over => it was far from over ; not prev of`,
)}
continue/v on? {poss} journey => go/v on ; active ; next <end>,<punct>,through,across,down,along,up,until ; not with go,goes,went,going,train,bus,flight
set/v (out|off) on {poss} (journey|adventure) => set/v out ; active ; next <end>,<comma>,with,in,at,and
embark/v on {poss} journey => set/v out ; active ; next <end>,<comma>,with,in,and
embark/v on (a|an) (ambitious|daring|exciting|incredible|long|new|perilous|personal|remarkable|transformative)? journey to => set/v out to ; next <verb> ; active ; not with train,ship,car,travel,plane
embark/v on this journey => start/v out ; active ; next <comma>,<end> ; not with start,starts,started
journey from => path from ; object addiction,adolescence,apprentice,beginner,beginnings,boy,childhood,darkness,despair,girl,ignorance,independence,innocence,novice,obscurity,poverty,slavery,student,warrior ; not with path,paths,train,ship
on {poss} academic journey => in {poss} studies ; not with study,studies
academic journey => studies ; prev his,her,your,our,their ; next <end>,<comma>,by,through,with,at ; not with along,embark,on,study,studies
journey/n of self-discovery => voyage/n of self-discovery ; not with voyage,voyages
journey/n of discovery => voyage/n of discovery ; not with voyage,voyages
the journey of {ving} => the process of {ving} ; not with process,processes
journey to becoming => path to becoming ; not with path
${each(
  "toward,towards",
  (to) => `journey ${to} {ving} => path ${to} {ving} ; not with path,paths,walk,walking
journey ${to} => path ${to} ; object acceptance,achievement,adulthood,balance,diversity,enlightenment,equality,equity,excellence,forgiveness,freedom,fulfillment,goal,greatness,growth,happiness,healing,health,inclusion,independence,justice,knowledge,maturity,mastery,neutrality,peace,reconciliation,recovery,redemption,resolution,self-acceptance,self-discovery,self-improvement,success,sustainability,truth,understanding,unity,well-being,wellness,wisdom ; not with path,paths,step,steps,stage`,
)}
${each("demands,involves,requires", (v) => `journey that ${v} => process that ${v} ; not with process,processes,heaven,horse,road,train`)}
lifelong journey => lifelong process ; next <end>,<comma>,that,of ; not with process,processes
share/v {poss} journey => share/v {poss} story ; active ; not next to,from,through,into ; not with story,stories
share/v {poss} journeys => share/v {poss} stories ; active ; not next to,from,through,into ; not with story,stories
part of this journey => part of this ; next <end>
${each("care,coding,healing,health,healthcare/care,language,reading,recovery,research,treatment,writing", (kind, what) => `{poss} ${kind} journey => {poss} ${what} ; not prev on,along ; not next <noun>,map,maps,is,was,has,had,with,began,begins ; not with ${what}`)}
${each("healing,learning,recovery,restoration,writing", (kind) => `the ${kind} journey => ${kind} ; prev <prep> ; not prev on,along ; not next <noun>,ahead,map,maps,of ; not with ${kind}`)}
{poss} (life|life's) journey => {poss} life ; not prev on,along ; not next through,together ; not with life,lives
life's journey => life ; prev in,of,throughout,through ; not with life,lives
musical journey => musical career ; prev his,her,their,my ; not next through,of,is,that ; not with along,career,concert,embark,on,audience,audiences,listener,listeners
spiritual journey => spiritual life ; prev your,my,his,her,their ; not next to,toward,towards,from,through,of ; not with along,embark,life,lives,on,pilgrimage
culinary journey => meal ; prev memorable,unforgettable,delightful,delicious,wonderful,great,exceptional ; next <end>,<comma>,and ; not with along,embark,meal,meals,on,through
on {poss} professional journey => in {poss} career ; not with career,careers
professional journey => career ; prev my,his,her,their,your,our ; not with along,career,careers,embark,on
{poss} journey took {pron} to => {poss} travels took {pron} to ; not with travel,travels,traveled
{poss} (incredible|remarkable)? journey led {pron} to => {poss} path led {pron} to ; not with path,paths
the incredible journey that => the path that ; next had,has,led,brought ; not with path,paths
journey towards => path toward | road to ; next self-discovery,recovery,healing,success,independence,equality,sustainability ; not prev own ; not with step,steps,stage
journey toward => path toward | road to ; next self-discovery,recovery,healing,success,independence,equality,sustainability ; not prev own ; not with step,steps,stage
educational journey => education ; prev their,your,my,his,her
career journey => career ; prev his,her,their,your,my ; not next map,maps ; not with career
weight loss journey => weight loss ; prev your,my,his,her,their
can be a double-edged sword => can be a mixed blessing ; not with blessing,capable
is a double-edged sword => is a mixed blessing ; not with blessing,blade,steel,knight,capable
`;
