import { formatMoney, minorDigits, type MoneyFormat } from './money.js';

type Part = Intl.NumberFormatPartTypes;
type Display = 'symbol' | 'narrowSymbol' | 'code';

/** By format and display. Making one takes longer than reading a price. */
const partLists = new Map<string, Intl.NumberFormatPart[]>();

function partsOf({ currency, locale }: MoneyFormat, display: Display): Intl.NumberFormatPart[] {
  const key = [currency, locale, display].join();
  const known = partLists.get(key);
  if (known) return known;
  const options = {
    style: 'currency',
    currency,
    currencyDisplay: display,
    minimumFractionDigits: 2,
  } as const;
  const parts = new Intl.NumberFormat(locale, options).formatToParts(1_234_567.5);
  partLists.set(key, parts);
  return parts;
}

const partOf = (format: MoneyFormat, type: Part, display: Display): string =>
  partsOf(format, display).find((part) => part.type === type)?.value ?? '';

/** Removes a minus sign, and the currency's symbol or code on either side. */
function bareNumber(text: string, format: MoneyFormat): { number: string; isNegative: boolean } {
  const displays = ['code', 'symbol', 'narrowSymbol'] as const;
  const marks = displays.map((display) => partOf(format, 'currency', display).toUpperCase());
  let number = text.trim().toUpperCase();
  let isNegative = false;
  const removeMinus = () => {
    if (!/^[-−]/u.test(number) || isNegative) return;
    isNegative = true;
    number = number.slice(1).trim();
  };
  removeMinus();
  const before = marks.find((mark) => number.startsWith(mark));
  if (before) number = number.slice(before.length).trim();
  removeMinus();
  const after = marks.find((mark) => number.endsWith(mark));
  if (after) number = number.slice(0, -after.length).trim();
  return { number, isNegative };
}

/** `1.234,56` in German → `1,234.56`. */
function inEnglish(number: string, format: MoneyFormat): string {
  const decimal = partOf(format, 'decimal', 'symbol');
  // A typewriter's apostrophe for a Swiss one.
  const group = partOf(format, 'group', 'symbol').replace('’', "'");
  const characters = [...number.replaceAll('’', "'")];
  return characters
    .map((one) => (one === decimal ? '.' : one === group ? ',' : `${one}`.replace(/[.,]/, '?')))
    .join('');
}

const grouped = /^(?<whole>\d{1,3}(?:,\d{3})+|\d+)(?:\.(?<minor>\d+))?$/;
const plain = /^(?<whole>\d+)(?:\.(?<minor>\d+))?$/;

/** Undefined for any other text, and for other decimals than the currency has. */
function minorUnits(number: string, format: MoneyFormat): number | undefined {
  const digits = minorDigits(format.currency);
  for (const parts of [grouped.exec(inEnglish(number, format))?.groups, plain.exec(number)?.groups]) {
    const { whole, minor = '0'.repeat(digits) } = parts ?? {};
    const amount = Number(whole?.replaceAll(',', '') + minor);
    if (minor.length === digits && Number.isSafeInteger(amount)) return amount;
  }
  return undefined;
}

/**
 * Parses an amount in the notation of a card into minor units, without floating point, so nothing is rounded:
 * `€9.95`, `9,95 €`, `1.234,56`, or `20`. The decimal point is understood in every locale.
 *
 * @throws RangeError for any other text; the message has an example
 */
export function parseMoney(text: string, format: MoneyFormat): number {
  const { number, isNegative } = bareNumber(text, format);
  const amount = minorUnits(number, format);
  if (amount === undefined)
    throw new RangeError(`"${text}" is not an amount of money, such as ${moneyExample(format)}.`);
  return isNegative && amount > 0 ? -amount : amount;
}

/** A price in the notation of the locale, for messages: `$9.95`, `9,95 €`, or `¥1,200`. */
export function moneyExample(format: MoneyFormat): string {
  return formatMoney(minorDigits(format.currency) > 0 ? 995 : 1200, format).replaceAll(/\s/g, ' ');
}
