/**
 * Writes an amount of United States cents as people read it: `995` → `$9.95`,
 * `-1200` → `-$12.00`, `123456` → `$1,234.56`.
 *
 * @throws RangeError when the amount is not a whole number of cents: a fraction here means that a
 * calculation went wrong earlier, and rounding would hide it.
 */
export function formatCents(amountCents: number): string {
  if (!Number.isSafeInteger(amountCents)) {
    throw new RangeError(`An amount must be a whole number of cents, but got ${String(amountCents)}.`);
  }
  const sign = amountCents < 0 ? '-' : '';
  const digits = Math.abs(amountCents).toString().padStart(3, '0');
  const dollars = digits.slice(0, -2).replace(/\B(?=(\d{3})+$)/g, ',');
  return `${sign}$${dollars}.${digits.slice(-2)}`;
}
