import { BookCover, from, Price } from '@lectern/ui';
import type { PublicProduct } from '@lectern/api-client';
import type { CheckoutOptions } from '@lectern/widget-kit';
import { type ReactNode, useEffect, useMemo, useRef } from 'react';
import { styled } from 'styled-components';
import { bookOfProduct } from './book-of-product.js';
import { dropToasts, showToast } from '@lectern/ui/toast';
import { type WidgetRoom, WidgetSlot } from '../../islands/widgets/widget-slot.js';
import { PaymentSheet } from './payment-sheet.js';
import { formatsText } from './product-text.js';
import type { Customer } from './use-shop-checkout.js';
import type { ShopBook, ShopWords } from './shop.words.js';
import { SuccessText } from './success-notice.js';

const paymentRoom: WidgetRoom = { wide: '33rem', narrow: '33rem', upTo: '27rem' };

const Heading = styled.h1`
  font-size: var(--text-heading-3);
`;

const Item = styled.div<{ $hasCover: boolean }>`
  display: grid;
  grid-template-columns: ${({ $hasCover }) => ($hasCover ? '6rem ' : '')} minmax(0, 1fr);
  gap: var(--space-2);
  margin-top: var(--space-2);
  ${from.desktop} {
    grid-template-columns: ${({ $hasCover }) => ($hasCover ? '8rem ' : '')} minmax(0, 1fr);
    gap: var(--space-3);
  }
`;

const Cover = styled(BookCover)`
  align-self: start;
  overflow: hidden;
  border-radius: var(--radius-cover);
  box-shadow: var(--shadow-cover);
`;

const Summary = styled.section`
  display: flex;
  flex-direction: column;
  h2 {
    margin-bottom: var(--space-half);
    color: var(--color-muted);
    font: 600 0.875rem/1.4 var(--font-control);
  }
`;

const Title = styled.p`
  font: 560 1.25rem/1.2 var(--font-title);
  text-wrap: balance;
  overflow-wrap: anywhere;
`;

const Muted = styled.p`
  margin-top: var(--space-half);
  color: var(--color-muted);
  font: 400 0.9375rem/1.5 var(--font-control);
`;

const Total = styled.p`
  display: flex;
  align-items: baseline;
  justify-content: space-between;
  margin-top: auto;
  padding-top: var(--space-1);
  border-top: 1px solid var(--color-line);
  font: 600 1rem/1.4 var(--font-control);
  span {
    font-size: 1.5rem;
  }
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
  const law = words.law[product.type];
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
      money: words.money,
      addsTax: product.addsTax,
      law,
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
    [product, words.money, law, book, name, email],
  );
  return (
    <PaymentSheet
      ref={sheet}
      label={words.checkoutHeading}
      backLabel={words.backLabel}
      bookId={book?.id}
      top={
        isPaid ? (
          <Shown book={book}>
            <SuccessText words={words} product={product} />
          </Shown>
        ) : (
          <>
            <Heading tabIndex={-1}>{words.checkoutHeading}</Heading>
            <Shown book={book}>
              <OrderSummary words={words} product={product} />
            </Shown>
          </>
        )
      }
      onClose={onBack}
    >
      <WidgetSlot
        name="checkout"
        options={options}
        room={paymentRoom}
        shape="payment"
        loadingText={words.checkoutLoadingText}
        failureText={words.checkoutFailureText}
        retryLabel={words.retryLabel}
        contactEmail={contactEmail}
      />
    </PaymentSheet>
  );
}

function Shown({ book, children }: { book: ShopBook | undefined; children: ReactNode }) {
  return (
    <Item $hasCover={book !== undefined}>
      {book ? <Cover bookId={book.id} cover={book.cover} sizes="8rem" decorative /> : null}
      {children}
    </Item>
  );
}

function OrderSummary({ words, product }: { words: ShopWords; product: PublicProduct }) {
  const note = words.law[product.type]?.priceNote;
  return (
    <Summary>
      <h2>{words.summaryHeading}</h2>
      <Title>{product.title}</Title>
      <Muted>{formatsText(product)}</Muted>
      {product.addsTax ? null : (
        <Total>
          {words.totalLabel} <Price cents={product.price} money={words.money} />
        </Total>
      )}
      {note ? <Muted>{note}</Muted> : null}
    </Summary>
  );
}
