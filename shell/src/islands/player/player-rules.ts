/** Step of an arrow key. */
export const stepSeconds = 5;

/** Step of the keys j and l, and of the buttons beside Play. */
export const leapSeconds = 10;

export const speeds = [0.75, 1, 1.25, 1.5, 1.75, 2];
