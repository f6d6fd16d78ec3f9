/** Maximum number of results (specification 1, section 9). */
export const resultLimit = 8;

/** Characters of an excerpt (specification 1, section 9), and those before the first match. */
export const excerptLength = 150;
export const leadLength = 40;

// Corrected queries. Shorter words resemble too many others, longer ones may have two typos.
export const shortestCorrectedWord = 4;
export const twoTypoWord = 8;
/** Weight of a title word relative to a text word. */
export const titleWeight = 20;
