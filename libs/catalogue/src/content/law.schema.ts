import { z } from 'zod';

import { vatNotes } from '../law-rules.js';
import { text, texts, textWith } from './fields.js';

const isOn = z.boolean('must be true or false, without quotation marks');

const legalNotice = z.strictObject({
  /** The author's if left out. */
  name: text.optional(),
  /** Postal address, line by line. */
  address: texts,
  /** Those of `contact` if left out. */
  email: z.email('must be an email address').optional(),
  phone: text.optional(),
  vatId: text.optional(),
  /** The person responsible for the content, if not the author. */
  responsible: text.optional(),
});

/** `law` in site.json. A missing switch has the default of the country. */
export const lawSwitches = z.strictObject({
  provider: legalNotice.optional(),
  bindingButton: isOn.optional(),
  withdrawalConsent: isOn.optional(),
  vat: z
    .enum(vatNotes, { error: `must be one of ${vatNotes.map((name) => `"${name}"`).join(', ')}` })
    .optional(),
  postage: isOn.optional(),
});

/** Wordings by country (ISO 3166-1), such as the section of its law; `other` for the rest. */
export const byCountry = z.object({ other: text }).catchall(text);

/** Stored whole with the payment, whose values Stripe limits to 500 characters. */
const consent = text.max(450, 'must have at most 450 characters');

/** `content/law.json`: sentences that the law asks for. */
export const lawWordsFile = z.strictObject({
  withdrawalConsent: consent,
  /** Confirms the consent to the buyer. */
  consentText: textWith('{date}', '{consent}'),
  /** The provider's VAT number on receipts. */
  vatIdText: textWith('{number}'),
  vatIncluded: text,
  smallBusiness: byCountry,
  postageIncluded: text,
});

export type LawWordsFile = z.infer<typeof lawWordsFile>;
