/** Frames of common verbs, with the objects and prepositions in which the plainer wording surely fits. */
export const verbsFramesWide = `
# lie in
lies in {ving} => is {ving} ; subject challenge,solution,key,answer,secret,difficulty,task,approach,trick,problem,point ; not with not
lies in its ability to {v} => is that it can {v} ; not with their,they,not ; not next and ; subject strength,power,beauty,value,appeal,advantage,importance,charm,genius
lies in their ability to {v} => is that they can {v} ; not with its,not ; not next and ; subject strength,power,beauty,value,appeal,advantage,importance,charm
lay in its ability to {v} => was that it could {v} ; not with their,they,not
lies in its => is its ; subject strength,beauty,appeal,charm,weakness,flaw,advantage,value,virtue ; not next ability
lies in their => is their ; subject strength,beauty,appeal,charm,weakness,flaw,advantage,value,virtue ; not next ability

# leave behind
, leaving behind a => , leaving a ; not next world,life,city,place
, leaving behind an => , leaving an
, leaving behind only => , leaving only
, leaving behind nothing but => , leaving nothing but
leave/v behind a legacy => leave/v a legacy ; active
leave/v behind a trail of => leave/v a trail of ; active

# the past and those who come after
learn/v from the mistakes of the past => learn/v from past mistakes ; active
repeat/v the mistakes of the past => repeat/v past mistakes ; active
the mistakes of the past => past mistakes ; not next and,or ; not with present,future
the lessons of the past => past lessons ; prev from,by,forget/v,learn/v,apply/v,on ; not next and,or ; not with present,future
the traumas of the past => past traumas ; not next and,or ; not with present,future
the wounds of the past => old wounds ; not next and,or ; not with present,future
the ghosts of the past => old ghosts ; not next and,or ; not with present,future
the horrors of the past => past horrors ; not next and,or ; not with present,future
passed down through generations => handed down through the generations
passed down through the generations => handed down through the generations
passed down from generation to generation => handed down from generation to generation
for future generations => for those who come after us ; with our,we,us ; next <end>

# capture
capture/v the attention of => catch/v the attention of ; active ; not with attention-based
capture/v {poss} attention => catch/v {poss} attention ; active
capture/v the imagination of => catch/v the imagination of ; active
capture/v {poss} imagination => catch/v {poss} imagination ; active
capture/v the hearts of => win/v the hearts of ; active
capture/v the full complexity of => do/v justice to ; active ; not prev fully ; not form part

# potential
the potential for => the risk of ; object error,harm,chaos,abuse,conflict,misuse,corruption,violence,failure,injury,bias,fraud,damage,loss,contamination,infection,discrimination,exploitation,accident,misunderstanding,confusion,addiction,disaster ; not with risk,risks,pose,poses,benefit
potential for human error => risk of human error ; prev the ; not with risk,risks
demonstrate/v the potential of {np} => show/v how useful {np} can be ; active ; next in,for,<end> ; not with students,children,people,person,individual,team,youth,player
highlight/v the potential of {np} => show/v how useful {np} can be ; active ; next in,for,<end> ; not with students,children,people,person,individual,team,youth,player

# strike, draw, stem
strike/v a balance between => find/v a balance between ; active ; not with find,finding
strike/v a delicate balance between => find/v a balance between ; active ; not with find,finding
strike/v the right balance between => find/v the right balance between ; active ; not with find,finding
strike/v a balance that => find/v a balance that ; active ; not with find,finding
draw/v inspiration from => take/v ideas from ; active ; subject designer,company,brand,movement,author,writer,artist,architect,artists,film,team,work ; not with idea,ideas
draw/v parallels between => compare/v ; active ; not prev and
draw/v a parallel between => compare/v ; active ; not prev and
build/v upon => build/v on ; not with built
rely/v upon => rely/v on
reflect/v upon => think/v about ; active ; object life,past,experience,choice,year,journey,mistake,childhood,lesson,action,event ; not with think,thought
embark/v upon => begin/v ; active ; object project,study,career,task,program,research,reform,search ; not with begin
call/v upon => call/v on ; active ; next <np>
impose/v upon => impose/v on

# allow, tend, happen
allowing for greater => giving more ; object flexibility,control,freedom,accuracy,precision,independence ; prev ,
allowing for more => giving more ; object flexibility,control,freedom,accuracy,precision,time,independence ; prev ,
tends to be => is often ; not next a,an,more,less,the
tend to be => are often ; prev <noun>,they,these,who,which ; not prev to ; not next more,less,better,worse,higher,lower
tend to have => often have ; prev <noun>,they,who,which ; not next more,less,better,worse,higher,lower,fewer
tend to focus on => often focus on ; prev <noun>,they,who,which
tends to focus on => often focuses on
serves to {v} => helps to {v} ; not with help,helps ; next <verb>
serve to {v} => help to {v} ; prev <noun>,they,which,that,also ; not with help,helps
not merely => not just ; not with just
merely a => only a ; prev is,was,as ; not with only
not merely a => not just a ; not with just
solely on => only on ; prev rely/v,depend/v,focus/v,based,focused ; not with only
were met with => faced ; object resistance,criticism,skepticism,opposition,hostility ; next <noun>,<adj> ; not next silence
was met with => faced ; object resistance,criticism,skepticism,opposition,hostility ; next <noun>,<adj> ; not next silence
come/v to terms with => accept/v ; active ; object loss,death,fact,truth,reality,past,fate,diagnosis,illness ; not with accept,accepted
make/v informed decisions => decide/v wisely ; active ; next <end>,, ; not prev and,more,better,<adv>

# adverbs that add nothing, and "effectively" after its verb
actively participate/v in => take/v part in ; active
actively participating in => taking part in
actively engage/v with => engage/v with ; active
actively involve/v => involve/v ; active
actively support/v => support/v ; active
actively promote/v => promote/v ; active
actively contribute/v to => contribute/v to ; active
actively seek/v => seek/v ; active ; not next out
actively seek/v out => look/v for ; active
actively work/v to => work/v to ; active
actively working to => working to
communicate/v effectively => communicate/v well ; next <end>,with,in,and,to,,
effectively communicate/v with => communicate/v well with ; active
effectively communicate/v {poss} {n} => communicate/v {poss} {n} well ; active ; next <end>,,,to
effectively manage/v {poss} {n} => manage/v {poss} {n} well ; active ; next <end>,,,and
effectively manage/v {poss} time => manage/v {poss} time well ; active
work/v together effectively => work/v together well ; active
work/v effectively with => work/v well with ; active
function/v effectively => work/v well ; active ; next <end>,in,and,,
equally important => just as important ; start ; next is,are,was,were,,
but ultimately => but in the end ; next <verb>
and ultimately , => and in the end ,
`;
