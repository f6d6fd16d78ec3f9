import { listProducts, type PublicProduct } from '@lectern/api-client';
import { useCallback, useEffect, useState } from 'react';
import { useSiteData } from '../../site-data.js';

export interface ShopShelf {
  products: PublicProduct[];
  state: 'loading' | 'ready' | 'failed';
  refresh(): void;
}

/** The shop's products: at first those the page came with, then, once, what the shop says now. */
export function useProducts(): ShopShelf {
  const { products: prerendered } = useSiteData();
  const [products, setProducts] = useState(prerendered);
  const [state, setState] = useState<ShopShelf['state']>('loading');

  const refresh = useCallback(() => {
    setState('loading');
    listProducts().then(
      (current) => {
        setProducts(current);
        setState('ready');
      },
      () => setState('failed'),
    );
  }, []);

  useEffect(refresh, [refresh]);

  return { products, state, refresh };
}
