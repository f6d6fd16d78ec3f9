import { Container } from '@lectern/ui';
import { lazy, Suspense, useState, useEffect } from 'react';
import { styled } from 'styled-components';

import { InfoCards } from './info-cards.js';
import { CustomerFields } from './customer-fields.js';
import { Shelf } from './shelf.js';
import type { ShopWords } from './shop.words.js';
import { useProducts } from './use-products.js';
import { useShopCheckout, type Customer } from './use-shop-checkout.js';

/** Fetched when a payment begins, which takes the server longer. */
const PaymentScreen = lazy(async () => ({ default: (await import('./payment-screen.js')).PaymentScreen }));

/** Only after a payment. */
const SuccessNotice = lazy(async () => ({ default: (await import('./success-notice.js')).SuccessNotice }));

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

export interface PaidReturn {
  /** Proof of the payment, where the address brought it along. */
  clientSecret: string | null;
}

/** Reads `/shop?success=true`, the address to which a bank's page returns; after hydration only. */
export function useReturn(): PaidReturn | null {
  const [paid, setPaid] = useState<PaidReturn | null>(null);
  useEffect(() => {
    const query = new URLSearchParams(window.location.search);
    const failed = query.get('redirect_status') === 'failed';
    if (query.get('success') !== 'true' || failed) return;
    setPaid({ clientSecret: query.get('payment_intent_client_secret') });
    // The proof of a payment does not belong into histories and shared links.
    window.history.replaceState(window.history.state, '', '/shop?success=true');
  }, []);
  return paid;
}
