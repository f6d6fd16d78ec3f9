import { listProducts, type PublicProduct } from '@lectern/api-client';
import { useCallback, useEffect, useState } from 'react';
import { useSiteData } from '../../site-data.js';

export interface ShopShelf {
  products: PublicProduct[];
  state: 'loading' | 'ready' | 'failed';
  refresh(): void;
}

/** The answer holds for as long as the visitor stays (specification 1, section 9); only a failure is asked again. */
let answer: Promise<PublicProduct[]> | undefined;

/** The shop's products: at first those the page came with, then, once, what the shop says now. */
export function useProducts(): ShopShelf {
  const { products: prerendered } = useSiteData();
  const [products, setProducts] = useState(prerendered);
  const [state, setState] = useState<ShopShelf['state']>('loading');

  const refresh = useCallback(() => {
    setState('loading');
    answer ??= listProducts();
    answer.then(
      (current) => {
        setProducts(current);
        setState('ready');
      },
      () => {
        answer = undefined;
        setState('failed');
      },
    );
  }, []);

  useEffect(refresh, [refresh]);

  return { products, state, refresh };
}
