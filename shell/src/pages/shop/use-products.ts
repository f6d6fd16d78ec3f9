import { listProducts, type PublicProduct } from '@lectern/api-client';
import { useCallback, useEffect, useState } from 'react';

export interface ShopShelf {
  products: PublicProduct[];
  state: 'loading' | 'ready' | 'failed';
  /** After a payment, which may have changed it, and after a failure. */
  askAgain(): void;
}

/**
 * The shop's products: those the page was written with, then, once for as long as the visitor stays (specification 1,
 * section 9), what the shop says now.
 */
export function useProducts(written: PublicProduct[]): ShopShelf {
  const [products, setProducts] = useState(written);
  const [state, setState] = useState<ShopShelf['state']>('ready');

  const ask = useCallback(() => {
    setState('loading');
    listProducts().then(
      (answer) => {
        keep(written, answer);
        setProducts(answer);
        setState('ready');
      },
      () => setState('failed'),
    );
  }, [written]);

  useEffect(() => {
    const kept = recall(written);
    if (kept) setProducts(kept);
    else ask();
  }, [written, ask]);

  return { products, state, askAgain: ask };
}

const storageKey = 'lectern.products';

interface KeptAnswer {
  /** With which the page was written then: another page knows better. */
  written: PublicProduct[];
  answer: PublicProduct[];
}

function keep(written: PublicProduct[], answer: PublicProduct[]): void {
  try {
    sessionStorage.setItem(storageKey, JSON.stringify({ written, answer } satisfies KeptAnswer));
  } catch {
    // Without storage the shop is asked on each visit.
  }
}

function recall(written: PublicProduct[]): PublicProduct[] | null {
  try {
    const kept = JSON.parse(sessionStorage.getItem(storageKey) ?? 'null') as KeptAnswer | null;
    return kept && JSON.stringify(kept.written) === JSON.stringify(written) ? kept.answer : null;
  } catch {
    return null;
  }
}
