import { claimPurchase, type PublicProduct } from '@lectern/api-client';
import { removeStoredPayment, findStoredPayment, tabStorage } from '@lectern/widget-kit';
import { useEffect, useRef, useState } from 'react';
import { styled } from 'styled-components';

import { readPaymentReturn, thankYouAddress } from '../../browser/payment-return.js';
import { island } from '../../islands/island.js';
import { CustomerFields, emailFieldId, nameFieldId } from './customer-fields.js';
import { InfoCards } from './info-cards.js';
import { PaymentScreen } from './payment-screen.js';
import { openWithCover } from './open-with-cover.js';
import { ProductList } from './product-list.js';
import type { ShopWords } from './shop.words.js';
import { NoProofNotice, SuccessNotice } from './success-notice.js';
import { useProducts } from './use-products.js';
import { useShopCheckout, type Customer } from './use-shop-checkout.js';
import { type ShopPlace, useShopPlace } from './use-shop-place.js';

const Lead = styled.p`
  max-width: 40rem;
  margin-block: var(--space-2) var(--space-5);
  color: var(--color-muted);
  font-size: var(--text-lead);
  line-height: 1.5;
`;

interface ShopProps {
  words: ShopWords;
  products: PublicProduct[];
  contactEmail: string;
}

/** Id of the first empty field. */
const missingOf = ({ name, email }: Customer) =>
  name.trim() === '' ? nameFieldId : email.trim() === '' ? emailFieldId : null;

const fieldValue = (id: string) => document.querySelector<HTMLInputElement>(`#${id}`)?.value ?? '';

function ShopPart({ words, products, contactEmail }: ShopProps) {
  const shelf = useProducts(products);
  const { place, goTo, replacePlace: become } = useShopPlace();
  const checkout = useShopCheckout(
    ({ id }) => openWithCover(id, () => goTo({ productId: id, isPaid: false })),
    words.law,
  );
  const paidReturn = useReturn(shelf.refetch);
  const [customer, setCustomer] = useState<Customer>({ name: '', email: '' });

  const product = shelf.products.find(({ id }) => id === place?.productId);
  const missing = missingOf(customer);
  const kept = place && findStoredPayment(tabStorage(), place.productId);
  const payer = kept ?? (missing ? null : customer);
  // A payment opens its downloads: a stored one, or one made just now if storage is blocked.
  const [paidNow, setPaidNow] = useState<ShopPlace | null>(null);
  const isOpen = place !== null && (kept || !place.isPaid || place === paidNow);
  const isPaying = isOpen && product !== undefined && payer !== null;
  const payingId = isPaying ? product.id : null;
  const room = useRef<HTMLDivElement>(null);
  const lastPayingId = useRef(payingId);
  useEffect(() => {
    const cameFrom = lastPayingId.current;
    lastPayingId.current = payingId;
    if (cameFrom === null || payingId !== null) return;
    // After the payment screen, the focus returns to the product's button, or to the success message.
    const next = place?.isPaid ? '[role=status] h2' : `[data-product="${CSS.escape(cameFrom)}"] button`;
    room.current?.querySelector<HTMLElement>(next)?.focus();
  }, [payingId, place]);

  /** Reads the fields from the DOM: password managers and scripts fill them without an event. */
  function press(chosen: PublicProduct): void {
    if (checkout.startingId !== null) return;
    const typed = { name: fieldValue(nameFieldId), email: fieldValue(emailFieldId) };
    const empty = missingOf(typed);
    if (empty) return document.getElementById(empty)?.focus();
    setCustomer(typed);
    checkout.buy(chosen, typed);
  }

  const success = place?.isPaid ? { clientSecret: null } : paidReturn?.clientSecret ? paidReturn : null;
  return (
    <>
      {/* Stays mounted with its input: Back returns to it. */}
      <div ref={room} inert={payingId !== null}>
        {paidReturn && !paidReturn.clientSecret && !place?.isPaid ? <NoProofNotice words={words} /> : null}
        {success && payingId === null ? (
          <SuccessNotice words={words} clientSecret={success.clientSecret} product={product} />
        ) : null}
        <h1>{words.heading}</h1>
        <Lead>{words.text}</Lead>
        <noscript>
          <Lead>
            {words.scriptNote} <a href={`mailto:${contactEmail}`}>{contactEmail}</a>.{' '}
            <a href="/books">{words.storesLabel}</a>
          </Lead>
        </noscript>
        <CustomerFields
          words={words}
          customer={customer}
          wrong={checkout.refusal?.wrong ?? {}}
          onChange={(typed) => {
            setCustomer(typed);
            checkout.noteEdit();
          }}
        />
        <ProductList
          words={words}
          shelf={shelf}
          isFilled={missing === null}
          checkout={checkout}
          onPress={press}
        />
        <InfoCards words={words} />
      </div>
      {isPaying ? (
        <PaymentScreen
          key={product.id}
          words={words}
          product={product}
          customer={payer}
          contactEmail={contactEmail}
          isPaid={place.isPaid}
          onBack={() => history.back()}
          onPurchased={() => {
            const paid = { productId: product.id, isPaid: true };
            become(paid);
            // Another copy of a paperback starts with the address; the payment for files opens the downloads.
            if (product.type === 'paperback') removeStoredPayment(tabStorage(), product.id);
            else setPaidNow(paid);
            shelf.refetch();
          }}
        />
      ) : null}
    </>
  );
}

/** A stored payment continues at once, and stored buyer fields enable the buttons. */
export const Shop = island('shop', ShopPart, () => ({
  search: ['success'],
  stored: ['lectern.checkout.payment.', 'lectern.typed.shop'],
}));

/** Return address of banks: thanks only for a payment that the server reports as paid; null until known. */
function useReturn(onPaid: () => void): { clientSecret: string | null } | null {
  const [paid, setPaid] = useState<{ clientSecret: string | null } | null>(null);
  const tell = useRef(onPaid);
  useEffect(() => {
    const { clientSecret, isFailed } = readPaymentReturn(history.state);
    if (isFailed || new URLSearchParams(location.search).get('success') !== 'true') return;
    const noProof = () => setPaid({ clientSecret: null });
    if (!clientSecret) return noProof();
    claimPurchase(clientSecret).then(({ status }) => {
      if (status !== 'ready') return location.replace(thankYouAddress(clientSecret));
      setPaid({ clientSecret });
      tell.current();
    }, noProof);
  }, []);
  return paid;
}
