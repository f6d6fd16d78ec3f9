import type { VatNote } from './law-rules.js';

/** The law of the author's country, as words to show; null if nothing is shown or asked. */
export interface Law {
  /** The legal notice. */
  provider: Provider | null;
  /** The last button of the checkout names the obligation to pay. */
  hasBindingButton: boolean;
  /** Consent that a buyer of files gives before the purchase, as they read it. */
  withdrawalConsent: string | null;
  /** Confirms the consent in emails and receipts: `{date}`, `{consent}`. */
  consentText: string;
  vat: VatNote;
  /** Below the prices of this shop, and on receipts. */
  vatNote: string | null;
  /** Below the price of a product that is posted. */
  postageNote: string | null;
}

export interface Provider {
  /** To the page: on every page of the site, and in emails about orders. */
  link: { label: string; path: string };
  name: string;
  address: readonly string[];
  email: string;
  phone: Phone | null;
  vatId: string | null;
  /** The VAT number as on receipts: `VAT ID DE123456789`. */
  vatIdLine: string | null;
  responsible: string | null;
}

export interface Phone {
  /** As visitors of the site write it. */
  phone: string;
  /** `tel:+12025550147` */
  phoneLink: string;
}
