/** A day as a buyer reads it: `November 24, 2026`. */
export const dayText = (at: Date, timeZone: string): string =>
  at.toLocaleDateString('en-US', { dateStyle: 'long', timeZone });

/** A moment as a buyer reads it: `November 24, 2026 at 4:12 PM`. */
export const momentText = (at: Date, timeZone: string): string =>
  at.toLocaleString('en-US', { dateStyle: 'long', timeStyle: 'short', timeZone });
