/**
 * Formats US cents: `995` → `$9.95`, `-1200` → `-$12.00`, `123456` → `$1,234.56`.
 *
 * @throws RangeError for a fraction of a cent, which indicates an earlier calculation error that rounding
 * would hide
 */
export function formatCents(amountCents: number): string {
  if (!Number.isSafeInteger(amountCents)) {
    throw new RangeError(`An amount must be a whole number of cents, but got ${String(amountCents)}.`);
  }
  const sign = amountCents < 0 ? '-' : '';
  const digits = Math.abs(amountCents).toString().padStart(3, '0');
  const dollars = digits.slice(0, -2).replace(/\B(?=(?:\d{3}){1,5}$)/g, ',');
  return `${sign}$${dollars}.${digits.slice(-2)}`;
}

const writtenAmount = /^(?<sign>-?)\$?(?<dollars>\d+|\d{1,3}(?:,\d{3})+)(?:\.(?<cents>\d{2}))?$/;

/**
 * Parses `$9.95`, `9.95`, `$1,234.56`, or `$20` into cents, without floating point, so nothing is rounded.
 *
 * @throws RangeError when the text is no amount in dollars and cents
 */
export function parseCents(text: string): number {
  const parts = writtenAmount.exec(text.trim())?.groups;
  const amountCents = Number(`${parts?.dollars?.replaceAll(',', '') ?? 'none'}${parts?.cents ?? '00'}`);
  if (!parts || !Number.isSafeInteger(amountCents)) {
    throw new RangeError(`"${text}" is not an amount in dollars and cents, such as $9.95.`);
  }
  return parts.sign === '-' && amountCents > 0 ? -amountCents : amountCents;
}

/** Stripe's minimum charge. */
export const leastChargeCents = 50;
