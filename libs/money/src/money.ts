/** Currency and notation of amounts. Amounts are whole numbers of the currency's minor unit: cents, pence, or yen. */
export interface MoneyFormat {
  /** ISO 4217, such as `EUR`. */
  currency: string;
  /** BCP 47, such as `de-DE`. */
  locale: string;
}

/** Of sites that name no other. */
export const usDollars: MoneyFormat = { currency: 'USD', locale: 'en-US' };

const formatOf = ({ currency, locale }: MoneyFormat, options?: Intl.NumberFormatOptions): Intl.NumberFormat =>
  new Intl.NumberFormat(locale, { style: 'currency', currency, ...options });

const digitsOf = (format: Intl.NumberFormat): number => format.resolvedOptions().maximumFractionDigits ?? 2;

/** Decimals of a currency, which are its minor units: 2 for EUR, 0 for JPY. @param currency ISO 4217, in any case */
export const minorDigits = (currency: string): number => digitsOf(formatOf({ currency, locale: 'en' }));

function checkAmount(amount: number): number {
  if (Number.isSafeInteger(amount)) return amount || 0;
  throw new RangeError(`Not a whole number of minor units: ${amount}`);
}

/**
 * Formats an amount in minor units: `995` → `$9.95`, `9,95 €`, `CHF 9.95`, or `¥995`.
 *
 * @throws RangeError for a fraction of a minor unit, which indicates an earlier calculation error that rounding
 * would hide
 */
export function formatMoney(amount: number, format: MoneyFormat): string {
  const notation = formatOf(format);
  return notation.format(checkAmount(amount) / 10 ** digitsOf(notation));
}

/** Formats an amount without its minor units if they are zero: `50000` → `$500`. */
export function formatRoundMoney(amount: number, format: MoneyFormat): string {
  const unit = 10 ** minorDigits(format.currency);
  if (checkAmount(amount) % unit !== 0) return formatMoney(amount, format);
  return formatOf(format, { maximumFractionDigits: 0 }).format(amount / unit);
}

/** Formats an amount for programs and spreadsheets: `995` → `9.95`, in yen `995`. */
export function decimalOf(amount: number, currency: string): string {
  const digits = minorDigits(currency);
  return (checkAmount(amount) / 10 ** digits).toFixed(digits);
}

/** Formats an amount for a text field in the locale's notation: `123495` → `1234.95` or `1234,95`. */
export function typedMoney(amount: number, format: MoneyFormat): string {
  const parts = formatOf(format).formatToParts(checkAmount(amount) / 10 ** minorDigits(format.currency));
  return parts
    .filter(({ type }) => ['minusSign', 'integer', 'decimal', 'fraction'].includes(type))
    .map(({ value }) => value)
    .join('');
}
