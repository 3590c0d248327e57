const important = "not with important,importance,importantly,unimportant,significance,very";
const be = "prev is,are,was,were,be,been,being,it's,also";

/** Strong adjectives said as people mostly do, with “very” and a plain one. */
export const everydayVery = `
(crucial|vital|critical) for => important for ; ${be} ; ${important}
it is (crucial|vital|critical) to {v} => it is very important to {v} ; ${important}
it's (crucial|vital|critical) to {v} => it's very important to {v} ; ${important}
(crucial|vital|critical) (to|for) {ving} => important for {ving} ; ${be} ; ${important}
(crucial|vital|critical) in {ving} => very important in {ving} ; ${be} ; ${important}
(crucial|vital|critical) to => very important to ; ${be} ; next <det>,<poss>,<noun>,<adj> ; ${important}
crucial => really important @plain | very important ; ${be} ; next <end>,<comma>,when,because,if,in,during,at,here,and ; ${important}
vital => really important @plain | very important ; ${be} ; next when,because,if,in,during,at,here,and ; ${important}
(crucial|vital|critical|pivotal) => major | key ; object role,factor,issue,source,player,partner,market,industry,sector,topic,contribution,difference,theme,question ; prev a,this,another,one ; not next thinking ; ${important} ; not with major,majority,key
(crucial|vital|critical) => key | very important ; object part,element,aspect,step,point,skill,lesson,resource,tool,consideration,thing,task,function,distinction,finding,insight,decision,document,area,message ; prev a,this,another,one ; not next thinking ; ${important} ; not with key
`;
