/** Id of the purchase section; links to it load the checkout. */
export const buyAnchorId = 'buy';
/** Id of price and button in the hero. */
export const offerId = 'offer';
export const openingAnchorId = 'opening';
