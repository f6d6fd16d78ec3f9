import type { PublicProduct } from '@lectern/api-client';
import { useEffect, useState } from 'react';
import { styled } from 'styled-components';

import { island } from '../../islands/island.js';
import { CustomerFields } from './customer-fields.js';
import { InfoCards } from './info-cards.js';
import { PaymentScreen } from './payment-screen.js';
import { Shelf } from './shelf.js';
import type { ShopWords } from './shop.words.js';
import { SuccessNotice } from './success-notice.js';
import { useProducts } from './use-products.js';
import { useShopCheckout, type Customer } from './use-shop-checkout.js';

/** A payment made in this page. */
interface PaidHere {
  clientSecret: string | null;
  isFiles: boolean;
}

const Lead = styled.p`
  max-width: 40rem;
  margin-block: var(--space-2) var(--space-5);
  color: var(--color-muted);
  font-size: var(--text-lead);
  line-height: 1.5;
`;

interface ShopProps {
  words: ShopWords;
  /** The shop's record when the page was written. */
  products: PublicProduct[];
  contactEmail: string;
}

function ShopPart({ words, products, contactEmail }: ShopProps) {
  const shelf = useProducts(products);
  const checkout = useShopCheckout();
  const paidReturn = useReturn();
  const [customer, setCustomer] = useState<Customer>({ name: '', email: '' });
  const [paid, setPaid] = useState<PaidHere | null>(null);
  const success = paid ?? paidReturn;

  if (checkout.view === 'payment' && checkout.payment) {
    return (
      <PaymentScreen
        words={words}
        payment={checkout.payment}
        contactEmail={contactEmail}
        onBack={checkout.backToShelf}
        onPurchased={({ clientSecret, product }) => {
          setPaid({ clientSecret, isFiles: product.type === 'ebook' });
          checkout.finish();
          shelf.askAgain();
        }}
      />
    );
  }
  return (
    <>
      {success ? (
        <SuccessNotice words={words} clientSecret={success.clientSecret} isFiles={paid?.isFiles ?? true} />
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
    </>
  );
}

export const Shop = island('shop', ShopPart, () => ({ search: ['success'] }));

interface PaidReturn {
  /** Proof of the payment, where the address brought it along. */
  clientSecret: string | null;
}

/** Reads `/shop?success=true`, the address to which a bank's page returns. */
function useReturn(): PaidReturn | null {
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
