import { below, Field, from, visuallyHidden } from '@lectern/ui';
import { useEffect, useRef } from 'react';
import { css, styled } from 'styled-components';
import type { Customer } from './use-shop-checkout.js';
import type { ShopWords } from './shop.words.js';

export const nameFieldId = 'your-name';
export const emailFieldId = 'your-email';

/** On a phone, labels are inside the fields, so that the bar takes little of a phone's height. */
const stacked = css`
  ${below.tablet} {
    > div {
      position: relative;
    }
    label {
      position: absolute;
      top: 0.5rem;
      left: 0.9375rem;
      margin: 0;
      font-size: 0.8125rem;
      pointer-events: none;
    }
    input {
      min-height: 3.5rem;
      padding: 1.5rem 0.875rem 0.375rem;
    }
    [id='${emailFieldId}-hint'] {
      ${visuallyHidden}
    }
  }
`;

const Fields = styled.form`
  z-index: 4;
  top: 0;
  display: grid;
  gap: var(--space-1);
  margin: 0 calc(-1 * var(--space-2)) var(--space-5);
  padding: var(--space-1) var(--space-2);
  border-bottom: 1px solid var(--color-line);
  background: var(--color-background);
  @media (min-height: 32rem) {
    position: sticky;
  }
  ${stacked}
  ${from.tablet} {
    grid-template-columns: 1fr 1fr;
    gap: var(--space-2);
    padding-bottom: var(--space-2);
  }
  ${from.desktop} {
    grid-template-columns: minmax(0, 20rem) minmax(0, 20rem) 1fr;
  }
`;

interface CustomerFieldsProps {
  words: ShopWords;
  customer: Customer;
  wrong: Readonly<Record<string, string>>;
  onChange(customer: Customer): void;
}

export function CustomerFields({ words, customer, wrong, onChange }: CustomerFieldsProps) {
  const form = useRef<HTMLFormElement>(null);
  useEffect(() => form.current?.querySelector<HTMLElement>('[aria-invalid]')?.focus(), [wrong]);
  const { nameLabel, emailLabel, emailHint } = words;
  return (
    <Fields
      ref={form}
      data-keep="shop"
      data-open-only=""
      method="post"
      noValidate
      onSubmit={(event) => event.preventDefault()}
    >
      <Field
        label={`${nameLabel} *`}
        id={nameFieldId}
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
        id={emailFieldId}
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
