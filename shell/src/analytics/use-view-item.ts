import { useEffect } from 'react';
import { track } from './analytics.js';

export interface ViewedItem {
  id: string;
  title: string;
  priceCents: number;
}

/** Reports once that a book's page has been opened: `view_item`, as Google Analytics describes it. */
export function useViewItem({ id, title, priceCents }: ViewedItem): void {
  useEffect(() => {
    const price = priceCents / 100;
    track('view_item', { currency: 'USD', value: price, items: [{ item_id: id, item_name: title, price }] });
  }, [id, title, priceCents]);
}
