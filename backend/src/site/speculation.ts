import type { IncomingMessage } from 'node:http';

/**
 * Whether a browser asks ahead of its visitor, who may never come (HTML §7.6, `Sec-Purpose: prefetch;prerender`): for
 * a page, or for something on behalf of a page that is not shown yet. Chrome sends it with scripts' calls too.
 */
export const isSpeculative = ({ headers }: IncomingMessage): boolean =>
  headers['sec-purpose'] !== undefined && /\bprefetch\b/.test(String(headers['sec-purpose']));
