// Times of a toast in milliseconds: specification 1, section 9.

export const shownForMs = 5000;
/** Delay before a dismissed toast is removed. */
export const removedAfterMs = 1_000_000;

export const swipePixels = 50;
