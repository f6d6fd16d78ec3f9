import { randomUUID } from 'node:crypto';

export const REQUEST_ID_HEADER = 'x-request-id';

/** As proxies make them: short, and nothing that could forge a line or hold a sentence. */
const SANE = /^[\w.:-]{8,64}$/;

/** The id that a proxy gave this request, or a new one. */
export function requestIdOf(given: string | string[] | undefined): string {
  return typeof given === 'string' && SANE.test(given) ? given : randomUUID();
}
