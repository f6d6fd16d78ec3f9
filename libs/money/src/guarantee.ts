/** Days from the payment in which buyers get a refund. Sales pages, emails, and the checkout promise them. */
export const GUARANTEE_DAYS = 30;

/** {@link GUARANTEE_DAYS} for running text. */
export const GUARANTEE_DAYS_IN_WORDS = 'thirty';
