import type { PublicProduct } from '@lectern/api-client';
import type { MoneyFormat } from '@lectern/money';
import type { CheckoutLaw, CheckoutOptions } from '@lectern/widget-kit';
import { useMemo } from 'react';
import { dropToasts, showToast } from '@lectern/ui/toast';
import { island } from '../../islands/island.js';
import { type WidgetRoom, WidgetSlot } from '../../islands/widgets/widget-slot.js';
import { usePurchaseForm } from './purchase-form.js';
import type { SalesWords, SectionProps } from './sales.words.js';

const roomWithPhone: WidgetRoom = { wide: '51.3rem', narrow: '52.2rem', upTo: '27rem' };
const roomWithoutPhone: WidgetRoom = { wide: '44rem', narrow: '44.6rem', upTo: '27rem' };

/** The sentence that buyers agree to takes some lines more. */
function roomFor(asksPhone: boolean, law: CheckoutLaw | undefined): WidgetRoom {
  const room = asksPhone ? roomWithPhone : roomWithoutPhone;
  if (!law?.withdrawalConsent) return room;
  return { ...room, wide: `calc(${room.wide} + 7rem)`, narrow: `calc(${room.narrow} + 8rem)` };
}

interface DirectCheckoutProps {
  product: Pick<PublicProduct, 'id' | 'price' | 'addsTax' | 'fileFormats'>;
  book: Pick<SalesWords['book'], 'fullTitle' | 'thankYouValue' | 'checkout' | 'law'>;
  section: Pick<SectionProps<'buy'>['section'], 'asksPhone' | 'leadsToThankYou'> & {
    hasSecondButton: boolean;
  };
  labels: Pick<SalesWords['labels'], 'checkoutLoadingText' | 'checkoutFailureText' | 'retry' | 'scriptNote'>;
  contactEmail: string;
  money: MoneyFormat;
}

function DirectCheckoutPart({ product, book, section, labels, contactEmail, money }: DirectCheckoutProps) {
  const { asksPhone, leadsToThankYou, hasSecondButton } = section;
  const { report, tellStep, presses } = usePurchaseForm();
  const options = useMemo(
    (): CheckoutOptions => ({
      productId: product.id,
      productTitle: book.fullTitle,
      priceCents: product.price,
      money,
      addsTax: product.addsTax,
      law: book.law,
      formats: product.fileFormats,
      slug: book.thankYouValue,
      book: book.checkout,
      risesAsSheet: true,
      phone: asksPhone,
      contactPath: '/#contact',
      notify: showToast,
      dropToasts,
      ...(leadsToThankYou ? { afterPayment: 'return' } : {}),
      ...(hasSecondButton ? { onForm: report, onStep: tellStep, buyPresses: presses } : {}),
    }),
    [book, product, money, asksPhone, leadsToThankYou, hasSecondButton, report, tellStep, presses],
  );
  return (
    <WidgetSlot
      name="checkout"
      options={options}
      room={roomFor(asksPhone, book.law)}
      shape="form"
      loadingText={labels.checkoutLoadingText}
      failureText={labels.checkoutFailureText}
      retryLabel={labels.retry}
      scriptNote={labels.scriptNote}
      contactEmail={contactEmail}
    />
  );
}

/** A stored payment continues at once. */
export const DirectCheckout = island('direct-checkout', DirectCheckoutPart, ({ product }) => ({
  stored: [`lectern.checkout.payment.${product.id}`],
}));
