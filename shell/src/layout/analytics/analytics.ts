import { useEffect } from 'react';

/** Hands an event to the tag. @returns whether there was one to take it */
export type SendEvent = (name: string, parameters: Record<string, unknown>) => boolean;

interface WaitingEvent {
  name: string;
  parameters: Record<string, unknown>;
}

/** Enough for what happens on a page before the visitor has answered. */
const waitingLimit = 20;

let send: SendEvent | undefined;

let waiting: WaitingEvent[] = [];

/**
 * Reports what a visitor did, once there is a tag to report to: that is after their consent only. Until then the last
 * few events wait in memory; without consent they are never sent.
 *
 * @param name an event of Google Analytics (https://developers.google.com/analytics/devguides/collection/ga4/reference/events)
 * @returns whether it was handed over at once
 */
export function track(name: string, parameters: Record<string, unknown> = {}): boolean {
  if (send) return send(name, parameters);
  waiting = [...waiting, { name, parameters }].slice(-waitingLimit);
  return false;
}

/** Called when the tag is there, or (undefined) when it may no longer be used: what waits is then forgotten. */
export function connectTag(next: SendEvent | undefined): void {
  send = next;
  const held = waiting;
  waiting = [];
  for (const { name, parameters } of next ? held : []) next?.(name, parameters);
}

export const isTagConnected = (): boolean => send !== undefined;

interface ViewedItem {
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
