import type { Broadcast } from '@lectern/api-client/admin';
import { counted, say } from '../say.js';
import { broadcasts as m } from '../messages.js';

const MINUTE = 60;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

/** Rounded up, so that a promise is kept: `about 1 h 7 min`. */
export function durationWords(seconds: number): string {
  const whole = Math.ceil(seconds / MINUTE) * MINUTE;
  if (seconds < MINUTE) return m.duration.short;
  if (whole < HOUR) return say(m.duration.minutes, { minutes: whole / MINUTE });
  if (whole < DAY)
    return say(m.duration.hours, { hours: Math.floor(whole / HOUR), minutes: (whole % HOUR) / MINUTE });
  const hours = Math.ceil(whole / HOUR);
  return say(m.duration.days, { days: counted(Math.floor(hours / 24), m.duration.day), hours: hours % 24 });
}

/** How long some copies take at the site's rate, or at the current pace if the mail server is slower. */
export function sendingTime(
  copies: number,
  { ratePerSecond, pacePerSecond }: Pick<Broadcast, 'ratePerSecond' | 'pacePerSecond'>,
): { duration: string; rate: string } {
  const isSlower = pacePerSecond !== null && pacePerSecond < ratePerSecond * 0.9;
  const perSecond = isSlower ? Math.max(0.1, Math.round(pacePerSecond * 10) / 10) : ratePerSecond;
  return { duration: durationWords(copies / perSecond), rate: counted(perSecond, m.duration.rate) };
}
