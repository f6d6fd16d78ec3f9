import { byCountry } from '../law.schema.js';
import { text, texts } from '../fields.js';
import { pageFile } from './page-file.js';

/** The legal notice; its facts are `law.provider` in site.json. */
export const legalNoticePage = pageFile({
  linkLabel: text,
  heading: text,
  providerHeading: byCountry,
  contactHeading: text,
  emailLabel: text,
  phoneLabel: text,
  vatIdHeading: byCountry,
  responsibleHeading: byCountry,
  /** Further paragraphs, such as on the settlement of disputes. */
  notes: texts.optional(),
});
