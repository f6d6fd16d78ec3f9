import { listProducts, type PublicProduct } from '@lectern/api-client';
import { useCallback, useEffect, useState } from 'react';

import { readSessionJson, saveInSession } from '../../islands/session-storage.js';

/** Without it the shop is asked on each visit. */
const memory = 'products';

interface KeptAnswer {
  /** With which the page was written then: another page knows better. */
  written: PublicProduct[];
  answer: PublicProduct[];
}

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
        saveInSession(memory, JSON.stringify({ written, answer } satisfies KeptAnswer));
        setProducts(answer);
        setState('ready');
      },
      () => setState('failed'),
    );
  }, [written]);

  useEffect(() => {
    const kept = readSessionJson<KeptAnswer>(memory);
    if (kept && JSON.stringify(kept.written) === JSON.stringify(written)) setProducts(kept.answer);
    else ask();
  }, [written, ask]);

  return { products, state, askAgain: ask };
}
