import { receipts as m } from '../messages.js';
import { say } from '../say.js';
import { formatDate } from '../shop.js';

/** A year, or a quarter (`Q4`) or month (`M11`) of it. */
export interface Period {
  year: number;
  /** Empty for the whole year. */
  part: string;
}

const monthPart = (month: number): string => `M${String(month).padStart(2, '0')}`;

const quarters = [1, 2, 3, 4].map((quarter) => [`Q${quarter}`, say(m.period.quarter, { quarter })] as const);
const months = Array.from(
  { length: 12 },
  (_, at) => [monthPart(at + 1), formatDate(Date.UTC(2000, at), { month: 'long', timeZone: 'UTC' })] as const,
);

export const periodParts: readonly (readonly [part: string, label: string])[] = [
  ['', m.period.wholeYear],
  ...quarters,
  ...months,
];

/** @param today a day, `2026-11-27` */
export function lastMonth(today: string): Period {
  const [year = 0, month = 0] = today.split('-').map(Number);
  return month === 1 ? { year: year - 1, part: monthPart(12) } : { year, part: monthPart(month - 1) };
}

/** @param today a day, `2026-11-27` */
export function lastQuarter(today: string): Period {
  const [year = 0, month = 0] = today.split('-').map(Number);
  const quarter = Math.ceil(month / 3);
  return quarter === 1 ? { year: year - 1, part: 'Q4' } : { year, part: `Q${quarter - 1}` };
}

/** `November 2026`, `Quarter 4 2026`, `2026` */
export function periodWords({ year, part }: Period): string {
  const label = part && periodParts.find(([value]) => value === part)?.[1];
  return label ? `${label} ${year}` : String(year);
}
