import { paletteClass } from '@lectern/ui/tokens';
import type { ReactNode } from 'react';

interface OrderFrameProps {
  /** Books of the order, undefined for a product that is no book. */
  bookIds: readonly (string | undefined)[];
  children: ReactNode;
}

/** The page of an order, in the colors of its book if it has only one. */
export function OrderFrame({ bookIds, children }: OrderFrameProps) {
  const [bookId, ...others] = new Set(bookIds);
  const isOneBook = bookId !== undefined && others.length === 0;
  return <div className={isOneBook ? `order ${paletteClass(bookId)}` : 'order'}>{children}</div>;
}
