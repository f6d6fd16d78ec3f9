import type { Session } from '@lectern/api-client/admin';
import { localeOf } from '@lectern/locale';
import { formatMoney, minCharge, minorDigits, type MoneyFormat, parseMoney } from '@lectern/money';
import { dashboard as m } from './messages.js';

type Shop = NonNullable<Session['shop']>;
export type PartName = Shop['parts'][number];

/** Facts of the shop from the session, which every page waits for. */
let shop: Shop = { currency: 'USD', country: 'US', parts: [] };

export function setShop(facts: Shop): void {
  shop = facts;
}

/** Of the look; undefined without one. */
export const siteLogo = (): Shop['logo'] => shop.logo;

/** Whether the site has this part. True for `undefined`: what belongs to no part is always there. */
export const isOn = (part: PartName | undefined): boolean => part === undefined || shop.parts.includes(part);

/** BCP 47: the dashboard's language in the notation of the shop's country. */
export const locale = (): string => localeOf(m.language, shop.country);

/** Money of the shop, as the person reads it. */
export const moneyFormat = (): MoneyFormat => ({ currency: shop.currency, locale: locale() });

/** An amount in minor units: `$1,204.50`. */
export const formatPrice = (amount: number): string => formatMoney(amount, moneyFormat());

/** Lowest price that a card can be charged, in minor units. */
export const leastPrice = (): number => minCharge(shop.currency);

/** `1,204` */
export const formatNumber = (value: number, options?: Intl.NumberFormatOptions): string =>
  value.toLocaleString(locale(), options);

export const formatDate = (at: Date | number, options: Intl.DateTimeFormatOptions): string =>
  new Intl.DateTimeFormat(locale(), options).format(at);

/** Name of the currency in a label: `Price in dollars`. */
export const currencyName = (): string =>
  (m.currencies as Readonly<Record<string, string>>)[shop.currency] ?? shop.currency;

/** Minor units of one: 100 cents, or 1 yen. */
export const minorUnits = (): number => 10 ** minorDigits(shop.currency);

/** Smallest step of a price field: `0.01`, or `1` for yen. */
export const priceStep = (): string =>
  (10 ** -minorDigits(shop.currency)).toFixed(minorDigits(shop.currency));

/** Whether decimals are typed after a point, as in a `number` field. */
export const hasDecimalPoint = (): boolean => (1.5).toLocaleString(locale()).includes('.');

const WRITTEN = /^(\d*)(?:\.(\d*))?$/;

/**
 * Typed price in minor units, computed from its digits to avoid floating-point errors: `9.99` is 999, as is `9,99 €`
 * in German. Rounds a further digit; invalid and negative input is 0.
 */
export function typedPrice(typed: string): number {
  try {
    return Math.max(0, parseMoney(typed, moneyFormat()));
  } catch {
    const digits = minorDigits(shop.currency);
    const written = hasDecimalPoint() ? typed : typed.replace(',', '.');
    const [, whole = '', rest = ''] = WRITTEN.exec(written.trim()) ?? [];
    const tenths = Number(`${whole || '0'}${rest.padEnd(digits + 1, '0').slice(0, digits + 1)}`);
    return Math.floor((tenths + 5) / 10);
  }
}
