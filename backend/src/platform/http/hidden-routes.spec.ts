import { describe, expect, it } from '@jest/globals';

import { hiddenRoutes } from './hidden-routes.js';

const get = (path: string) => ({ path, methods: ['get'] });

describe('Routes in order of registration', () => {
  it.each([
    ['a literal path before a parameter', '/orders/export', '/orders/:id'],
    ['different literal paths', '/orders/:id/notes', '/orders/:id/files'],
    ['different lengths', '/orders/:id', '/orders/export/csv'],
    ['a wildcard at the end', '/orders/:id', '/*address'],
    ['the more specific first segment first', '/previews/download/:id', '/previews/:id/cancel'],
  ])('are accepted with %s', (_what, first, second) => {
    expect(hiddenRoutes([get(first), get(second)])).toEqual([]);
  });

  it.each([
    ['the same path twice', '/orders/:id', '/orders/:number'],
    ['a parameter before a literal path', '/orders/:id', '/orders/export'],
    ['a wildcard before other routes', '/api/*address', '/api/orders'],
    ['the less specific first segment first', '/previews/:id/cancel', '/previews/download/:id'],
  ])('are reported with %s', (_what, first, second) => {
    expect(hiddenRoutes([get(first), get(second)])).toEqual([`GET ${second} is hidden by ${first}.`]);
  });

  it('do not hide each other when they answer different methods', () => {
    expect(hiddenRoutes([get('/orders/:id'), { path: '/orders/:id', methods: ['post'] }])).toEqual([]);
  });
});
