import type { WrittenProduct } from '@lectern/api-client/admin';
import { Field, type FieldErrors, Select, TextArea } from '@lectern/ui/kit';
import { centsOf, dollarsOf } from '../formats.js';
import { typeWords } from './product-words.js';
import { products as m } from '../messages.js';

/** Form values of a product; the price is the typed text. */
export interface TypedProduct extends Omit<WrittenProduct, 'price'> {
  dollars: string;
}

export const writtenOf = ({ dollars, ...words }: TypedProduct): WrittenProduct => ({
  ...words,
  title: words.title.trim(),
  description: words.description.trim(),
  price: centsOf(dollars),
});

export const typedOf = ({ title, description, price, type }: WrittenProduct): TypedProduct => ({
  title,
  description,
  type,
  dollars: dollarsOf(price),
});

/** Same sentences as the API. */
export function missingIn({ title, description, dollars }: TypedProduct): FieldErrors {
  return {
    ...(title.trim() ? {} : { title: m.form.errors.title }),
    ...(description.trim() ? {} : { description: m.form.errors.description }),
    ...(dollars.trim() ? {} : { price: m.form.errors.price }),
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
    const dollars = validity.badInput || words.dollars ? dollarsOf(centsOf(words.dollars)) : '';
    if (dollars !== words.dollars) onChange({ dollars });
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
        label={m.form.price}
        name="price"
        type="number"
        inputMode="decimal"
        min="0"
        max="99999.99"
        step="0.01"
        disabled={disabled}
        value={words.dollars}
        error={missing['price'] ?? null}
        onChange={(event) => onChange({ dollars: event.target.value })}
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
