/** Hours until the buyer of an unpaid order is reminded; many return by themselves before. */
export const REMINDER_AFTER_HOURS = 4;

/** Older orders get no reminder. */
export const REMINDER_UNTIL_HOURS = 72;

/** Minimum days between two reminders to a buyer. */
export const REMINDER_REST_DAYS = 30;

export const REMINDER_INTERVAL_MS = 60 * 60_000;
