/** Notes on value-added tax: the prices include it, the seller is exempt as a small business, or there is no note. */
export const vatNotes = ['included', 'small-business', 'none'] as const;

export type VatNote = (typeof vatNotes)[number];

interface LawRules {
  /** Whether a page must say who runs the site. */
  needsProvider: boolean;
  bindingButton: boolean;
  withdrawalConsent: boolean;
  vat: VatNote;
  /** Whether a price says if postage is in it. */
  postage: boolean;
}

/**
 * Directive 2000/31/EC, art. 5 (provider); 2011/83/EU, art. 8(2) (button), 16(m) (consent), 6(1)(e) (taxes and postage).
 * The switches of `law` in site.json decide otherwise.
 */
const european: LawRules = {
  needsProvider: true,
  bindingButton: true,
  withdrawalConsent: true,
  vat: 'included',
  postage: true,
};

const none: LawRules = {
  needsProvider: false,
  bindingButton: false,
  withdrawalConsent: false,
  vat: 'none',
  postage: false,
};

/** EU and EEA (ISO 3166-1), and the United Kingdom, whose Consumer Contracts Regulations 2013 say the same. */
const EUROPEAN =
  'AT BE BG CY CZ DE DK EE ES FI FR GB GR HR HU IE IS IT LI LT LU LV MT NL NO PL PT RO SE SI SK'.split(' ');

const byCountry: Readonly<Record<string, LawRules>> = {
  ...Object.fromEntries(EUROPEAN.map((country) => [country, european])),
  // UCA art. 3(1)(s) and PIDO art. 4. There is no right of withdrawal.
  CH: { ...european, bindingButton: false, withdrawalConsent: false },
};

export const lawRulesOf = (country: string): LawRules => byCountry[country] ?? none;
