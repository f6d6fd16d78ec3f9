import type { IncomingMessage } from 'node:http';

/** Whether a browser prefetches or prerenders (HTML §7.6, `Sec-Purpose`); Chrome also sends it with scripts' calls. */
export const isSpeculative = ({ headers }: IncomingMessage): boolean =>
  headers['sec-purpose'] !== undefined && /\bprefetch\b/.test(String(headers['sec-purpose']));
