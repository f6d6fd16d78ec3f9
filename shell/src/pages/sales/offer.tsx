import { Card, Container, from, LinkButton, Price } from '@lectern/ui';
import { useId } from 'react';
import { styled } from 'styled-components';
import { buyAnchorId } from './buy-anchor.js';
import type { SectionProps } from './sales.words.js';

const Frame = styled.section`
  padding-block: var(--space-6);
`;

const Sheet = styled(Card)`
  display: grid;
  gap: var(--space-3);
  border-top: 0.3125rem solid var(--color-accent);
  ${from.tablet} {
    grid-template-columns: minmax(0, 1fr) auto auto;
    align-items: center;
    gap: var(--space-5);
  }
  p {
    margin-top: var(--space-half);
    color: var(--color-muted);
  }
`;

const Amount = styled(Price)`
  font-size: var(--text-heading-2);
`;

/** A block that sells before the reader has come to the checkout, and leads there. */
export function Offer({ words, section, product }: SectionProps<'offer'>) {
  const id = useId();
  if (!product) return null;
  return (
    <Frame aria-labelledby={id}>
      <Container>
        <Sheet>
          <div>
            <h2 id={id}>{section.heading}</h2>
            <p>{section.text}</p>
          </div>
          <Amount cents={product.price} />
          <LinkButton href={`#${buyAnchorId}`}>{words.labels.buyLabel}</LinkButton>
        </Sheet>
      </Container>
    </Frame>
  );
}
