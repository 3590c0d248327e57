const stronger =
  "more,most,so,too,as,less,least,very,how,that,even,such,particularly,extremely,equally,truly,quite,rather,no,not,and,or,but,yet,<comma>,<adv>,the,this,these,those,<poss>";
const row = "not next <comma>,and,or,yet,but";
const person =
  "scientist,artist,writer,author,professional,actress,actor,sailor,traveler,traveller,adventurer,criminal,expert,researcher,educator,teacher,musician,politician,soldier,surgeon,leader,mentor,warrior,player,thief,detective,chef,lawyer,investor,developer,engineer,pilot,officer,nurse,doctor,guide,hiker,observer,journalist,spy,explorer,hunter";

/** More strong adjectives that are “very” and a plain one, each with the nouns that both go with. */
export const everydayStrong = `
potent => very strong ; object drug,poison,neurotoxin,spell,effect,influence,magic,medicine,venom,toxin,mixture,brew,drink,remedy ; not prev ${stronger} ; ${row} ; not with very,strong,stronger,strength,strongly
(perilous|treacherous) => very dangerous ; prev is,was,are,were,be ; next <end>,<comma>,and,but,for ; not with very,danger,dangers,dangerous
(thrilling|exhilarating) => very exciting ; object adventure,journey,tale,story,victory,experience,moment,race,game,ride,match,season,chapter,activity,time,sport,encounter,finish,feeling,trip ; not prev ${stronger} ; ${row} ; not with very,exciting,excited,excite,excitement
intriguing => very interesting ; object story,tale,film,novel,book,place,town,subject,character,painting,illustration,question,idea,concept,history,case,scenario,puzzle,conversation,read,possibility,creature,option,detail,study,experiment,twist,phenomenon,work,planet,fact,finding,result,documentary,performance,exhibit,exhibition,museum ; prev a,an,this,some,these,of,with,many,several,other ; ${row} ; not with very,interest,interests,interesting,interested
intriguing => very interesting ; prev is,was,it's,are,were,be,find,found ; next <end>,<comma>,how ; not next to ; not with very,interest,interests,interesting,interested
fleeting => very short ; object visit,time,period,hour,pause ; prev a,these,for,of,in,with ; ${row} ; not with very,short,shorter,brief
seasoned => experienced ; object ${person} ; prev a,the,of,by,with,for,some,two,even,as ; ${row} ; not with very,experience,experienced,experiences
(thunderous|booming) => loud ; object applause,voice,crash,boom,sound,laugh,laughter ; prev a,with,in,by,to,into,of ; ${row} ; not with very,loud,loudly,louder
(iconic|legendary) => very famous ; object landmark,figure,image,design,painting,artist,singer,album,film,song,venue,building,monument,logo,photo,photograph,chef,musician,band,photographer,director,player,coach,architect,actor,work,scene,dish,hotel,restaurant,bridge ; prev an,a,some,several,of,by,with,many,two,from,like,to ; ${row} ; not with very,famous,famously,fame
exceptional => very unusual ; object circumstance,case,situation,condition ; not prev ${stronger} ; ${row} ; not with court,law,legal,very,usual,unusual
monumental => very important ; object event,decision,step,discovery,day,moment,year ; not prev ${stronger} ; ${row} ; not with very,important,importance
momentous => very important ; object event,decision,step,discovery,day,occasion,moment,change,night,year ; not prev ${stronger} ; ${row} ; not with very,important,importance
(wildly|immensely|hugely) popular => very popular ; not prev more,so,most ; not with very
wildly => very ; next different,popular,successful,expensive,inconsistent,enthusiastic,optimistic,unrealistic ; not prev more,so,most ; not with very
fiercely => very ; next loyal,independent,proud,protective ; not prev more,so,most,and ; not with very
becomes (crucial|vital) to {v} => becomes very important to {v} ; prev it ; not with important,importance,very
becomes (crucial|vital) => becomes very important ; next <end>,<comma>,when,in,for,because ; not with important,importance,very,life,survival
(crucial|vital) => key | very important ; object insight,question,information,aspect,step,skill,component,detail,decision,lesson,element,issue,clue,piece ; prev provides,provide,providing,several,some,these,two,of,offers,offer,as,are,other,three,its,their,plays,played,play,raises,raise,raised ; ${row} ; not next sign,signs,thinking ; not with important,importance,very ; not with key
critical => key | very important ; object step,component,aspect,insight,question,decision,element,point,piece ; prev a,several,some,two,three,these,of,plays,played,play,as,another,one,raised,raises,provides,provide ; ${row} ; not next thinking,analysis,care,point,mass ; not with important,importance,very,critic,critics,patient,patients ; not with key
critical => very important ; prev is,are,was,were ; next because,within ; not with important,importance,very,condition
`;
