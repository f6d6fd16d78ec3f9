import type { SiteCurrency } from '@lectern/catalogue';
import { siteCurrencies } from '@lectern/catalogue/content';
import { localeOf } from '@lectern/locale';
import { formatMoney } from '@lectern/money';

import { countryOf, currencyOf, defaultPrice } from '../first-run-rules.js';
import { Choices } from '../form-fields.js';
import { messagesIn } from '../messages.js';
import type { Answer, Asked, FieldsProps, Form, Question } from './question.js';

const isCurrency = (text: string): text is SiteCurrency =>
  (siteCurrencies as readonly string[]).includes(text);

const countryIn = ({ draft, language, accepted }: Asked): string =>
  draft.place?.country ?? countryOf(language, accepted);

export const currency: Question = {
  step: 'currency',
  valuesOf: (asked) => ({ currency: asked.draft.currency ?? currencyOf(countryIn(asked)) }),
  read,
  Fields,
};

function read({ values }: Form, { language }: Asked): Answer {
  const { currency: m } = messagesIn(language);
  const chosen = values['currency'] ?? '';
  return isCurrency(chosen)
    ? { draft: { currency: chosen }, faults: {} }
    : { draft: {}, faults: { currency: m.unknown } };
}

function Fields({ asked, values, faults }: FieldsProps) {
  const { language } = asked;
  const { currency: m } = messagesIn(language);
  const locale = localeOf(language, countryIn(asked));
  const names = new Intl.DisplayNames(language, { type: 'currency' });
  return (
    <Choices
      name="currency"
      label={m.title}
      isTitled
      value={values['currency'] ?? ''}
      fault={faults['currency']}
      choices={siteCurrencies.map((code) => ({
        value: code,
        label: names.of(code) ?? code,
        note: formatMoney(defaultPrice(code), { currency: code, locale }),
      }))}
    />
  );
}
