import type { PublicProduct } from '@lectern/api-client';
import { Card, Container, from, SectionHeading } from '@lectern/ui';
import { styled } from 'styled-components';
import { Beside } from './beside-checkout.js';
import { buyAnchorId } from './buy-anchor.js';
import { useFrameWords } from '../../site-data.js';
import { DirectCheckout } from './direct-checkout.island.js';
import { PreOrderPanel } from './pre-order-panel.js';
import { ReleaseNoticeForm } from './release-notice-form.island.js';
import type { SectionProps } from './sales.words.js';

const Section = styled.section`
  padding-block: var(--space-5);
  ${from.tablet} {
    padding-block: var(--space-10);
  }
  background: var(--color-surface);
`;

const Layout = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--space-5);
  ${from.desktop} {
    grid-template-columns: minmax(0, 1fr) 30rem;
    gap: var(--space-4) var(--space-10);
    align-items: start;
  }
`;

/** The only form that takes input while the book is not out: beside the panel, and above it on a phone. */
const Notice = styled(Card)`
  order: -2;
  border-top: 0.3125rem solid var(--color-accent);
  background: var(--color-background);
  box-shadow: var(--shadow-lifted);
  ${from.desktop} {
    order: 0;
    align-self: start;
  }
`;

/** First in a single column, so that buyers find the form at once. */
const Direct = styled.div`
  order: -1;
  ${from.desktop} {
    order: 0;
    grid-column: 2;
    position: sticky;
    top: var(--space-3);
  }
  ${from.desktop} {
    ${Notice} ~ & {
      grid-row: 1 / span 2;
    }
  }
`;

const soldOf = ({ id, price, addsTax, fileFormats }: PublicProduct) => ({ id, price, addsTax, fileFormats });

export function BuySection({ words, section, product }: SectionProps<'buy'>) {
  const { contact, money } = useFrameWords();
  const { asksPhone, leadsToThankYou, beside } = section;
  const { checkoutLoadingText, checkoutFailureText, retry, scriptNote } = words.labels;
  const { fullTitle, thankYouValue, checkout, law } = words.book;
  const isComing = !product && words.preOrder !== null;
  const away = { heading: words.labels.awayHeading, text: words.labels.awayText };
  const { heading, text } = product ? words.directPurchase : isComing ? words.labels.preOrder : away;
  return (
    <Section id={buyAnchorId} tabIndex={-1} data-screen-only="" aria-labelledby="buy-title">
      <Container>
        <SectionHeading id="buy-title" intro={text}>
          {heading}
        </SectionHeading>
        {product || isComing ? (
          <Layout>
            {isComing && words.releaseNotice ? (
              <Notice>
                <ReleaseNoticeForm words={words.releaseNotice} />
              </Notice>
            ) : null}
            <Beside words={words} parts={section.beside} product={product} />
            <Direct>
              {product ? (
                <DirectCheckout
                  product={soldOf(product)}
                  book={{ fullTitle, thankYouValue, checkout, law }}
                  section={{ asksPhone, leadsToThankYou, hasSecondButton: beside.includes('second-button') }}
                  labels={{ checkoutLoadingText, checkoutFailureText, retry, scriptNote }}
                  contactEmail={contact.email}
                  money={money}
                />
              ) : (
                <PreOrderPanel words={words} />
              )}
            </Direct>
          </Layout>
        ) : null}
      </Container>
    </Section>
  );
}
