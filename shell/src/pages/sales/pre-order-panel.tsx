import { Button, Card, Field } from '@lectern/ui';
import { Fragment } from 'react';
import { styled } from 'styled-components';

import { SitePrice } from '../../books/site-price.js';
import type { SalesWords } from './sales.words.js';

/** Flat and dashed: it shows a state, and nothing in it asks for input. */
const Panel = styled(Card)`
  display: grid;
  gap: var(--space-3);
  border: 1px dashed var(--color-edge);
  background: none;
  box-shadow: none;
`;

const Prices = styled.dl`
  display: grid;
  grid-template-columns: 1fr auto;
  row-gap: var(--space-1);
  dt {
    color: var(--color-muted);
  }
  dd {
    margin: 0;
    font-size: var(--text-heading-4);
  }
`;

const Fields = styled.fieldset`
  display: grid;
  gap: var(--space-2);
  min-width: 0;
  margin: 0;
  padding: var(--space-2) 0 0;
  border: 0;
  border-top: 1px dashed var(--color-line);
  label {
    margin-bottom: 0.25rem;
    font-weight: 500;
    font-size: 0.875rem;
  }
  input:disabled {
    min-height: 2.25rem;
    padding-block: 0;
    border-color: var(--color-line);
    background: repeating-linear-gradient(
      -45deg,
      transparent 0 0.5rem,
      color-mix(in srgb, var(--color-ink) 4%, transparent) 0.5rem 1rem
    );
  }
  button:disabled {
    min-height: 2.75rem;
    border: 1px dashed var(--color-line);
    background: none;
    font-weight: 500;
  }
`;

/** The purchase panel of a book that is not out: its prices, and the form that opens on its release. */
export function PreOrderPanel({ words }: { words: SalesWords }) {
  const { preOrder } = words.labels;
  const priceOf = (wanted: string, label: string) => {
    const cents = words.editions.find(({ format }) => format === wanted)?.priceCents ?? null;
    return cents === null ? [] : [{ label, cents }];
  };
  const prices = [...priceOf('paperback', preOrder.paperbackLabel), ...priceOf('ebook', preOrder.ebookLabel)];
  return (
    <Panel>
      {prices.length > 0 ? (
        <>
          <h3>{preOrder.pricesHeading}</h3>
          <Prices>
            {prices.map(({ label, cents }) => (
              <Fragment key={label}>
                <dt>{label}</dt>
                <dd>
                  <SitePrice cents={cents} />
                </dd>
              </Fragment>
            ))}
          </Prices>
        </>
      ) : null}
      <Fields disabled>
        <Field label={preOrder.nameLabel} name="name" autoComplete="off" />
        <Field label={preOrder.emailLabel} name="email" type="email" autoComplete="off" />
        <Button disabled $wide>
          {preOrder.buttonLabel}
        </Button>
      </Fields>
    </Panel>
  );
}
