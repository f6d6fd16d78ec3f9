import { Button, Card, Field, Price } from '@lectern/ui';
import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import type { SalesWords } from './sales.words.js';

const Panel = styled(Card)`
  display: grid;
  gap: var(--space-3);
  background: var(--color-background);
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
  gap: var(--space-3);
  min-width: 0;
  margin: 0;
  padding: 0;
  border: 0;
`;

interface PreOrderPanelProps {
  words: SalesWords;
  meanwhile?: ReactNode;
}

export function PreOrderPanel({ words, meanwhile }: PreOrderPanelProps) {
  const { preOrder } = words.labels;
  const paperback = words.editions.find(({ format }) => format === 'paperback');
  const ebook = words.editions.find(({ format }) => format === 'ebook');
  return (
    <Panel>
      <h3>{preOrder.pricesHeading}</h3>
      <Prices>
        {paperback ? (
          <>
            <dt>{preOrder.paperbackLabel}</dt>
            <dd>
              <Price cents={paperback.priceCents} />
            </dd>
          </>
        ) : null}
        {ebook ? (
          <>
            <dt>{preOrder.ebookLabel}</dt>
            <dd>
              <Price cents={ebook.priceCents} />
            </dd>
          </>
        ) : null}
      </Prices>
      <Fields disabled>
        <Field label={preOrder.nameLabel} name="name" autoComplete="off" />
        <Field label={preOrder.emailLabel} name="email" type="email" autoComplete="off" />
        <Button disabled $wide>
          {preOrder.buttonLabel}
        </Button>
      </Fields>
      {meanwhile}
    </Panel>
  );
}
