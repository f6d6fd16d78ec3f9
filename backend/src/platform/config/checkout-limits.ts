import { ConfigurationError } from './configuration-error.js';

const NAME = 'CHECKOUT_LIMITS';

const DEFAULTS = {
  /** New orders from one source, or for one mailbox. */
  ordersIn10Minutes: 10,
  ordersADay: 30,
  /** Declined charges, and different cards, after which a source cannot place new orders. */
  declinesAnHour: 5,
  cardsADay: 3,
  /** Claims of an unpaid payment, and from one source. */
  unpaidClaimsAMinute: 30,
  /** Unpaid orders of one product within 15 minutes, after which new ones are throttled to `brakedAMinute`. */
  brakeAtUnpaid: 50,
  brakedAMinute: 60,
};

type Limit = keyof typeof DEFAULTS;

/** Limits against testing of stolen cards; `undefined` is no limit. */
export type CheckoutLimits = Readonly<Record<Limit, number | undefined>>;

const LIMITS = Object.keys(DEFAULTS) as Limit[];
const MAX = 1000;

/**
 * Reads `ordersIn10Minutes=20 cardsADay=5`; other limits keep their defaults, and 0 is no limit. Or `off`, for tests.
 * @throws ConfigurationError for the first error
 */
export function readCheckoutLimits(text: string | undefined): CheckoutLimits {
  const setting = text?.trim() ?? '';
  const limits: Record<Limit, number | undefined> = { ...DEFAULTS };
  if (setting === 'off') {
    for (const limit of LIMITS) limits[limit] = undefined;
    return limits;
  }
  for (const word of setting.split(/\s+/).filter(Boolean)) {
    const [, name, value] = /^(\w+)=(\d{1,4})$/.exec(word) ?? [];
    const limit = LIMITS.find((known) => known === name);
    if (!limit || Number(value) > MAX)
      throw new ConfigurationError(
        `${NAME} is off, or made of ${LIMITS.join('=, ')}= with numbers up to ${MAX}, not "${word}".`,
      );
    limits[limit] = Number(value) || undefined;
  }
  return limits;
}
