import { Button, Field, type FieldErrors, Select } from '@lectern/ui/kit';

import { FieldRow, Muted, Row, Stack } from '../components/index.js';
import { books as m } from '../messages.js';
import { say } from '../say.js';
import { currencyName } from '../shop.js';
import type { StoreValues } from './book-values.js';

interface StoreFieldsProps {
  stores: readonly StoreValues[];
  /** Names of the editions that a store may sell. */
  editions: readonly string[];
  errors: FieldErrors;
  disabled: boolean;
  onChange: (stores: readonly StoreValues[]) => void;
}

const newStore = (): StoreValues => ({ name: '', url: '', format: '', price: '', others: {} });

/** An edition that was renamed or removed stays chosen until another one is. */
function formatOptions(editions: readonly string[], chosen: string): [string, string][] {
  const names = [...new Set([...editions, ...(chosen ? [chosen] : [])])];
  return [['', m.stores.anyFormat], ...names.map((name): [string, string] => [name, name])];
}

/** Other stores that sell the book. */
export function StoreFields({ stores, editions, errors, disabled, onChange }: StoreFieldsProps) {
  const field = (at: number, name: 'name' | 'url' | 'price') => ({
    name: `retailers[${at}].${name}`,
    value: stores[at]?.[name] ?? '',
    error: errors[`retailers[${at}].${name}`] ?? null,
    disabled,
    onChange: ({ target }: { target: { value: string } }) =>
      onChange(stores.map((store, place) => (place === at ? { ...store, [name]: target.value } : store))),
  });
  return (
    <Stack>
      {stores.length === 0 ? <Muted>{m.stores.none}</Muted> : null}
      {stores.map(({ format }, at) => (
        <Stack key={at} $gap={1}>
          <FieldRow>
            <Field label={say(m.stores.name, { at: at + 1 })} maxLength={80} {...field(at, 'name')} />
            <Field label={m.stores.url} type="url" {...field(at, 'url')} />
            <Select
              label={m.stores.format}
              name={`retailers[${at}].format`}
              value={format}
              options={formatOptions(editions, format)}
              error={errors[`retailers[${at}].format`] ?? null}
              disabled={disabled}
              onValue={(chosen) =>
                onChange(stores.map((store, place) => (place === at ? { ...store, format: chosen } : store)))
              }
            />
            <Field
              label={say(m.stores.price, { currency: currencyName() })}
              hint={m.stores.priceHint}
              inputMode="decimal"
              {...field(at, 'price')}
            />
          </FieldRow>
          <Row>
            <Button
              kind="bare"
              disabled={disabled}
              onClick={() => onChange(stores.filter((__, place) => place !== at))}
            >
              {say(m.stores.remove, { at: at + 1 })}
            </Button>
          </Row>
        </Stack>
      ))}
      <Row>
        <Button disabled={disabled} onClick={() => onChange([...stores, newStore()])}>
          {m.stores.add}
        </Button>
      </Row>
    </Stack>
  );
}
