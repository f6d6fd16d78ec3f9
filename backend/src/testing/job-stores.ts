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

/** Runs tests on each job store; skips Redis if `TEST_REDIS_URL` is not set. */
export function describeOnBothStores(name: string, tests: (store: JobStore) => void): void {
  for (const store of jobStores) store.run(`${name} on ${store.store}`, () => tests(store));
}
