import { Card, Field, from } from '@lectern/ui';
import { type Ref, useEffect, useRef } from 'react';
import { styled } from 'styled-components';
import type { Customer } from './use-shop-checkout.js';
import type { ShopWords } from './shop.words.js';

const Fields = styled(Card)`
  display: grid;
  gap: var(--space-3);
  max-width: 52rem;
  margin-bottom: var(--space-6);
  ${from.tablet} {
    grid-template-columns: 1fr 1fr;
  }
`;

interface CustomerFieldsProps {
  words: ShopWords;
  customer: Customer;
  /** What the shop says of single fields, by their names in the call. */
  wrong: Readonly<Record<string, string>>;
  onChange(customer: Customer): void;
}

/** Who buys: asked once, above the shelf. */
export function CustomerFields({ words, customer, wrong, onChange }: CustomerFieldsProps) {
  const form = useRef<HTMLFormElement>(null);
  useEffect(() => form.current?.querySelector<HTMLElement>('[aria-invalid]')?.focus(), [wrong]);
  const { nameLabel, emailLabel, emailHint } = words;
  return (
    <Fields
      ref={form as Ref<never>}
      as="form"
      data-keep="shop"
      method="post"
      noValidate
      onSubmit={(event: { preventDefault(): void }) => event.preventDefault()}
    >
      <Field
        label={`${nameLabel} *`}
        name="name"
        autoComplete="name"
        required
        value={customer.name}
        error={wrong['customerName'] ?? null}
        onChange={(event) => onChange({ ...customer, name: event.target.value })}
      />
      <Field
        label={`${emailLabel} *`}
        hint={emailHint}
        name="email"
        type="email"
        autoComplete="email"
        required
        value={customer.email}
        error={wrong['customerEmail'] ?? null}
        onChange={(event) => onChange({ ...customer, email: event.target.value })}
      />
    </Fields>
  );
}
