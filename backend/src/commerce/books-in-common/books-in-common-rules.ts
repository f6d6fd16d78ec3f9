/** From so many buyers on two books have readers in common: fewer would say what single people bought. */
export const READERS_IN_COMMON = 10;

/** So many other books stand on a page. */
export const MOST_SHOWN = 3;
