const WRITTEN = /^(\d*)(?:\.(\d*))?$/;

/**
 * What a price field says, in whole cents, worked out from its digits so that nothing is lost on the way: `9.99` is
 * 999. A third digit rounds; what is no number is 0, and so is what is less than nothing.
 */
export function centsOf(dollars: string): number {
  const [, whole = '', rest = ''] = WRITTEN.exec(dollars.trim()) ?? [];
  const thousandths = Number(`${whole || '0'}${rest.padEnd(3, '0').slice(0, 3)}`);
  return Math.floor((thousandths + 5) / 10);
}

/** For the field: `1299` is `12.99`. */
export function dollarsOf(cents: number): string {
  const digits = String(cents).padStart(3, '0');
  return `${digits.slice(0, -2)}.${digits.slice(-2)}`;
}
