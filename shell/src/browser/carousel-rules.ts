// Times of the home page's carousels: specification 1, section 9.

export const bookIntervalMs = 4000;
export const monthIntervalMs = 8000;
export const moveMs = 500;

/** Minimum length of a swipe. */
export const swipePixels = 40;
