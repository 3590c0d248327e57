/** Stock phrases of the posts and newsletters that assistants write, in the voice of somebody with a lesson to tell. */
export const modernPosts = `
# How a lesson is announced
but here's the truth : => but
here's the truth nobody tells you : => what nobody tells you is that ; not with that
here's what nobody tells you : => what nobody tells you is that ; not with that
here's what i learned along the way : => along the way I learned that ; not with that
here's what i've learned along the way : => along the way I've learned that ; not with that
here's what i learned : => I learned that ; not with that
here's what i've learned : => I've learned that ; not with that
lessons i learned along the way => things I learned ; not with thing
let's be honest : => honestly , ; not with honest,honestly
let's face it : => honestly , ; not with honest,honestly
and just like that , => suddenly , ; start ; not with suddenly
i realized something (powerful|important|profound) : => I realized that ; not with that
i learned something (powerful|important|profound) : => I learned that ; not with that

# What it did
like a badge of honor => with pride ; prev it,that,them,exhaustion,busyness,scars ; not with proud,pride
like a badge of honour => with pride ; prev it,that,them,exhaustion,busyness,scars ; not with proud,pride
are passionate about making a difference => want to make a difference ; not with want
is passionate about making a difference => wants to make a difference ; not with want
people who are passionate about {ving} => people who love {ving} ; not with love
unlock their full potential => do their best work ; prev clients,employees,teams,people,members,founders
unlock your creativity => get more creative ; not with creative,creativity
game-changing tips => useful tips ; not with useful
proven strategies to => ways to ; not with way

# How it ends
share your (story|thoughts|experience|experiences) in the comments below => tell me in the comments ; not with tell
share your (story|thoughts|experience|experiences) in the comments => tell me in the comments ; not with tell
drop a comment below and let me know => tell me in the comments ; not with tell
let me know in the comments below => tell me in the comments ; not with tell
`;
