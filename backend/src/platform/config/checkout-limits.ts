import { ConfigurationError } from './configuration-error.js';

const NAME = 'CHECKOUT_LIMITS';

const USUAL = {
  /** New orders from one source, or for one mailbox, in ten minutes. */
  ordersIn10Minutes: 10,
  ordersADay: 30,
  /** Charges that were declined, and different cards, after which nobody of there opens a new order. */
  declinesAnHour: 5,
  cardsADay: 3,
  /** How often it may be asked for what is not paid: of one payment, and from one source. */
  unpaidClaimsAMinute: 30,
  /** How many orders of one product are left unpaid within a quarter of an hour before new ones take turns. */
  brakeAtUnpaid: 50,
  /** And how many turns there are. */
  brakedAMinute: 60,
};

type Limit = keyof typeof USUAL;

/** What keeps the checkout from being used to try out stolen cards; `undefined` is no limit. */
export type CheckoutLimits = Readonly<Record<Limit, number | undefined>>;

const LIMITS = Object.keys(USUAL) as Limit[];
const MOST = 1000;

/**
 * Reads how much of it is too much: `ordersIn10Minutes=20 cardsADay=5`, where what is not named stays as usual and 0 is
 * no limit; or `off`, for a site that only programs visit.
 * @throws ConfigurationError for the first thing wrong
 */
export function readCheckoutLimits(text: string | undefined): CheckoutLimits {
  const wanted = text?.trim() ?? '';
  const limits: Record<Limit, number | undefined> = { ...USUAL };
  if (wanted === 'off') {
    for (const limit of LIMITS) limits[limit] = undefined;
    return limits;
  }
  for (const word of wanted.split(/\s+/).filter(Boolean)) {
    const [, name, value] = /^(\w+)=(\d{1,4})$/.exec(word) ?? [];
    const limit = LIMITS.find((known) => known === name);
    if (!limit || Number(value) > MOST)
      throw new ConfigurationError(
        `${NAME} is off, or made of ${LIMITS.join('=, ')}= with numbers up to ${MOST}, not "${word}".`,
      );
    limits[limit] = Number(value) || undefined;
  }
  return limits;
}
