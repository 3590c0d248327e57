/** For a file field's `accept`. Old Word files may be chosen too, to be told what to do with them. */
export const importableFiles = ".txt,.md,.markdown,.doc,.docx,.pdf,text/plain,text/markdown";
