import type { PublicProduct } from '@lectern/api-client';
import { Container, from, SectionHeading } from '@lectern/ui';
import { styled } from 'styled-components';
import { buyAnchorId } from './buy-anchor.js';
import { DirectCheckout } from './direct-checkout.js';
import { Included } from './included.js';
import type { SalesWords } from './sales.words.js';

const Section = styled.section`
  padding-block: var(--space-10);
  background: var(--color-surface);
`;

const Layout = styled.div`
  display: grid;
  gap: var(--space-6);
  ${from.desktop} {
    grid-template-columns: minmax(0, 1fr) minmax(0, 29rem);
    gap: var(--space-10);
    align-items: start;
  }
`;

/** First where there is one column: whoever came to buy finds the form at once. */
const Direct = styled.div`
  order: -1;
  ${from.desktop} {
    order: 0;
    position: sticky;
    top: var(--space-3);
  }
`;

interface BuySectionProps {
  words: SalesWords;
  product: PublicProduct | undefined;
}

export function BuySection({ words, product }: BuySectionProps) {
  const { heading, text } = words.directPurchase;
  return (
    <Section id={buyAnchorId} tabIndex={-1} aria-labelledby="buy-title">
      <Container>
        <SectionHeading id="buy-title" intro={text}>
          {heading}
        </SectionHeading>
        <Layout>
          <Included words={words} />
          <Direct>{product ? <DirectCheckout words={words} product={product} /> : null}</Direct>
        </Layout>
      </Container>
    </Section>
  );
}
