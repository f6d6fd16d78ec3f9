import { ApiError, detailOf, type PublicProduct, startPayment } from '@lectern/api-client';
import { cleanEmail } from '@lectern/email-address';
import { dropToasts, showToast } from '@lectern/ui/toast';
import { browserStorage, storePayment, orderKeys, tabStorage } from '@lectern/widget-kit';
import { useState } from 'react';
import * as m from '../../messages.en.js';
import type { ShopWords } from './shop.words.js';

export interface Customer {
  name: string;
  email: string;
}

interface Refusal {
  productId: string;
  message: string;
  wrong: Readonly<Record<string, string>>;
}

export interface ShopCheckout {
  startingId: string | null;
  refusal: Refusal | null;
  buy(product: PublicProduct, customer: Customer): void;
  /** Clears an error about what was typed; any other one stays at its button until the next try. */
  noteEdit(): void;
}

/**
 * Starts payments and stores them under the same keys as the checkout on a book's page: a second click, a reload, and
 * the book's page all continue the same order.
 * @param onStarted shows the card form; for a package's address, tax and consent, the checkout asks first
 */
export function useShopCheckout(
  onStarted: (product: PublicProduct) => void,
  law: ShopWords['law'],
): ShopCheckout {
  const [startingId, setStartingId] = useState<string | null>(null);
  const [refusal, setRefusal] = useState<Refusal | null>(null);
  const [storage] = useState(tabStorage);
  const [keys] = useState(() => orderKeys(browserStorage()));

  async function start({ id: productId, price }: PublicProduct, { name, email }: Customer): Promise<void> {
    const order = { productId, name, email };
    const input = { productId, customerName: name, customerEmail: email, amount: price };
    try {
      // With the same key at another price, the server replaces the old order.
      const { clientSecret } = await startPayment(input, {
        idempotencyKey: keys.keyOf(order),
        recentKeys: keys.recentKeys(productId),
        ifBought: 'ask',
      });
      storePayment(storage, productId, { clientSecret, priceCents: price, name, email });
    } catch (cause) {
      if (cause instanceof ApiError && cause.isFinal) keys.settle(order);
      throw cause;
    }
  }

  function buy(product: PublicProduct, typed: Customer): void {
    dropToasts();
    const customer = { name: typed.name.trim(), email: cleanEmail(typed.email) };
    if (!customer.name || !customer.email) {
      showToast({ ...m.shop.toasts.missingInformation, tone: 'destructive' });
      return;
    }
    setRefusal(null);
    if (product.type === 'paperback' || product.addsTax || law[product.type]?.withdrawalConsent) {
      onStarted(product);
      return;
    }
    setStartingId(product.id);
    start(product, customer)
      .then(() => {
        onStarted(product);
        showToast({ ...m.shop.toasts.paymentReady, tone: 'neutral' });
      })
      .catch((cause: unknown) => {
        // The checkout asks whether the buyer wants another copy.
        if (cause instanceof ApiError && cause.isRepeat) return onStarted(product);
        const wrong = cause instanceof ApiError ? cause.wrongFields : {};
        setRefusal({ productId: product.id, message: detailOf(cause, m.shop.buy.failed), wrong });
        const isClosed = cause instanceof ApiError && cause.problem?.code === 'SITE.PAUSED';
        const said = isClosed && cause.detail ? { title: cause.detail } : m.shop.toasts.checkoutError;
        showToast({ ...said, tone: 'destructive' });
      })
      .finally(() => setStartingId(null));
  }

  const noteEdit = () => setRefusal((last) => (last && Object.keys(last.wrong).length > 0 ? null : last));
  return { startingId, refusal, buy, noteEdit };
}
