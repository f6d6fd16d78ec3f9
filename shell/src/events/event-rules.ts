/** Events on the home page if the speaking page has the rest. */
export const homeEvents = 3;
