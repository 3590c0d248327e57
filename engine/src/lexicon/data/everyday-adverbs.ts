import { each } from "../each.ts";

const lands =
  "europe,asia,africa,america,australia,france,germany,italy,spain,britain,england,scotland,ireland,canada,china,india,japan,russia,brazil,mexico,california,texas,florida,london";
const places = "country,nation,region,city,state,continent,kingdom,town,village,island,house,building";
const action =
  "walk/v,step/v,run/v,spread/v,carry/v,drift/v,send/v,echo/v,ripple/v,race/v,sweep/v,fly/v,road/v,drive/v,move/v,travel/v,rush/v,spill/v,cast/v,stretch/v,look,looked,gaze,gazed,throw/v,cut/v,sun,light,shadow,shadows,all,skyline";

const several =
  "opinions/opinion,sources/source,perspectives/perspective,languages/language,viewpoints/viewpoint,jobs/job,occasions/occasion,ways/way,levels/level,angles/angle,devices/device,platforms/platform,partners/partner,approaches/approach,methods/method,options/option,channels/channel,doctors/doctor,views/view,interpretations/interpretation,meanings/meaning,purposes/purpose,roles/role,credit cards/credit card,points of view/point of view";

const trials =
  "experiment,test,trial,interview,study,survey,article,essay,lecture,workshop,protest,raid,attack,meeting,mistake,error,problem,question,conflict,challenge,task,exercise,measure,reform,law,act,attempt,incident,engagement,activity,visit,speech,letter,report,book,novel,poem,painting,photograph,image,game,adventure,talk,discussion,event,technique,method,tool,strategy,project,program,initiative,sanction,bombing,strike,lawsuit,accident,coincidence,murder,death,battle,war,scandal,crime,robbery,burglary,riot,demonstration,campaign,treaty,agreement,policy,setback,defeat,victory,success,failure,disappointment,misunderstanding,complaint,option,step";

const afterThis =
  "not with because,so,cause,causes,caused,reason,reasons,x,y,n,theorem,proof,equation,integer,lemma,hypothesis,imply,implies,follows,conclude,conclusion,statement,premise,false,true,argument,claim";

