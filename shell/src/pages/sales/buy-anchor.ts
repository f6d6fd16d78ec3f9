/** Id of the purchase section; links to it load the checkout. */
export const buyAnchorId = 'buy';
export const offerId = 'offer';
export const openingAnchorId = 'opening';
