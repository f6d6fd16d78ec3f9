/** Interval of looking for emails held since the owner's last email about them. */
export const ASK_EVERY_MS = 10 * 60_000;
