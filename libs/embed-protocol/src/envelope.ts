import type { Message } from './messages.js';

const ns = 'lectern';
const v = 1;

/** Of a message written as JSON. */
export const maxMessageBytes = 4096;

export type Fields = Readonly<Record<string, unknown>>;

function byteLength(data: unknown): number {
  try {
    return new TextEncoder().encode(JSON.stringify(data)).length;
  } catch {
    // Circular, or of a kind that JSON has not: none of ours.
    return Infinity;
  }
}

/** A message as it is sent. */
export function seal<Content extends Message | { type: 'hello' }>(
  message: Content,
): Content & { ns: string; v: number } {
  return { ns, v, ...message };
}

/** The fields of what may be a message; null for what is dropped unread: another kind or version, or too much of it. */
export function unseal(data: unknown): Fields | null {
  if (typeof data !== 'object' || data === null) return null;
  const fields = data as Fields;
  return fields['ns'] === ns && fields['v'] === v && byteLength(data) <= maxMessageBytes ? fields : null;
}
