/**
 * Stripe's minimum amounts by settlement currency:
 * https://docs.stripe.com/currencies#minimum-and-maximum-charge-amounts
 */
const MIN_CHARGES: Readonly<Record<string, number>> = { USD: 50, EUR: 50, GBP: 30, CHF: 50, JPY: 50 };

/** Stripe's minimum charge in minor units. Higher if the account pays out in another currency. @param currency ISO 4217 */
export function minCharge(currency: string): number {
  return MIN_CHARGES[currency.toUpperCase()] ?? 50;
}
