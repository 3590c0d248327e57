/** Short frames for what the other files leave: after "and", at the end of a sentence, before a few nouns. */
export const framesRest = `
# give
and provide => and give ; object support,recommendation,information,feedback,insight,guidance,advice,care,access,detail,context,comfort,relief,opportunity,evidence,explanation,example,reason,answer,space,assistance,reassurance,instruction,update,attention ; not next for,both
and provides => and gives ; object support,recommendation,information,feedback,insight,guidance,advice,care,access,detail,context,comfort,relief,opportunity,evidence,explanation,example,reason,answer,space,assistance,reassurance ; not next for,both
and providing => and giving ; object support,recommendation,information,feedback,insight,guidance,advice,care,access,detail,context,comfort,relief,opportunity,evidence,explanation,example,reason,answer,space,assistance,reassurance,instruction,update,attention ; not next for,both
and offer => and give ; object insight,support,guidance,advice,comfort,hope,feedback,encouragement,opportunity,access,solace,protection,help,reassurance,explanation,example,relief,perspective
and offers => and gives ; object insight,support,guidance,advice,comfort,hope,feedback,encouragement,opportunity,access,solace,protection,help,reassurance,explanation,example,relief,perspective
and offering => and giving ; object insight,support,guidance,advice,comfort,hope,feedback,encouragement,opportunity,access,solace,protection,help,reassurance,explanation,example,relief,perspective
guidance => advice ; prev for,expert,professional,medical,financial,legal,career,practical,clinical ; next <end>,<punct>,and,on,from ; not with spiritual,missile,divine,parental,god ; not with guided,intervention,kind
insights gained => lessons learned ; next from,in,through,<end>

# ways
approach to {ving} => way of {ving} ; prev <adj>,our,their,his,her,its,proactive,multifaceted,data-driven,structured,balanced ; not with take,takes,taken,took,taking,adopt,adopts,adopting,adopted,adoption ; not next <punct>,<end>,and,or
approaches to {ving} => ways of {ving} ; prev <adj>,these,our,their,many,various,different,traditional ; not with take,takes,taken,took,taking
emerge/v from => come/v from ; active ; form base,s,past,ing ; object debate,analysis,research,study,struggle,experience,work,need,tradition,culture,interaction,combination,discussion,literature,field,data,observation,investigation,practice
emerge/v from => come/v out of ; active ; form base,s,past,ing ; object chaos,crisis,disaster,war,rank,treeline,bedroom,depression,recession,pandemic,conflict,bankruptcy,wreckage,shadows,darkness,trance,tunnel
the realm of => the world of ; next education,politics,fantasy,art,science,technology,business,healthcare,sports,music,ideas,magic,literature,finance,fashion,cinema,medicine,marketing,sport,dreams,film,design

# well and better
more efficiently => better ; next <end>,<punct>,and,in,by,with ; prev <noun>,work,run,operate,function,learn ; not with cost,energy,fuel,compute
effectively and => well and ; next <adv> ; prev <noun>,<verb>,them,it ; not prev be,is,are,was,more,less,so,as,and ; not next efficiently
superior/a => better ; next <noun> ; object performance,accuracy,result,quality,generalization,efficiency,outcome,service,product,value ; prev achieve/v,achieving,demonstrate/v,show/v,offer/v,deliver/v,provide/v,with,for,and,the,its,their ; not with inferior,superiority
without compromising => without losing ; next accuracy,quality,performance,privacy,detail,speed,functionality,flavor,taste

# single words
embrace/v it => accept/v it ; active ; form base,s,past,ing ; next <end>,<punct>,and,as,with ; not with arms,tightly,hug
understand/v the factors => know/v the factors ; active ; not form part
understand/v these factors => know/v these factors ; active ; not form part
understand/v the structure of => see/v the structure of ; active ; not form part
understand/v the role of => see/v the role of ; active ; not form part ; not prev and
terminate/v a pregnancy => end/v a pregnancy ; active
terminate/v {poss} pregnancy => end/v {poss} pregnancy ; active
terminate/v her employment => end/v her employment ; active
beneath me => under me
beneath him => under him ; not prev <noun>,marry,married ; not with dignity,behavior
beneath them => below them ; start
beneath them => under them ; not start
beneath us => below us ; start
beneath us => under us ; not start
beneath it => under it
beneath my feet => under my feet
beneath his feet => under his feet
beneath her feet => under her feet
beneath their feet => under their feet
beneath our feet => under our feet
trembled => shook ; next <end>,<punct>,with,as,in,and,beneath,under,slightly,violently ; prev <noun>,<pron>
trembling => shaking ; prev was,were,hands,voice,body,fingers,hand,lips,legs,<punct>,still ; next <end>,<punct>,with,as,in,and,slightly,violently
trembling => shaking ; next hand,hands,fingers,finger,voice,legs,arms
his demise => his end ; next <end>,<punct>,and,in,at
her demise => her end ; next <end>,<punct>,and,in,at
its demise => its end ; next <end>,<punct>,and,in,at
their demise => their end ; next <end>,<punct>,and,in,at
inhabitants of => people of ; prev the,its,all ; not with species,animal,animals,creatures,microbial,bacteria,forest,ocean
persevered => kept going ; next <end>,<punct>,and,for,through
to persevere => to keep going ; next <end>,<punct>,and,through,despite,even
withstand/v => stand/v up to ; active ; form base,s,past,ing ; object pressure,assault,attack,stress,shock,gaze,condition,effect,challenge,test,heat,storm,temperature,explosion,wind,use,wear,scrutiny,abomination,freeze
harbor/v => have/v ; active ; form base,s,past ; object dream,ambition,feeling,doubt,hope,desire,belief,affection,sense,suspicion,fear,agenda,wish,illusion ; not prev and,or,safe,pearl
harbored a grudge => bore a grudge
harbor a grudge => bear a grudge
dedicate/v themselves to => give/v themselves to ; active ; form base,s,past,ing
dedicate/v himself to => give/v himself to ; active ; form base,s,past,ing
dedicate/v herself to => give/v herself to ; active ; form base,s,past,ing
dedicate/v ourselves to => give/v ourselves to ; active ; form base,s,past,ing
dedicate/v {poss} life to => give/v {poss} life to ; active ; form base,s,past,ing
decipher/v => make/v out ; active ; form base,s,past,ing ; object word,symbol,rune,inscription,handwriting,letter,shape,writing,message,meaning,text
decipher/v => work/v out ; active ; form base,s,past,ing ; object code,riddle,clue,secret,purpose,puzzle,instruction,rule,signal,pattern,mystery
seize/v => take/v ; active ; form base,s,past,ing ; object power,control,throne,opportunity,chance,resource,crown,land,territory,ship ; not prev and,or
unearth/v => find/v ; active ; form base,s,past,ing ; object pattern,text,scroll,secret,evidence,truth,fact,artifact,collection,treasure,clue,document,remains ; not prev and,or
emit/v => give/v off ; active ; form base,s,past,ing ; object light,glow,heat,smell,radiation,pulse,luminescence,odor,energy,smoke,gas,warmth,hum ; not with greenhouse,carbon,co2
disparity/n in => difference/n in ; next income,wealth,health,access,education,pay,treatment,outcomes ; number sg
curate/v => put/v together ; active ; form base,s,past,ing ; object playlist,list,menu,collection,soundtrack,selection,content,exhibition,show,magazine ; not with museum,curator
`;
