import { describe } from '@jest/globals';

export const jobStores = [
  { store: 'PostgreSQL', redisUrl: undefined, run: describe },
  {
    store: 'Redis',
    redisUrl: process.env['TEST_REDIS_URL'],
    run: process.env['TEST_REDIS_URL'] ? describe : describe.skip,
  },
] as const;

type JobStore = (typeof jobStores)[number];

/** The same promises about jobs, on each store: tests of a store that the machine lacks count as skipped. */
export function describeOnBothStores(what: string, tests: (store: JobStore) => void): void {
  for (const store of jobStores) store.run(`${what} on ${store.store}`, () => tests(store));
}
