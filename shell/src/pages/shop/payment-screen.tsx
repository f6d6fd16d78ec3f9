import { BookCover, Button, Card, from, Price } from '@lectern/ui';
import type { PublicProduct } from '@lectern/api-client';
import type { CheckoutOptions } from '@lectern/widget-kit';
import { useEffect, useMemo, useRef } from 'react';
import { styled } from 'styled-components';
import { bookOfProduct } from './book-of-product.js';
import { showToast } from '@lectern/ui/toast';
import { WidgetSlot } from '../../islands/widgets/widget-slot.js';
import { formatsText } from './product-text.js';
import type { Customer } from './use-shop-checkout.js';
import type { ShopWords } from './shop.words.js';

/** Measured: the card form with its card around it. */
const paymentHeight = '26rem';

const Layout = styled.div`
  display: grid;
  gap: var(--space-5);
  margin-top: var(--space-4);
  ${from.desktop} {
    grid-template-columns: minmax(0, 34rem) minmax(0, 26rem);
    align-items: start;
    gap: var(--space-8);
  }
`;

const Summary = styled(Card)`
  ${from.desktop} {
    order: 1;
  }
  h2 {
    margin-bottom: var(--space-2);
    font-size: var(--text-heading-4);
  }
`;

const Item = styled.div<{ $hasCover: boolean }>`
  display: grid;
  grid-template-columns: ${({ $hasCover }) => ($hasCover ? '4rem ' : '')} minmax(0, 1fr);
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

const Back = styled(Button)`
  margin-top: var(--space-3);
`;

interface PaymentScreenProps {
  words: ShopWords;
  product: PublicProduct;
  customer: Customer;
  contactEmail: string;
  onBack(): void;
  onPurchased(): void;
}

/** The order on one side, the card form on the other. */
export function PaymentScreen(props: PaymentScreenProps) {
  const { words, product, contactEmail, onBack, onPurchased } = props;
  const { name, email } = props.customer;
  const book = bookOfProduct(words, product);
  const heading = useRef<HTMLHeadingElement>(null);
  const purchased = useRef(onPurchased);
  useEffect(() => {
    purchased.current = onPurchased;
  }, [onPurchased]);
  useEffect(() => {
    window.scrollTo({ top: 0, behavior: 'instant' });
    heading.current?.focus();
  }, []);

  const options = useMemo(
    (): CheckoutOptions => ({
      productId: product.id,
      productTitle: product.title,
      priceCents: product.price,
      productType: product.type,
      formats: product.fileFormats,
      slug: book?.path.slice(1) ?? product.id,
      phone: false,
      layout: 'payment-only',
      customer: { name, email },
      returnPath: '/shop?success=true',
      contactPath: '/#contact',
      notify: showToast,
      onPurchased: () => purchased.current(),
    }),
    [product, book, name, email],
  );
  const { checkoutHeading, summaryHeading, totalLabel, backLabel } = words;
  return (
    <>
      <h1 ref={heading} tabIndex={-1}>
        {checkoutHeading}
      </h1>
      <Layout>
        <Summary as="section">
          <h2>{summaryHeading}</h2>
          <Item $hasCover={book !== undefined}>
            {book ? <BookCover bookId={book.id} cover={book.cover} sizes="4rem" decorative /> : null}
            <div>
              <p>{product.title}</p>
              <Muted>{formatsText(product)}</Muted>
            </div>
          </Item>
          <Total>
            {totalLabel} <Price cents={product.price} />
          </Total>
          <Muted>
            {name}, {email}
          </Muted>
        </Summary>
        <div>
          <WidgetSlot
            name="checkout"
            options={options}
            minHeight={paymentHeight}
            loadingText={words.checkoutLoadingText}
            failureText={words.checkoutFailureText}
            retryLabel={words.retryLabel}
            contactEmail={contactEmail}
          />
          <Back $look="quiet" onClick={onBack}>
            {backLabel}
          </Back>
        </div>
      </Layout>
    </>
  );
}
