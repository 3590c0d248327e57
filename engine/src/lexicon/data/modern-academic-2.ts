/** Single words of papers and school essays, said with those that most people use. */
export const modernAcademic2 = `
underlying => behind ; prev mechanisms,mechanism,processes,factors,principles,reasons,motivations ; next <noun>,the,these,this,their,its,human ; not with behind
`;
