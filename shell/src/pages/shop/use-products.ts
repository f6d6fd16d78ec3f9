import { listProducts, type PublicProduct } from '@lectern/api-client';
import { useCallback, useEffect, useState } from 'react';

import { readSessionJson, saveInSession } from '../../islands/session-storage.js';

/** Session key. If storage is blocked, the products are fetched on each visit. */
const memory = 'products';

interface StoredProducts {
  /** Prerendered products at that time: a newer page has newer data. */
  written: PublicProduct[];
  answer: PublicProduct[];
}

export interface ShopProducts {
  products: PublicProduct[];
  /** Result of the last fetch; `failed` until the next one succeeds. */
  state: 'loading' | 'ready' | 'failed';
  isLoading: boolean;
  /** Fetches again, after a payment, which may have changed the products, or after a failure. */
  refetch(): void;
}

/** First the prerendered products, then the server's, fetched once per visit (specification 1, section 9). */
export function useProducts(written: PublicProduct[]): ShopProducts {
  const [products, setProducts] = useState(written);
  const [state, setState] = useState<ShopProducts['state']>('ready');
  const [isLoading, setLoading] = useState(false);

  const ask = useCallback(() => {
    setLoading(true);
    setState((last) => (last === 'failed' ? last : 'loading'));
    listProducts()
      .then(
        (answer) => {
          saveInSession(memory, JSON.stringify({ written, answer } satisfies StoredProducts));
          setProducts(answer);
          setState('ready');
        },
        () => setState('failed'),
      )
      .finally(() => setLoading(false));
  }, [written]);

  useEffect(() => {
    const kept = readSessionJson<StoredProducts>(memory);
    if (kept && JSON.stringify(kept.written) === JSON.stringify(written)) setProducts(kept.answer);
    else ask();
  }, [written, ask]);

  return { products, state, isLoading, refetch: ask };
}
