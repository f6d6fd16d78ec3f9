// What the parts of the site say by themselves, in English: each by its name, so that a page brings along what it says alone.

export const closeThisMessage = 'Close this message';
export const notification = 'Notification';
/** `{hotkey}` is filled in by the list itself. */
export const notifications = 'Notifications ({hotkey})';
export const outOfFiveStars = (stars: number) => `${stars} out of 5 stars`;
export const didYouMean = (domain: string) => `Did you mean ${domain}?`;
