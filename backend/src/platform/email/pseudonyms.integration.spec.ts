import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';

import { openShop, type RunningShop } from '../../testing/running-shop.js';
import { Database } from '../database/database.js';
import { SealedSecrets } from '../signed-links/sealed-secrets.js';
import { isPseudonym, openPseudonyms, Pseudonyms } from './pseudonyms.js';

describe('Pseudonyms', () => {
  let shop: RunningShop;

  beforeAll(async () => {
    shop = await openShop();
  });
  afterAll(() => shop.stop());

  const start = () => openPseudonyms(shop.app.get(Database), shop.app.get(SealedSecrets));

  it('differ from addresses, and are the same for an address in any case', () => {
    const pseudonyms = shop.app.get(Pseudonyms);
    expect(isPseudonym(pseudonyms.of('ruth@example.com'))).toBe(true);
    expect(isPseudonym('ruth@example.com')).toBe(false);
    expect(pseudonyms.of('Ruth@Example.com')).toBe(pseudonyms.of('ruth@example.com'));
    expect(pseudonyms.of('rut@example.com')).not.toBe(pseudonyms.of('ruth@example.com'));
  });

  it('share one secret, even if several processes of a new site start at once', async () => {
    await shop.pool.query('DELETE FROM sealed_secrets');
    const started = await Promise.all([1, 2, 3, 4].map(start));
    const made = [...started, await start()].map((pseudonyms) => pseudonyms.of('ruth@example.com'));
    expect(new Set(made).size).toBe(1);
    expect(made[0]).not.toBe(shop.app.get(Pseudonyms).of('ruth@example.com'));
  });
});
