import { invalidRequest } from '../protocol/refusal.js';

/** Currencies for card charges: https://docs.stripe.com/currencies#presentment-currencies */
const CURRENCIES = new Set(
  (
    'usd aed afn all amd ang aoa ars aud awg azn bam bbd bdt bgn bif bmd bnd bob brl bsd bwp byn bzd cad cdf ' +
    'chf clp cny cop crc cve czk djf dkk dop dzd egp etb eur fjd fkp gbp gel gip gmd gnf gtq gyd hkd hnl htg ' +
    'huf idr ils inr isk jmd jpy kes kgs khr kmf krw kyd kzt lak lbp lkr lrd lsl mad mdl mga mkd mmk mnt mop ' +
    'mur mvr mwk mxn myr mzn nad ngn nio nok npr nzd pab pen pgk php pkr pln pyg qar ron rsd rub rwf sar sbd ' +
    'scr sek sgd shp sle sos srd std szl thb tjs top try ttd twd tzs uah ugx uyu uzs vnd vuv wst xaf xcd xcg ' +
    'xof xpf yer zar zmw bhd jod kwd omr tnd'
  ).split(' '),
);

/**
 * Minimum amounts, in the smallest unit:
 * https://docs.stripe.com/currencies#minimum-and-maximum-charge-amounts
 */
const MIN_AMOUNTS: Readonly<Record<string, number>> = {
  usd: 50,
  aed: 200,
  aud: 50,
  brl: 50,
  cad: 50,
  chf: 50,
  czk: 1500,
  dkk: 250,
  eur: 50,
  gbp: 30,
  hkd: 400,
  huf: 17500,
  inr: 50,
  jpy: 50,
  mxn: 1000,
  myr: 200,
  nok: 300,
  nzd: 50,
  pln: 200,
  ron: 200,
  sek: 300,
  sgd: 50,
  thb: 1000,
};

/** "The amount value supports up to eight digits" (create a PaymentIntent, `amount`). */
const MAX_AMOUNT = 99_999_999;

export function isCurrency(code: string): boolean {
  return CURRENCIES.has(code);
}

/** @throws Refusal amount_too_small or amount_too_large */
export function checkAmount(amount: number, currency: string): void {
  const least = MIN_AMOUNTS[currency] ?? 1;
  if (amount < least) {
    throw invalidRequest(`Amount must be at least ${formatAmount(least, currency)}`, {
      code: 'amount_too_small',
      param: 'amount',
    });
  }
  if (amount > MAX_AMOUNT) {
    throw invalidRequest(`Amount must be no more than ${formatAmount(MAX_AMOUNT, currency)}`, {
      code: 'amount_too_large',
      param: 'amount',
    });
  }
}

export function formatAmount(amount: number, currency: string): string {
  const format = new Intl.NumberFormat('en-US', { style: 'currency', currency });
  const digits = format.resolvedOptions().maximumFractionDigits ?? 2;
  return `${format.format(amount / 10 ** digits)} ${currency}`;
}
