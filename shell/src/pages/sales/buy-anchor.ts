/** Id of the section where the book is bought; links to it fetch the checkout. */
export const buyAnchorId = 'buy';
export const openingAnchorId = 'opening';
