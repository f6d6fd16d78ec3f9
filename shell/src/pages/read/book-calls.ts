import { fetchWithDeadline } from '@lectern/widget-kit';
import type { Palette } from '@lectern/catalogue';
import type { HighlightChange, Place, ReadingNotes } from '@lectern/reading-notes';

export interface BookFacts {
  title: string;
  author: string;
  version: string;
  sizeBytes: number;
  palette: Palette | null;
  orderPath: string;
}

/**
 * Why a request failed: refunded, in dispute, unknown link, address not verified, rejected with a message, or offline.
 */
export type Refusal = 'ended' | 'paused' | 'unknown' | 'not-proved' | 'refused' | 'unreachable';

export type Answer<Value> = { isGood: true; value: Value } | { isGood: false; why: Refusal; text?: string };

const REFUSALS: Readonly<Record<string, Refusal>> = {
  'COMMERCE.ACCESS_ENDED': 'ended',
  'COMMERCE.ACCESS_PAUSED': 'paused',
  'COMMERCE.LINK_UNKNOWN': 'unknown',
  'COMMERCE.ADDRESS_NOT_PROVED': 'not-proved',
};

/** Address of a book, `/read/<token>/<line>`; null for any other path. */
export const bookAddress = (pathname: string): string | null =>
  /^\/read\/[^/]+\/[1-9]\d*(?=\/?$)/.exec(pathname)?.[0] ?? null;

async function ask<Value>(
  address: string,
  init: RequestInit,
  read: (response: Response) => Promise<Value>,
): Promise<Answer<Value>> {
  try {
    const response = await fetchWithDeadline(address, init);
    if (response.ok) return { isGood: true, value: await read(response) };
    const { code = '', detail } = (await response.json()) as { code?: string; detail?: string };
    const why = REFUSALS[code] ?? (response.status < 500 ? 'refused' : 'unreachable');
    return { isGood: false, why, ...(detail ? { text: detail } : {}) };
  } catch {
    return { isGood: false, why: 'unreachable' };
  }
}

const json = <Value>(response: Response) => response.json() as Promise<Value>;

const posted = (body: object): RequestInit => ({
  method: 'POST',
  headers: { 'content-type': 'application/json' },
  body: JSON.stringify(body),
});

export const fetchFacts = (address: string) => ask(`/api${address}/facts`, {}, json<BookFacts>);

export const fetchBook = (address: string) =>
  ask(`/api${address}/book`, {}, (response) => response.arrayBuffer());

export const requestCode = (address: string) =>
  ask(`/api${address}/code`, posted({}), json<{ email: string }>);

export const verifyCode = (address: string, code: string) =>
  ask(`/api${address}/proof`, posted({ code }), json<{ proof: string }>);

export interface SentNotes {
  proof: string;
  place: Place | null;
  highlights: readonly HighlightChange[];
}

/** `keepalive`, so that the last change is sent even if the page closes. */
export const sendNotes = (address: string, notes: SentNotes) =>
  ask(`/api${address}/notes`, { ...posted(notes), keepalive: true }, json<ReadingNotes>);
