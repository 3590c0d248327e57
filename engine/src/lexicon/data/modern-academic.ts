import { each } from "../each.ts";

/** What a noun of action becomes in "in the treatment of". */
const deeds =
  "treatment/treating,prevention/preventing,diagnosis/diagnosing,detection/detecting,identification/identifying,preservation/preserving,promotion/promoting,classification/classifying,interpretation/interpreting,removal/removing,acquisition/acquiring,evaluation/evaluating,assessment/assessing";
const things =
  "model,system,tool,technology,vehicle,drug,vaccine,treatment,strategy,method,program,policy,product,material,plan,skill,algorithm,app,software,solution,application,framework,guideline,technique,intervention,network,device,architecture,service,weapon,therapy,resource,approach";
const notMeasured =
  "<num>,almost,about,nearly,over,roughly,more,up,only,most,half,variation,variance,approximately";

/** Set phrases of abstracts, papers and dissertations as today's models write them. */
export const modernAcademic = `
# attention and gaps
has received (little|limited) (scholarly|research|empirical)? attention => has been little studied ; next <end>,<comma>,in,from ; not with study,studies,studied
have received (little|limited) (scholarly|research|empirical)? attention => have been little studied ; next <end>,<comma>,in,from ; not with study,studies,studied
has received (comparatively|relatively) little (scholarly|research|empirical)? attention => has been studied relatively little ; next <end>,<comma>,in,from ; not with study,studies,studied
have received (comparatively|relatively) little (scholarly|research|empirical)? attention => have been studied relatively little ; next <end>,<comma>,in,from ; not with study,studies,studied
remain/v mixed => be/v still mixed ; form s,base ; next <end>,<comma> ; not prev <aux>,to
further (inquiry|investigation) is (needed|required|warranted) => more research is needed ; with study,studies,finding,findings,result,results,mechanism,mechanisms,literature,effect,effects,research,analysis,hypothesis ; not with police,crime,audit,incident,complaint
further (inquiries|investigations) are (needed|required|warranted) => more research is needed ; with study,studies,finding,findings,result,results,mechanism,mechanisms,literature,effect,effects,research,analysis,hypothesis ; not with police,crime,audit,incident,complaint
warrant/v further (investigation|study|research|exploration|inquiry|examination|scrutiny) => need/v more study ; active ; form base,s ; not with study,studies,studied,need,needs
warrant/v (careful|close|further) (attention|consideration|monitoring) => call/v for close attention ; active ; form base,s ; not with attention
warrant/v careful monitoring => need/v close watching ; active ; form base,s ; not with need
caution is warranted (in|when) {ving} => care is needed in {ving} ; not with need,needed,care
caution should be exercised (when|in) {ving} => care should be taken in {ving} ; not with need,needed,care
it is worth noting , however , that => but ; start ; not with but
it should be noted , however , that => but ; start ; not with but
it is important to note , however , that => but ; start ; not with but
preclude/v causal inference => rule/v out causal inference ; active
preclude/v causal inferences => rule/v out causal inferences ; active
${each("findings,results", (found) => `limit/v the generalizability of (the|these|our) ${found} => limit/v how far the ${found} apply ; active ; next <end>,<comma>,to,beyond ; not with how,apply,applies`)}
${each("findings,results", (found) => `limit/v the generalisability of (the|these|our) ${found} => limit/v how far the ${found} apply ; active ; next <end>,<comma>,to,beyond ; not with how,apply,applies`)}

# evidence
provide/v (robust|compelling) evidence (supporting|for) the => be/v strong evidence for the ; form base,s,past ; subject finding,result,data,observation,figure,test,trial ; not prev to,not,<aux> ; not with strong
provide/v (robust|compelling) evidence that => be/v strong evidence that ; form base,s,past ; subject finding,result,data,observation,figure,test,trial ; not prev to,not,<aux> ; not with strong
lend/v credence to => support/v ; active ; not with support,supports,supported,supporting
hold/v (considerable|significant|great|immense|tremendous|enormous|much) promise => be/v very promising ; active ; form base,s,past ; next <end>,<comma>,as,for,in ; not prev to,<aux> ; not with promising
directly attributable to => due directly to ; not with due
${each("may,might,could", (modal) => `${modal} account for => ${modal} explain ; not next ${notMeasured} ; not with percent,variance,explain,explains`)}
account/v for => explain/v ; active ; prev to,help/v ; object difference,variation,pattern,rise,decline,gap,disparity,fact,finding,popularity,change,discrepancy,trend,prevalence ; not with explain,explains,percent,explanation

# be
represent/v => be/v ; active ; form base,s,past ; next one ; not prev to,<aux>,that ; not subject symbol,figure,letter,color,line,bar,dot,statue,sculpture,image,character,picture,number,point,card,node,row,column,arrow,lawyer,senator,congressman
serve/v as => be/v ; active ; form base,s,past ; next one ; not prev to,<aux>
represent/v a (notable|significant|critical|crucial|important|clear) gap => be/v a clear gap ; active ; form base,s,past ; not prev to,<aux>
represent/v an important => be/v an important ; active ; form base,s,past ; object step,source,part,aspect,area,development,advance,contribution,direction,finding,milestone,turning,moment,question,theme,link,exception,factor,element,tool,goal ; not prev to,<aux>
${each("may,might,could,would,will,must,should", (modal) => `${modal} serve as a => ${modal} be a\n${modal} serve as an => ${modal} be an\n${modal} serve as the => ${modal} be the`)}

# ways of saying where one stands
from an {adj} standpoint => from an {adj} point of view ; not with view,views
taken as a whole , => as a whole , ; start
has long been a (subject|topic|matter) of (considerable|intense|much)? debate => has long been debated ; next <end>,<comma>,among,in ; not with debate,debates,debated
have long been a (subject|topic|matter) of (considerable|intense|much)? debate => have long been debated ; next <end>,<comma>,among,in ; not with debate,debates,debated

# methods
the data (obtained|collected) from => the data from
the information (obtained|gathered) from => the information from
the results obtained from => the results from
results obtained => results ; prev the ; next from,with,by,using,in
data obtained from => data from ; not prev and,or
samples obtained from => samples from ; not prev and,or
comprising over {num} => of more than {num} ; next <noun>,<adj> ; not prev <comma>
for the purpose of {ving} => to {ving:base} ; not prev <adj>,not
in the context of => in ; next <noun>,<adj> ; object management,medicine,healthcare,care,education,research,learning,teaching,nursing,psychology,marketing,development,economics,biology,advertising,training,treatment,war,poverty,surgery,classification,recognition,estimation,detection,prediction,search ; not prev be/v,place/v,put/v,understand/v,understood,interpret/v,read/v,consider/v,view/v,see/v,seen,especially,particularly
without the need for => without ; next <noun>,<adj>,a,an,any
${each(deeds, (noun, verb) => `in the ${noun} of => in ${verb} ; next <noun>,<adj>,<poss>,these,such,this ; not next variance,covariance ; not object process,condition,person ; not with ${verb}\nfor the ${noun} of => for ${verb} ; next <noun>,<adj>,<poss>,these,such,this ; not prev allow/v,call/v,wait/v,account/v ; not with ${verb}`)}
${each("development/developing,creation/creating,implementation/implementing,design/designing", (noun, verb) => `(in) the ${noun} of => in ${verb} ; next <noun>,<adj>,<poss>,these,such,new ; object ${things} ; not with ${verb},involved\nfor the ${noun} of => for ${verb} ; next <noun>,<adj>,<poss>,these,such,new ; not prev allow/v,call/v,wait/v,account/v ; object ${things} ; not with ${verb}`)}

# the makers' favorite nouns
deal/v with the complexities of => deal/v with the difficulties of ; not with difficult,difficulty,difficulties,hard
the complexities of => the difficulties of ; prev navigating,handle,handling,manage,managing,tackle,tackling,face,facing ; not with difficult,difficulty,difficulties,hard
the complexities of => the complexity of ; prev understand,understanding,capture,capturing,shows,show,showing,reflect,reflects,reflecting,about,into,reveal,reveals,explore,explores,exploring,acknowledge,acknowledging,appreciate ; not with complexity,complex
${each(
  "ethical,legal,moral",
  (
    kind,
  ) => `${kind} considerations => ${kind} questions ; not with question,questions ; prev raise/v,pose/v ; not next into,for
${kind} considerations => ${kind} questions ; not with question,questions ; next related,involved,behind,surrounding,around,raised,about,regarding ; not prev prioritize/v,embrace/v,other,careful`,
)}
environmental considerations => environmental concerns ; not with concern,concerns
key stakeholders => the people most involved ; not prev the,and,or,<comma>,these,other,all,<adj> ; not next <noun>,and,<comma>,in,(,such,involved,who ; not with people,involve,involved,involves,involving
all relevant stakeholders => everyone concerned ; not with everyone,concerned
decision-making power => power to decide ; next <end>,<comma>,over,on,about ; not with decide
`;
