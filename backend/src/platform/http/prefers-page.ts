import type { Request } from 'express';

/** Whether whoever asks is to be shown a page: everybody does but who prefers JSON by name. */
export const prefersPage = (request: Request): boolean =>
  request.accepts(['html', 'json', 'application/problem+json']) === 'html';
