// Numbers of books, and text lengths in characters: specification 1, sections 2, 4 and 9.

export const carouselBooks = 8;
export const listedBooks = 8;
export const carouselExcerpt = 50;
export const cardExcerpt = 80;
export const monthExcerpt = 120;
/** A longer title does not fit the height of a book. */
export const spineCharacters = 44;

/** The about page has the rest. */
export const bioParagraphs = 2;
