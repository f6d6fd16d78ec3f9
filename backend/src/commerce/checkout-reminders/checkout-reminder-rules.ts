/** How long a purchase lies unfinished before its buyer is reminded; whoever comes back by themselves has done so by then. */
export const REMINDER_AFTER_HOURS = 4;

/** Older ones are let lie. */
export const REMINDER_UNTIL_HOURS = 72;

/** So long nobody is reminded twice, of whatever purchase. */
export const REMINDER_REST_DAYS = 30;
