// English texts of the components. One export each, so that a page bundles only those it uses.

export const closeThisMessage = 'Close this message';
export const notification = 'Notification';
/** Radix fills in `{hotkey}`. */
export const notifications = 'Notifications ({hotkey})';
export const outOfFiveStars = (stars: number) => `${stars} out of 5 stars`;
export const didYouMean = (domain: string) => `Did you mean ${domain}?`;
