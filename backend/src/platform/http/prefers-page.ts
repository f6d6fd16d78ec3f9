import type { Request } from 'express';

/** Whether to answer with HTML: unless the request prefers JSON explicitly. */
export const prefersPage = (request: Request): boolean =>
  request.accepts(['html', 'json', 'application/problem+json']) === 'html';
