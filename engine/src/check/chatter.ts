/** What an assistant says about its work rather than doing it, at the start or the end of an answer. */
const chatter =
  /^\W*(?:(?:sure|certainly|of course|absolutely|okay|ok|got it)\b[^.!?:\n]{0,60}[!:.,]|(?:here(?:'s| is| are)|below is|this is) (?:the|your|a|my)\b[^.!?\n]{0,80}\b(?:rewrit|revis|humaniz|version|paraphras|text)|(?:the )?(?:rewritten|revised|humanized|paraphrased|final) (?:text|version|paragraph)s?\b[^.!?\n]{0,20}:|(?:rewrite|rewritten|revised|humanized|paraphrased):)|\b(?:i(?:'ve| have)? (?:rewritten|rewrote|revised|kept the placeholders)|(?:i )?hope (?:this|that) (?:helps|works|meets)|let me know if you|feel free to (?:ask|reach)|as an ai\b|language model,? i)\b/i;

const refusal =
  /^\W*(?:(?:i(?:'m| am) (?:really |very )?(?:sorry|afraid)|sorry|i apologi[sz]e|unfortunately)\b[^.!?\n]{0,80}\b(?:can(?:'t|not)|unable|not able|won't|must decline)|i (?:can(?:'t|not)|won't|am unable to|am not able to|must decline to) (?:help|assist|do|comply|fulfil|rewrite|process|provide|create|with)|as an ai\b[^.!?\n]{0,60}\b(?:can(?:'t|not)|unable))/i;

const plain = (text: string) => text.replaceAll("’", "'");

/** Whether a rewrite holds an assistant's words to its user that its source does not have. */
export function hasChatter(before: string, after: string): boolean {
  return chatter.test(plain(after)) && !chatter.test(plain(before));
}

/** Whether a rewrite declines the work, where its source says nothing of the kind. */
export function isRefusal(before: string, after: string): boolean {
  return refusal.test(plain(after)) && !refusal.test(plain(before));
}
