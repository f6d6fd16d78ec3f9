import { lawRulesOf } from '../law-rules.js';
import { phoneFault } from '../phone-number.js';
import type { ContentProblem } from './content-error.js';
import type { SiteFile } from './site.schema.js';

type Checked = Pick<SiteFile, 'contact' | 'country' | 'law'>;

export function checkPhones({ contact, country, law }: Checked): ContentProblem[] {
  const phones = { 'contact.phone': contact.phone, 'law.provider.phone': law.provider?.phone };
  return Object.entries(phones).flatMap(([key, phone]) => {
    const message = phone === undefined ? null : phoneFault(phone, country);
    return message === null ? [] : [{ file: 'content/site.json', key, message }];
  });
}

/** Sentences on what the author's country asks for and the content lacks. The site starts all the same. */
export function missingByLaw({ country, law }: Checked): string[] {
  if (!lawRulesOf(country).needsProvider || law.provider) return [];
  return [
    `The law of ${country} asks who runs the site: write your postal address under "law.provider" in site.json, and the site shows a legal notice.`,
  ];
}
