import { useEffect, useState } from 'react';

/** State of the shop beyond the product list: paying for a product, or having paid for it. */
export interface ShopPlace {
  productId: string;
  isPaid: boolean;
}

const placeNow = () => (history.state as { shop?: ShopPlace | null } | null)?.shop ?? null;
const stateWith = (shop: ShopPlace | null) => ({ ...(history.state as object | null), shop });

interface UsedPlace {
  place: ShopPlace | null;
  /** Adds a history entry, so that Back returns to the list and Forward to the payment. */
  goTo(place: ShopPlace): void;
  replacePlace(place: ShopPlace): void;
}

export function useShopPlace(): UsedPlace {
  const [place, setPlace] = useState<ShopPlace | null>(null);

  useEffect(() => {
    const follow = () => setPlace(placeNow());
    follow();
    addEventListener('popstate', follow);
    return () => removeEventListener('popstate', follow);
  }, []);

  return {
    place,
    goTo: (next) => {
      history.pushState(stateWith(next), '');
      setPlace(next);
    },
    replacePlace: (next) => {
      history.replaceState(stateWith(next), '');
      setPlace(next);
    },
  };
}
