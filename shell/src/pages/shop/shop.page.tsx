import { Container } from '@lectern/ui';
import { lazy, memo, Suspense, useState } from 'react';
import { styled } from 'styled-components';
import { laterPart } from '../../later-part.js';
import { CustomerFields } from './customer-fields.js';
import { Shelf } from './shelf.js';
import { useProducts } from './use-products.js';
import { useReturn } from './use-return.js';
import { useShopCheckout, type Customer } from './use-shop-checkout.js';
import type { ShopWords } from './shop.words.js';

/** Fetched when a payment begins, which takes the server longer. */
const PaymentScreen = lazy(async () => ({ default: (await import('./payment-screen.js')).PaymentScreen }));

/** Only after a payment. */
const SuccessNotice = lazy(async () => ({ default: (await import('./success-notice.js')).SuccessNotice }));
/** Drawn once: what a buyer types above must not touch it before it lives. */
const InfoCards = memo(await laterPart(async () => (await import('./info-cards.js')).InfoCards));

/** A payment made in this page. */
interface PaidHere {
  clientSecret: string | null;
  isFiles: boolean;
}

const Page = styled(Container)`
  padding-block: var(--space-6) var(--space-10);
`;

const Lead = styled.p`
  max-width: 40rem;
  margin-block: var(--space-2) var(--space-5);
  color: var(--color-muted);
  font-size: var(--text-lead);
  line-height: 1.5;
`;

export function ShopPage({ words }: { words: ShopWords }) {
  const shelf = useProducts();
  const checkout = useShopCheckout();
  const paidReturn = useReturn();
  const [customer, setCustomer] = useState<Customer>({ name: '', email: '' });
  const [paid, setPaid] = useState<PaidHere | null>(null);
  const success = paid ?? paidReturn;

  if (checkout.view === 'payment' && checkout.payment) {
    return (
      <Page>
        <Suspense>
          <PaymentScreen
            words={words}
            payment={checkout.payment}
            onBack={checkout.backToShelf}
            onPurchased={({ clientSecret, product }) => {
              setPaid({ clientSecret, isFiles: product.type === 'ebook' });
              checkout.finish();
              shelf.refresh();
            }}
          />
        </Suspense>
      </Page>
    );
  }
  return (
    <Page>
      {success ? (
        <Suspense>
          <SuccessNotice words={words} clientSecret={success.clientSecret} isFiles={paid?.isFiles ?? true} />
        </Suspense>
      ) : null}
      <h1>{words.heading}</h1>
      <Lead>{words.text}</Lead>
      <CustomerFields words={words} customer={customer} onChange={setCustomer} />
      <Shelf
        words={words}
        shelf={shelf}
        ready={customer.name.trim() !== '' && customer.email.trim() !== '' && !checkout.pending}
        onBuy={(product) => checkout.buy(product, customer)}
      />
      <InfoCards words={words} />
    </Page>
  );
}
