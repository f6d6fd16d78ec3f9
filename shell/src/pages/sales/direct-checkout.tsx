import type { PublicProduct } from '@lectern/api-client';
import type { CheckoutOptions } from '@lectern/widget-kit';
import { useMemo } from 'react';
import { showToast } from '../../layout/toast-store.js';
import { WidgetSlot } from '../../widgets/widget-slot.js';
import { buyAnchorId } from './buy-anchor.js';
import type { SalesWords } from './sales.words.js';

/** Measured: the checkout's first step with its card around it. */
const checkoutHeight = '45rem';

/** The checkout in its place on the book's page, with the shop's own price. */
export function DirectCheckout({ words, product }: { words: SalesWords; product: PublicProduct }) {
  const { book, labels } = words;
  const options = useMemo(
    (): CheckoutOptions => ({
      productId: product.id,
      productTitle: book.fullTitle,
      priceCents: product.price,
      formats: product.fileFormats,
      slug: book.path.slice(1),
      phone: true,
      contactPath: '/#contact',
      notify: showToast,
    }),
    [book, product],
  );
  return (
    <WidgetSlot
      name="checkout"
      options={options}
      minHeight={checkoutHeight}
      loadingText={labels.checkoutLoadingText}
      failureText={labels.checkoutFailureText}
      retryLabel={labels.retry}
      anchorId={buyAnchorId}
    />
  );
}
