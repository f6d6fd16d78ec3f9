import type { SiteLanguage } from '@lectern/catalogue';
import { siteLanguages } from '@lectern/catalogue/content';

import { COUNTRIES, countryOf, languageOf } from '../first-run-rules.js';
import { Choices, SelectField } from '../form-fields.js';
import { messagesIn } from '../messages.js';
import type { Answer, Asked, FieldsProps, Form, Question } from './question.js';

const isLanguage = (text: string): text is SiteLanguage =>
  (siteLanguages as readonly string[]).includes(text);

/** Language of the site, and the country whose law and notation it follows. */
export const place: Question = {
  step: 'language',
  valuesOf({ draft, accepted }) {
    if (draft.place) return draft.place as { language: string; country: string };
    const language = languageOf(accepted);
    return { language, country: countryOf(language, accepted) };
  },
  read,
  Fields,
};

function read({ values }: Form, asked: Asked): Answer {
  const { language: m } = messagesIn(asked.language);
  const { language = '', country = '' } = values;
  if (!isLanguage(language)) return { draft: {}, faults: { language: m.unknown } };
  if (!COUNTRIES.includes(country)) return { draft: {}, faults: { country: m.unknown } };
  return { draft: { place: { language, country } }, faults: {} };
}

const nameIn = (language: string, type: 'language' | 'region', code: string): string =>
  new Intl.DisplayNames(language, { type }).of(code) ?? code;

function Fields({ asked: { language }, values, faults }: FieldsProps) {
  const { language: m } = messagesIn(language);
  const countries = COUNTRIES.map((code) => [code, nameIn(language, 'region', code)] as const);
  const { compare } = new Intl.Collator(language);
  return (
    <>
      <Choices
        name="language"
        label={m.language}
        value={values['language'] ?? ''}
        fault={faults['language']}
        choices={siteLanguages.map((code) => ({ value: code, label: nameIn(code, 'language', code) }))}
      />
      <SelectField
        name="country"
        label={m.country}
        value={values['country'] ?? ''}
        fault={faults['country']}
        options={countries.toSorted(([, one], [, other]) => compare(one, other))}
      />
    </>
  );
}
