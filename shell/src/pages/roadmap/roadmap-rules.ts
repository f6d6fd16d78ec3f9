/** Debounce before a changed note is saved. */
export const saveDelayMs = 800;

export const maxTags = 10;
export const maxTagCharacters = 40;

/** Of a step, as entered by the visitor. */
export const maxMinutes = 100_000;
/** Added by the button beside the field. */
export const minutesStep = 15;
