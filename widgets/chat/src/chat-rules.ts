/** Duration of the typing indicator (specification 1, section 9). */
export const typingMs = 1000;

export const maxQuestionCharacters = 500;

/** From this length a counter is shown. */
export const counterThreshold = maxQuestionCharacters - 100;
