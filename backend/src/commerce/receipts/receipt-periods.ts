/** A quarter, `Q4`, or a month, `M11`, of a year. */
export const PERIOD_PART = /^(?:Q[1-4]|M(?:0[1-9]|1[0-2]))$/;

/** A year, or a part of it in the site's time zone. */
export interface ReceiptPeriod {
  year: number;
  part?: string | undefined;
}

/** The first and the last month, from 1 to 12. */
export function monthsOf({ part }: ReceiptPeriod): [first: number, last: number] {
  if (!part) return [1, 12];
  const place = Number(part.slice(1));
  return part.startsWith('Q') ? [place * 3 - 2, place * 3] : [place, place];
}

/** For file names and the audit log: `2026`, `2026-Q4`, `2026-11`. */
export function periodName({ year, part }: ReceiptPeriod): string {
  return part ? `${year}-${part.replace('M', '')}` : String(year);
}
