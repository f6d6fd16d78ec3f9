/** Id of the section where the book is bought; links to it fetch the checkout. */
export const buyAnchorId = 'buy';
/** Id of the price and the button on the poster. */
export const offerId = 'offer';
export const openingAnchorId = 'opening';