/** Adverbs, connectives, prepositions and quantities as most people say them. */
export const everydayAdverbs = `
# all over the world, all over the country
worldwide => all over the world @plain ; prev communities,audiences,people,societies,individuals,organizations,mothers,children,women,students,consumers,customers,users,fans,viewers,readers,companies,businesses,governments,nations,countries,cities,locations,museums,schools,universities,hospitals,researchers,scientists,scholars,leaders,workers,millions,movements,territories,patients,families,artists,athletes,tourists,travelers,visitors,employees,lives,cultures,stores,markets,industries,hearts,species,populations,goods,healthcare,health,systems,known,used,spread,sold,available,places,regions,areas,farmers,teachers,professionals,providers,practitioners,enthusiasts,institutions,economies,policymakers,experts,palaces,mortality,death,disability,development,infrastructure,offices,sites ; next <end>,<comma>,and,are,is,have,has,who,to,by,in,with,for ; not with world,world's,largest,biggest,highest,most,best,worst,all ; not prev <num>
globally => all over the world @plain ; prev communities,audiences,people,societies,individuals,organizations,mothers,children,women,students,consumers,customers,users,fans,viewers,readers,companies,businesses,governments,nations,countries,cities,locations,museums,schools,universities,hospitals,researchers,scientists,scholars,leaders,workers,millions,movements,territories,patients,families,artists,athletes,tourists,travelers,visitors,employees,lives,cultures,stores,markets,industries,hearts,species,populations,goods,systems,known,used,spread,sold,available,places,regions,areas,farmers,teachers,professionals,providers,institutions,economies,policymakers,experts,disability,operations,anyone,disparities,concern,acclaim ; next <end>,<comma>,and ; not with world,world's,largest,biggest,highest,most,best,worst,all,locally ; not prev <num>
across the (globe|world) => all over the world @plain ; prev <noun> ; next <end>,<comma>,and,to,are,have,who,in,as ; not prev all,from,way ; not with worldwide,all,local,locally,one,traveler,visitor,person ; not with ${action}
nationwide => all over the country @plain ; prev schools,communities,people,families,businesses,stores,cities,hospitals,students,teachers,workers,audiences,companies,universities,governments,protests,districts,farmers,libraries,parents,consumers,residents ; not with country,all,nation,largest,biggest,highest,most
across the (country|nation) => all over the country @plain ; prev schools,communities,people,families,businesses,stores,cities,hospitals,students,teachers,workers,audiences,companies,universities,governments,protests,districts,farmers,libraries,parents,consumers,residents,states,voters,citizens,areas,towns,homes,lives,places,implemented,variants,variations,americans,institutions,organizations,opportunities,events,staff,demonstrations,restaurants,shops,leaders,legislatures ; next <end>,<comma>,and,are,have,were,had,who,to,in,as,is,was ; not with all,world,moved,move,country's,one,nation's
${each(places, (place) => `throughout the ${place} => all over the ${place} @plain ; prev <noun>,<verb>,<adj> ; not next and,or,<noun>,<adj>,<verb> ; not with all,whole,journey,trip,tour,stay,echo,echoed,echoes,echoing,entire,seep,hour,year,night`)}
${each(lands, (land) => `(throughout|across) ${land} => all over ${land} @plain ; prev <noun>,<verb>,<adj> ; not next and,or,<noun>,<adj>,<name> ; not with all,march,marched,trek,drive,drove,flight,flew,fly,road,war,stretch,stretched,stretches`)}
${each("region,state,city,continent,kingdom", (place) => `across the ${place} => all over the ${place} @plain ; prev schools,communities,people,families,businesses,stores,cities,hospitals,students,teachers,workers,universities,protests,districts,farmers,libraries,residents,shops,restaurants,voters,citizens,homes,neighborhoods,towns,villages,locations,computers,buildings,lives,places,available,known,parks,offices,streets,areas ; next <end>,<comma>,are,have,were,had,who,to,in,as ; not with all`)}

# in the middle of
(amidst|amid) => in the middle of ; next the,this,that,all,a,an,his,her,their,my,our ; object chaos,crowd,ruin,ruins,battle,war,storm,debris,crisis,wreckage,rubble,forest,city,celebration,party,pandemic,commotion,mess,fight,fighting,argument,turmoil,madness,desert,jungle,wilderness,destruction,carnage,rush,battlefield,scandal,controversy,panic,recession,wood,festivity,market,throng,sea,ocean,garden,struggle,conflict,uproar,bloodshed,violence,meadow,conversation,speech,debate,whirlwind,frenzy ; not with middle,center,centre

# as time went by
${each("was,were,had,could,would,became,began,grew,came,learned,found,evolved,changed", (verb) => `<s> over time , {np} ${verb} => as time went by , {np} ${verb} ; not with as,time,may,can,is,are,will,has,have`)}
<s> over time , {np} {ved} => as time went by , {np} {ved} ; not with as,time,may,can,is,are,will,has,have
${each("was,were,had,could,would,became,began,grew,came,learned,found,changed,realized,stopped,started", (verb) => `<s> over time , {pron} ${verb} => as time went by , {pron} ${verb} ; not with as,time,may,can,is,are,will,has,have`)}

# it was then that
${each("realized,knew,understood,saw,felt,decided,learned,noticed,discovered,made,found", (verb) => each("i/I,he,she,they,we", (who, as) => `<s> in that moment , ${who} ${verb} => it was then that ${as} ${verb} ; not with then,like ; not next nothing,<punct>`))}

# at once, almost
(immediately|instantly) => at once ; next <end> ; prev <noun>,<pron>,it,them,him,her,me,us,help,attention,doctor,police ; not prev almost,not ; not with once,but,all,every,everyone,everything,each,both,two,three,several,many ; not prev online,available,work,works
(virtually|practically) => almost ; next every,all,impossible,unchanged,identical,everyone,everything,everywhere,nonexistent,invisible,unknown,any,anyone,anything,anywhere,indistinguishable,inevitable,useless,empty,certain,unlimited,guaranteed,unopposed,unchallenged,unheard,inaudible,boundless,unnoticed,undetectable,half,indestructible,endless,immune ; not with almost

# in the past
<s> historically , => in the past , ; not next speaking,during,in,from ; not with have,has,is,are,age,century,era,renaissance,past,still,today,continue,continues

# a number of
a series of => a number of ; not prev design/v,develop/v,create/v,write/v,publish/v,host/v,be/v,been,is,are,was,were,just,only,simply,merely,ultimately,like,as,into,than,of,<adv>,<noun>,<name>,<comma>,became,become,becomes,seemed,remain,from ; not next <num>,two,three,four,five ; object ${trials} ; not with latest,newest,last,escalation,culminate,culminates,culminated,culminating,known,followed,number,numbers,numbered,sequence,escalating ; not next escalating,events,increasingly,successive,consecutive

# more than one
${each(several, (many, one) => `multiple ${many} => more than one ${one} ; prev seek/v,get/v,ask/v,gather/v,consult/v,serve/v,speak/v,from,on,with ; not prev are,were,have,be,between,among ; next <end>,<comma>,when,before,to,for,on,about,in,at,from,rather,instead,if,because,during,as ; not with more,one,single,various,three,four,five,two,number`)}

# again and again
repeatedly => again and again @plain ; next <end>,<comma> ; prev <noun>,<pron>,<verb>,it,them,him,her,me,us ; not with again

# after that
<s> (afterward|afterwards|thereafter|subsequently) , => after that , ; not with after

# because of this
<s> therefore , => for this reason , ; next it,we,i,they,our,many,most,some,there,their,its ; not next such,if ; ${afterThis} ; not with reason,reasons ; not next can,must,should
<s> therefore , => because of this , ; next the,a,an,this,these,his,her,she,he,<noun>,<adj> ; not next such,if ; ${afterThis} ; not with reason,reasons ; not next can,must,should
<s> consequently , => as a result , | because of this , ; next <det>,<poss>,<noun>,<adj>,the,it,we,they,this,these,many,our,their,his,her,she,he,i,a,an,some,most,there ; not next such,if ; ${afterThis} ; not next can,must,should

# on the other hand
<s> in contrast , => on the other hand , ; not with hand,hands,contrast ; not next when,if,while

# more
${each("study,studies,research,investigation,exploration,work,evidence,training,testing,tests,experiments,information,details,delays", (noun) => `further ${noun} => more ${noun} ; prev <start>,<verb>,for,of,in,with,by,and,<adj>,without ; not prev more,the,this,that,its,their,a,any,no,much,pending,awaiting ; not next direction,directions,question,questions,opportunity,opportunities,agenda,and,:,area,areas,plan,plans,needs ; not with more`)}

# some
certain => some ; next jobs,limitations,risks,activities,colors,drawbacks,segments,birds,parts,kinds,members,advantages,restrictions,flaws,characters,scholars,critics,experts,measures,elements,skills,technologies,animals,topics,subjects,rules,benefits,challenges,problems,issues,factors,traits,qualities,features,methods,ways,places,times,points,occasions,words,events,habits,tests,schools,professions,fields,types,forms,jurisdictions,populations,communities,vehicles,devices,chemicals,minerals,vitamins,nutrients ; prev <start>,<verb>,in,on,of,to,with,by,from,that,at,through,and,are ; not prev only,under,if,all,for ; not with some,criteria,if,only,unless,must,condition

# in less than
${each("week,day,year,month,decade,century", (unit) => `within a ${unit} => in less than a ${unit} ; prev <start>,<verb>,<noun>,and,but,<comma>,<pron> ; next <end>,<comma>,the,he,she,they,i,we,it ; not with less,than,must,refund,return,notice,reply,respond,response,deliver,delivery,ship,will,would,can,may,should`)}
within an hour => in less than an hour ; prev <start>,<verb>,<noun>,and,but,<comma>,<pron> ; next <end>,<comma>,the,he,she,they,i,we,it ; not with less,than,must,refund,return,notice,reply,respond,response,deliver,delivery,ship,will,would,can,may,should

# instead of
rather than => instead of ; next a,an,the,their,its,his,her,our,your,my,<noun> ; with use/v,choose/v,rely/v,focus/v,ask/v,bring/v,offer/v,provide/v,create/v,see/v,treat/v,view/v,prioritize/v,seek/v,take/v,give/v,select/v,adopt/v,favor/v,build/v,make/v,get/v,buy/v,hire/v,embrace/v,pursue/v ; not with instead,other,more,less,is,are,was,were,be ; not prev <comma>

# all in all
<s> overall , => all in all , @plain ; next i,we,my,our,if,this ; not next however,though,then,<num>,it,there,most,<end> ; not with all,method,methods,dataset,results,participants,patients,experiment,experiments,than,average,rate,rates,percent,improvement,increase,increased,decreased
<s> in summary , => all in all , @plain ; next <det>,<poss>,<noun>,<adj>,<pron>,i,it,the ; not with all,results,result,participants,patients,paper,study,proposed,experiments,experimental,we,framework,algorithm
<s> to conclude , => all in all , @plain ; next <det>,<poss>,<noun>,<adj>,<pron>,i,it,the ; not with all,results,result,participants,patients,paper,study,proposed,experiments,experimental,we,framework,algorithm
<s> in closing , => all in all , @plain ; next <det>,<poss>,<noun>,<adj>,<pron>,i,it,the ; not with all,results,result,participants,patients,paper,study,proposed,experiments,experimental,we,framework,algorithm
<s> to summarize , => all in all , @plain ; next <det>,<poss>,<noun>,<adj>,<pron>,i,it,the ; not with all,results,result,participants,patients,paper,study,proposed,experiments,experimental,we,framework,algorithm

# on top of this
<s> (additionally|furthermore|moreover) , => on top of this , @plain ; next it,they,he,she,we,i,there ; not with top,also,this,these,not

# one
in a single => in one ; next day,night,game,week,year,month,hour,sitting,place,step,move,document,file,location,system,session,season,room,building,tournament,afternoon,sentence,stroke,bite,gulp,swift,model,volume ; not with single,one
from a single => from one ; next <noun> ; not with single,one
on a single => on one ; next <noun> ; not with single,one,focus/v

# in front of, next to
before => in front of ; prev stood,standing,stands,stand,lay,lies,appeared,appears,appearing,materialized,materializing,stretched,stretching,unfolded,unfolding,unfolds,unfold,scene,sat,sits,sitting,knelt,kneeling,kneels,loomed,looming,looms,placed,page,pages,screen,sight,landscape,figure,paper,hovered,floated,floating,block,plate,man,woman,creature,being,table,mirror ; next me,him,her,them,us ; not with front,question,court,judge,jury,committee,after,years,god,lord,king,queen,throne,law ; not subject century,decade,millennium,eternity,infinity,eon,year,month,week,day,summer,winter,evening,night,future,life,lifetime,time
before => in front of ; prev stood,standing,stands,stand,sat,sits,sitting,knelt,kneeling,kneels ; next the,a,an,his,her,my,their ; object mirror,door,crowd,class,desk,fire,fireplace,window,gate,altar,camera,statue,painting,grave,tomb,castle,machine,screen,audience,tree,wall,canvas,computer,portal,television,house,cottage,building,gathering,creation,doorway,easel,hearth,table,console,snowman,figure ; not with front,judge,court
out before => out in front of ; next me,him,her,them,us ; with stretch/v,spread/v,lay/v,roll/v,unfold/v,lay,laid,stretched ; not with front
beside => next to ; prev <noun>,<verb>,<pron>,right,down,up,directly ; next me,him,her,them,us,you,the,his,my,a,their,our,an ; not object point,himself,herself ; not with next,fight,fought,march,marched,pale,ran,run,running

# every time
whenever => every time ; next i,he,she,they,we,you,someone,a,the,there,one,it ; not with every,ever,time,times,wants,want,like,likes
each time => every time ; next i,he,she,they,we,you,a,the,it,my,his,her ; not with every

# much better than, a great deal
(significantly|substantially|considerably) outperform/v => perform/v much better than ; active ; not form part ; next <np> ; not with statistically,better,much,margin,margins,%,<num>
contribute/v (significantly|substantially|greatly) to => contribute/v a great deal to ; active ; not with deal,great

# some of the
are among the => are some of the ; next factors,reasons,causes,issues,challenges,problems,ways,things ; not with some

# the rest of
the remaining => the rest of the ; next soldiers,survivors,members,students,crew,humans,sections,species,guests,passengers,stories,attackers,citizens,workers,employees,players,villagers,equipment,balance,leadership,chapters,parts,rooms,prisoners,guards,troops,people,family,team,group,participants,units,pieces,days,weeks,months,years,evidence,tickets,resources,ingredients,slums,chemical ; not with left,rest,one,two,three,four,five,few,last,<num>
`;
