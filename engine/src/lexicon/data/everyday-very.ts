const important = "not with important,importance,importantly,unimportant,significance,very";
const be = "prev is,are,was,were,be,been,being,'s,it's,also";

/** Strong adjectives said as people mostly do, with “very” and a plain one. */
export const everydayVery = `
(crucial|vital|critical) for => very important for ; ${be} ; ${important}
it is (crucial|vital|critical) to {v} => it is very important to {v} ; ${important}
it's (crucial|vital|critical) to {v} => it's very important to {v} ; ${important}
(crucial|vital|critical) (to|for) {ving} => very important for {ving} ; ${be} ; ${important}
(crucial|vital|critical) in {ving} => very important in {ving} ; ${be} ; ${important}
(crucial|vital|critical) to => very important to ; ${be} ; next <det>,<poss>,<noun>,<adj> ; ${important}
(crucial|vital) => very important ; ${be} ; next <end>,<comma>,when,because,if,in,during,at,here,and ; ${important}
(crucial|vital|critical) => very important ; object role,part,factor,element,aspect,step,question,point,skill,issue,lesson,source,resource,tool,consideration,thing,topic,task,function,contribution,difference,distinction,finding,insight,decision,document,industry,market,partner,player,area,sector,message ; prev a,this,another,one ; not next thinking ; ${important}
`;
