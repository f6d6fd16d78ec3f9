import { formatMoney, usDollars } from '@lectern/money';
import type { CheckoutOptions } from '@lectern/widget-kit';

/** An amount in the notation of the page: `$9.99`, `9,99 €`. */
export const priceText = (amount: number, { money = usDollars }: Pick<CheckoutOptions, 'money'>): string =>
  formatMoney(amount, money);

/** BCP 47, for times and names of countries. */
export const localeOf = ({ money = usDollars }: Pick<CheckoutOptions, 'money'>): string => money.locale;
