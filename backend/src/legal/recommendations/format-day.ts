const DAY = new Intl.DateTimeFormat('en-US', { dateStyle: 'long', timeZone: 'UTC' });

/** `November 22, 2027` */
export const formatDay = (date: Date): string => DAY.format(date);
