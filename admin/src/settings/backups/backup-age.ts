import { backups as m } from '../../messages.js';
import { counted } from '../../say.js';

const hourMs = 3_600_000;
const dayHours = 24;

/** Rough age for a tile: `7 hours ago`, and days from two days on. */
export function ageText(moment: string, nowMs: number = Date.now()): string {
  const hours = Math.floor((nowMs - new Date(moment).getTime()) / hourMs);
  if (hours < 1) return m.age.minutes;
  return hours < 2 * dayHours
    ? counted(hours, m.age.hours)
    : counted(Math.floor(hours / dayHours), m.age.days);
}
