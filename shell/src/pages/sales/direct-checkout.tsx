import type { PublicProduct } from '@lectern/api-client';
import type { CheckoutOptions } from '@lectern/widget-kit';
import { useMemo } from 'react';
import { showToast } from '@lectern/ui/toast';
import { WidgetSlot } from '../../islands/widgets/widget-slot.js';
import { buyAnchorId } from './buy-anchor.js';
import { usePurchaseForm } from './purchase-form.js';
import type { SectionProps } from './sales.words.js';

/** Measured: the checkout's first step with its card around it. */
const checkoutHeight = { withPhone: '45rem', withoutPhone: '39rem' };

type DirectCheckoutProps = SectionProps<'buy'> & { product: PublicProduct };

/** The checkout in its place on the book's page, with the shop's own price. */
export function DirectCheckout({ words, section, product }: DirectCheckoutProps) {
  const { book, labels } = words;
  const { asksPhone, leadsToThankYou, beside } = section;
  const { report, presses } = usePurchaseForm();
  const hasSecondButton = beside.includes('second-button');
  const options = useMemo(
    (): CheckoutOptions => ({
      productId: product.id,
      productTitle: book.fullTitle,
      priceCents: product.price,
      formats: product.fileFormats,
      slug: book.thankYouValue,
      phone: asksPhone,
      contactPath: '/#contact',
      notify: showToast,
      ...(leadsToThankYou ? { afterPayment: 'return' } : {}),
      ...(hasSecondButton ? { onForm: report, buyPresses: presses } : {}),
    }),
    [book, product, asksPhone, leadsToThankYou, hasSecondButton, report, presses],
  );
  return (
    <WidgetSlot
      name="checkout"
      options={options}
      minHeight={asksPhone ? checkoutHeight.withPhone : checkoutHeight.withoutPhone}
      loadingText={labels.checkoutLoadingText}
      failureText={labels.checkoutFailureText}
      retryLabel={labels.retry}
      anchorId={buyAnchorId}
    />
  );
}
