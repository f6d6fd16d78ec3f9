/** A day as a buyer reads it: `November 24, 2026`. */
export const dayText = (at: Date, timeZone: string): string =>
  at.toLocaleDateString('en-US', { dateStyle: 'long', timeZone });
