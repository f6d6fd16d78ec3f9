import { useEffect, useState } from 'react';

/** Where in the shop somebody is, beyond the shelf: paying for a product, or having paid for it. */
export interface ShopPlace {
  productId: string;
  isPaid: boolean;
}

const placeNow = () => (history.state as { shop?: ShopPlace | null } | null)?.shop ?? null;
const stateWith = (shop: ShopPlace | null) => ({ ...(history.state as object | null), shop });

interface UsedPlace {
  /** Null at the shelf. */
  place: ShopPlace | null;
  /** By a step of the history, so that Back leads to the shelf and Forward to the payment again. */
  goTo(place: ShopPlace): void;
  /** In the place of where one is: Back does not lead to it. */
  become(place: ShopPlace): void;
}

/** The place is kept by the entry of the history: Back, Forward and a reload find it. */
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
    become: (next) => {
      history.replaceState(stateWith(next), '');
      setPlace(next);
    },
  };
}
