import { Button, Field, FieldError, type FieldErrors, Select } from '@lectern/ui/kit';
import { styled } from 'styled-components';

import { FieldRow, Muted, Row, Stack } from '../components/index.js';
import { books as m } from '../messages.js';
import { say } from '../say.js';
import { currencyName } from '../shop.js';
import type { EditionValues } from './book-values.js';

const Group = styled.fieldset`
  display: grid;
  gap: var(--space-2);
  min-width: 0;
  margin: 0;
  padding: var(--space-2);
  border: 1px solid var(--color-line);
  border-radius: var(--radius-small);
  legend {
    padding-inline: var(--space-half);
    font: 600 0.9375rem/1.4 var(--font-control);
  }
`;

const newEdition = (format: string): EditionValues => ({
  ...{ format, label: '', price: '', pages: '', isbn: '', publishedOn: '' },
});

interface EditionFieldsProps {
  editions: readonly EditionValues[];
  errors: FieldErrors;
  disabled: boolean;
  onChange: (editions: readonly EditionValues[]) => void;
}

export function EditionFields({ editions, errors, disabled, onChange }: EditionFieldsProps) {
  const replace = (at: number, change: Partial<EditionValues>) =>
    onChange(editions.map((edition, place) => (place === at ? { ...edition, ...change } : edition)));
  const known = m.editions.formats as Readonly<Record<string, string>>;
  const unused = Object.keys(known).find((format) => editions.every((edition) => edition.format !== format));
  const missing = errors['editions'];
  return (
    <Stack>
      {missing ? <FieldError>{missing}</FieldError> : null}
      {editions.length === 0 ? <Muted>{m.editions.none}</Muted> : null}
      {editions.map((edition, at) => {
        const field = (name: keyof EditionValues) => ({
          name: `editions[${at}].${name}`,
          value: edition[name],
          error: errors[`editions[${at}].${name}`] ?? null,
          disabled,
          onChange: ({ target }: { target: { value: string } }) => replace(at, { [name]: target.value }),
        });
        const number = { at: at + 1 };
        return (
          <Group key={at}>
            <legend>{say(m.editions.edition, number)}</legend>
            <FieldRow>
              <Select
                label={m.editions.format}
                value={edition.format}
                options={known[edition.format] ? known : { [edition.format]: edition.format, ...known }}
                disabled={disabled}
                onValue={(format) => replace(at, { format })}
              />
              <Field
                label={m.editions.label}
                hint={m.editions.labelHint}
                maxLength={80}
                {...field('label')}
              />
              <Field
                label={say(m.editions.price, { currency: currencyName() })}
                inputMode="decimal"
                {...field('price')}
              />
              <Field label={m.editions.pages} inputMode="numeric" {...field('pages')} />
              <Field label={m.editions.isbn} hint={m.editions.isbnHint} maxLength={17} {...field('isbn')} />
              <Field label={m.editions.publishedOn} type="date" {...field('publishedOn')} />
            </FieldRow>
            <Row>
              <Button
                kind="bare"
                disabled={disabled}
                onClick={() => onChange(editions.filter((_, place) => place !== at))}
              >
                {say(m.editions.remove, number)}
              </Button>
            </Row>
          </Group>
        );
      })}
      <Row>
        <Button
          name="editions"
          disabled={disabled}
          onClick={() => onChange([...editions, newEdition(unused ?? 'paperback')])}
        >
          {m.editions.add}
        </Button>
      </Row>
    </Stack>
  );
}
