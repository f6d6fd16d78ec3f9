/** Currency of all prices, which are in cents. */
export const CURRENCY = 'usd';
