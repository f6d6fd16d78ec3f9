import { type PublicProduct, startPayment } from '@lectern/api-client';
import { useRef, useState } from 'react';
import { showToast } from '@lectern/ui/toast';
import { checkoutError, missingInformation, paymentReady } from '../../messages.en.js';

export interface Customer {
  name: string;
  email: string;
}

export interface StartedPayment {
  product: PublicProduct;
  customer: Customer;
  /** Null while the checkout has still to ask where a parcel goes. */
  clientSecret: string | null;
}

interface ShopCheckout {
  /** The payment last begun; going back to the shelf does not forget it. */
  payment: StartedPayment | null;
  view: 'shelf' | 'payment';
  /** Whether a payment is just being begun. */
  pending: boolean;
  buy(product: PublicProduct, customer: Customer): void;
  backToShelf(): void;
  /** After it is paid, nothing stays selected. */
  finish(): void;
}

/** From the shelf to the payment and back. */
export function useShopCheckout(): ShopCheckout {
  const [payment, setPayment] = useState<StartedPayment | null>(null);
  const [view, setView] = useState<ShopCheckout['view']>('shelf');
  const [pending, setPending] = useState(false);
  // One key for one intention: pressing again, or coming back to it, begins no second order.
  const keys = useRef(new Map<string, string>());

  function keyFor(intention: string): string {
    const key = keys.current.get(intention) ?? crypto.randomUUID();
    keys.current.set(intention, key);
    return key;
  }

  function buy(product: PublicProduct, { name, email }: Customer): void {
    const customer = { name: name.trim(), email: email.trim() };
    if (!customer.name || !customer.email) {
      showToast({ ...missingInformation, tone: 'destructive' });
      return;
    }
    if (product.type === 'paperback') {
      setPayment({ product, customer, clientSecret: null });
      setView('payment');
      return;
    }
    const order = { productId: product.id, customerName: customer.name, customerEmail: customer.email };
    setPending(true);
    // By the same key at another price, the server lets the new order take the place of the old.
    startPayment({ ...order, amount: product.price }, keyFor(JSON.stringify(order)))
      .then(({ clientSecret }) => {
        setPayment({ product, customer, clientSecret });
        setView('payment');
        showToast({ ...paymentReady, tone: 'neutral' });
      })
      .catch(() => showToast({ ...checkoutError, tone: 'destructive' }))
      .finally(() => setPending(false));
  }

  return {
    payment,
    view,
    pending,
    buy,
    backToShelf: () => setView('shelf'),
    finish: () => {
      keys.current.clear();
      setPayment(null);
      setView('shelf');
    },
  };
}
