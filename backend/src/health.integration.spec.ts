import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';

import { openShop, type RunningShop } from './testing/running-shop.js';
import { SitePages } from './site/site-pages.js';

describe('Health', () => {
  let shop: RunningShop;

  beforeAll(async () => {
    shop = await openShop();
  });
  afterAll(() => shop.stop());

  const ask = async (address: string) => {
    const answer = await fetch(`${shop.url}${address}`);
    return { status: answer.status, body: (await answer.json()) as object };
  };

  it('is alive', async () => {
    expect(await ask('/healthz')).toEqual({ status: 200, body: { status: 'alive' } });
  });

  it('is ready if every part is', async () => {
    expect(await ask('/readyz')).toEqual({
      status: 200,
      body: { status: 'ready', checks: { database: 'ok', jobs: 'ok', pages: 'ok' }, missing: [] },
    });
  });

  it('lists the parts that are not ready', async () => {
    await shop.app.get(SitePages).show({ pages: [], frames: [], files: [], moved: [] });
    expect(await ask('/readyz')).toMatchObject({
      status: 503,
      body: { status: 'not ready', missing: ['pages'] },
    });
  });
});
