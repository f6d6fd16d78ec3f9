/** How long this browser stores the answers: one week. */
export const keptForMs = 7 * 24 * 60 * 60 * 1000;
