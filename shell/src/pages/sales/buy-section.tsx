import type { PublicProduct } from '@lectern/api-client';
import { Container, from, SectionHeading } from '@lectern/ui';
import { styled } from 'styled-components';
import { Beside } from './beside-checkout.js';
import { buyAnchorId } from './buy-anchor.js';
import { useFrameWords } from '../../site-data.js';
import { DirectCheckout } from './direct-checkout.island.js';
import { PreOrderPanel } from './pre-order-panel.js';
import { ReleaseNoticeForm } from './release-notice-form.island.js';
import type { SectionProps } from './sales.words.js';

const Section = styled.section`
  padding-block: var(--space-10);
  background: var(--color-surface);
`;

const Layout = styled.div`
  display: grid;
  gap: var(--space-6);
  ${from.desktop} {
    grid-template-columns: minmax(0, 1fr) 30rem;
    gap: var(--space-10);
    align-items: start;
  }
`;

/** First in a single column, so that buyers find the form at once. */
const Direct = styled.div`
  order: -1;
  ${from.desktop} {
    order: 0;
    position: sticky;
    top: var(--space-3);
  }
`;

const soldOf = ({ id, price, addsTax, fileFormats }: PublicProduct) => ({ id, price, addsTax, fileFormats });

export function BuySection({ words, section, product }: SectionProps<'buy'>) {
  const { email } = useFrameWords().contact;
  const { asksPhone, leadsToThankYou, beside } = section;
  const { checkoutLoadingText, checkoutFailureText, retry, scriptNote } = words.labels;
  const { fullTitle, thankYouValue, checkout } = words.book;
  const isComing = !product && words.preOrder !== null;
  const away = { heading: words.labels.awayHeading, text: words.labels.awayText };
  const { heading, text } = product ? words.directPurchase : isComing ? words.labels.preOrder : away;
  return (
    <Section id={buyAnchorId} tabIndex={-1} aria-labelledby="buy-title">
      <Container>
        <SectionHeading id="buy-title" intro={text}>
          {heading}
        </SectionHeading>
        {product || isComing ? (
          <Layout>
            <Beside words={words} parts={section.beside} product={product} />
            <Direct>
              {product ? (
                <DirectCheckout
                  product={soldOf(product)}
                  book={{ fullTitle, thankYouValue, checkout }}
                  section={{ asksPhone, leadsToThankYou, hasSecondButton: beside.includes('second-button') }}
                  labels={{ checkoutLoadingText, checkoutFailureText, retry, scriptNote }}
                  contactEmail={email}
                />
              ) : (
                <PreOrderPanel
                  words={words}
                  meanwhile={words.releaseNotice ? <ReleaseNoticeForm words={words.releaseNotice} /> : null}
                />
              )}
            </Direct>
          </Layout>
        ) : null}
      </Container>
    </Section>
  );
}
