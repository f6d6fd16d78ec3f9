import type { WrittenProduct } from '@lectern/api-client/admin';
import { decimalOf, typedMoney } from '@lectern/money';
import { Field, type FieldErrors, Select, TextArea } from '@lectern/ui/kit';

import { isSameValue } from '../saving/index.js';
import { say } from '../say.js';
import { currencyName, hasDecimalPoint, moneyFormat, priceStep, typedPrice } from '../shop.js';
import { typeWords } from './product-words.js';
import { products as m } from '../messages.js';

/** Form values of a product; the price is the typed text. */
export interface TypedProduct extends Omit<WrittenProduct, 'price'> {
  typedPrice: string;
}

export const writtenOf = ({ typedPrice: typed, ...words }: TypedProduct): WrittenProduct => ({
  ...words,
  title: words.title.trim(),
  description: words.description.trim(),
  price: typedPrice(typed),
});

export const typedOf = ({ title, description, price, type }: WrittenProduct): TypedProduct => ({
  title,
  description,
  type,
  typedPrice: typedMoney(price, moneyFormat()),
});

export const isSameProduct = (one: TypedProduct, other: TypedProduct): boolean =>
  isSameValue(writtenOf(one), writtenOf(other));

/** For comparing two products. */
export const typedText = ({ title, description, typedPrice: typed, type }: TypedProduct): string =>
  [title, description, typed, typeWords[type]].join('\n');

/** Same sentences as the API. */
export function missingIn({ title, description, typedPrice: typed }: TypedProduct): FieldErrors {
  return {
    ...(title.trim() ? {} : { title: m.form.errors.title }),
    ...(description.trim() ? {} : { description: m.form.errors.description }),
    ...(typed.trim() ? {} : { price: m.form.errors.price }),
  };
}

type Place = 'own-page' | 'shop';

interface ProductFieldsProps {
  place: Place;
  words: TypedProduct;
  missing: FieldErrors;
  disabled: boolean;
  onChange: (change: Partial<TypedProduct>) => void;
}

export function ProductFields({ place, words, missing, disabled, onChange }: ProductFieldsProps) {
  // Invalid input becomes 0; the browser reports only `badInput` and returns an empty value.
  const normalizePrice = ({ validity }: HTMLInputElement) => {
    const typed = words.typedPrice;
    const normal = validity.badInput || typed ? typedMoney(typedPrice(typed), moneyFormat()) : '';
    if (normal !== typed) onChange({ typedPrice: normal });
  };
  return (
    <>
      <Field
        label={m.form.title}
        hint={m.form.titleHints[place]}
        name="title"
        maxLength={200}
        disabled={disabled}
        value={words.title}
        error={missing['title'] ?? null}
        onChange={(event) => onChange({ title: event.target.value })}
      />
      <TextArea
        label={m.form.description}
        hint={m.form.descriptionHints[place]}
        name="description"
        maxLength={5_000}
        disabled={disabled}
        value={words.description}
        error={missing['description'] ?? null}
        onChange={(event) => onChange({ description: event.target.value })}
      />
      <Field
        label={say(m.form.price, { currency: currencyName() })}
        name="price"
        // Browsers read numbers in their own language, which may not be the dashboard's.
        type={hasDecimalPoint() ? 'number' : 'text'}
        inputMode="decimal"
        min="0"
        max={decimalOf(9_999_999, moneyFormat().currency)}
        step={priceStep()}
        disabled={disabled}
        value={words.typedPrice}
        error={missing['price'] ?? null}
        onChange={(event) => onChange({ typedPrice: event.target.value })}
        onBlur={({ target }) => normalizePrice(target)}
        onKeyDown={({ key, currentTarget }) => {
          if (key === 'Enter') normalizePrice(currentTarget);
        }}
      />
      <Select
        label={m.form.type}
        name="type"
        disabled={disabled}
        value={words.type}
        options={typeWords}
        onValue={(type) => onChange({ type: type as TypedProduct['type'] })}
      />
    </>
  );
}
