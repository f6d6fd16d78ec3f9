import { siteLocale } from '@lectern/catalogue';

/** Date for buyers: `November 24, 2026`. */
export const dayText = (at: Date, timeZone: string): string =>
  at.toLocaleDateString(siteLocale, { dateStyle: 'long', timeZone });

/** Date and time for buyers, with the zone, since theirs may differ: `November 24, 2026 at 4:12 PM EST`. */
export const momentText = (at: Date, timeZone: string): string =>
  at.toLocaleString(siteLocale, {
    year: 'numeric',
    month: 'long',
    day: 'numeric',
    hour: 'numeric',
    minute: '2-digit',
    timeZoneName: 'short',
    timeZone,
  });
