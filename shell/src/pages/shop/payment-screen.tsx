import { BookCover, Button, from, Price } from '@lectern/ui';
import type { PublicProduct } from '@lectern/api-client';
import type { CheckoutOptions } from '@lectern/widget-kit';
import { useEffect, useMemo, useRef } from 'react';
import { styled } from 'styled-components';
import { bookOfProduct } from './book-of-product.js';
import { dropToasts, showToast } from '@lectern/ui/toast';
import { type WidgetRoom, WidgetSlot } from '../../islands/widgets/widget-slot.js';
import { formatsText } from './product-text.js';
import type { Customer } from './use-shop-checkout.js';
import type { ShopWords } from './shop.words.js';
import { SuccessNotice } from './success-notice.js';

const paymentRoom: WidgetRoom = { wide: '33rem', narrow: '33rem', upTo: '27rem' };

const Veil = styled.div`
  position: fixed;
  z-index: 51;
  inset: 0;
  background: rgb(10 12 18 / 0.6);
`;

const Sheet = styled.section`
  position: absolute;
  inset: 8rem 0 0;
  overflow: hidden auto;
  overscroll-behavior: contain;
  padding: var(--space-4) max(1.25rem, (100% - 28rem) / 2) var(--space-4);
  border-radius: var(--radius-large) var(--radius-large) 0 0;
  background: var(--color-surface);
  ${from.desktop} {
    inset: 0 0 0 auto;
    width: 30rem;
    padding: var(--space-4);
    border-radius: 0;
    html:has(&) {
      --beside: 30rem;
    }
  }
  h1 {
    font-size: 1.25rem;
  }
  > header {
    display: flex;
    align-items: center;
    justify-content: space-between;
    button {
      flex: none;
      padding-inline: var(--space-2);
    }
  }
  > [role='status'] {
    margin: 0 0 var(--space-3);
    padding: 0;
    border: 0;
    box-shadow: none;
  }
  > button {
    margin-top: var(--space-3);
  }
`;

const Summary = styled.section`
  margin-block: var(--space-2) var(--space-4);
  h2 {
    margin-bottom: var(--space-2);
    font: 600 1rem/1.4 var(--font-control);
  }
`;

const Item = styled.div<{ $hasCover: boolean }>`
  display: grid;
  grid-template-columns: ${({ $hasCover }) => ($hasCover ? '6rem ' : '')} minmax(0, 1fr);
  gap: var(--space-2);
`;

const Muted = styled.p`
  color: var(--color-muted);
  font: 400 0.9375rem/1.5 var(--font-control);
  overflow-wrap: anywhere;
`;

const Total = styled.p`
  display: flex;
  justify-content: space-between;
  margin-top: var(--space-3);
  padding-top: var(--space-2);
  border-top: 1px solid var(--color-line);
  font: 600 1.125rem/1.4 var(--font-control);
`;

interface PaymentScreenProps {
  words: ShopWords;
  product: PublicProduct;
  customer: Customer;
  contactEmail: string;
  isPaid: boolean;
  onBack(): void;
  onPurchased(): void;
}

export function PaymentScreen(props: PaymentScreenProps) {
  const { words, product, contactEmail, isPaid, onBack, onPurchased } = props;
  const { name, email } = props.customer;
  const book = bookOfProduct(words, product);
  const sheet = useRef<HTMLElement>(null);
  const purchased = useRef(onPurchased);
  useEffect(() => {
    purchased.current = onPurchased;
  }, [onPurchased]);
  useEffect(() => {
    const heading = sheet.current?.querySelector<HTMLElement>('h1, [role=status] h2');
    sheet.current?.scrollTo(0, 0);
    heading?.focus({ preventScroll: true });
  }, [isPaid]);

  // Drops the toast "Please complete your payment below", which no longer applies in the shop.
  useEffect(() => dropToasts, []);

  const options = useMemo(
    (): CheckoutOptions => ({
      productId: product.id,
      productTitle: product.title,
      priceCents: product.price,
      addsTax: product.addsTax,
      productType: product.type,
      formats: product.fileFormats,
      book: book?.checkout,
      slug: book?.path.slice(1) ?? product.id,
      phone: false,
      layout: 'payment-only',
      customer: { name, email },
      returnPath: '/shop?success=true',
      contactPath: '/#contact',
      notify: showToast,
      dropToasts,
      onPurchased: () => purchased.current(),
    }),
    [product, book, name, email],
  );
  const { checkoutHeading, summaryHeading, totalLabel, backLabel } = words;
  const back = (
    <Button $look="quiet" onClick={onBack}>
      {backLabel}
    </Button>
  );
  return (
    <Veil>
      <Sheet ref={sheet} data-sheet="" aria-label={checkoutHeading}>
        {isPaid ? (
          <SuccessNotice words={words} clientSecret={null} product={product} />
        ) : (
          <>
            <header>
              <h1 tabIndex={-1}>{checkoutHeading}</h1>
              {back}
            </header>
            <Summary>
              <h2>{summaryHeading}</h2>
              <Item $hasCover={book !== undefined}>
                {book ? <BookCover bookId={book.id} cover={book.cover} sizes="6rem" decorative /> : null}
                <div>
                  <p>{product.title}</p>
                  <Muted>{formatsText(product)}</Muted>
                </div>
              </Item>
              {product.addsTax ? null : (
                <Total>
                  {totalLabel} <Price cents={product.price} />
                </Total>
              )}
            </Summary>
          </>
        )}
        <WidgetSlot
          name="checkout"
          options={options}
          room={paymentRoom}
          loadingText={words.checkoutLoadingText}
          failureText={words.checkoutFailureText}
          retryLabel={words.retryLabel}
          contactEmail={contactEmail}
        />
        {isPaid ? back : null}
      </Sheet>
    </Veil>
  );
}
