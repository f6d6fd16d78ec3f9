import { randomUUID } from 'node:crypto';

import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';

import { openShop, type RunningShop } from '../../testing/running-shop.js';
import { OWNER, type ApiSession } from '../../testing/api-session.js';
import { signInOwner } from '../../testing/staff-sessions.js';
import { type AddressSuppressed, addressSuppressed } from './address-suppressed.event.js';
import { Events } from '../events/events.js';
import { MailSuppressions } from './mail-suppressions.js';
import { Pseudonyms } from './pseudonyms.js';

describe('Suppressed addresses', () => {
  let shop: RunningShop;
  let owner: ApiSession;
  let suppressions: MailSuppressions;
  const published: AddressSuppressed[] = [];

  beforeAll(async () => {
    shop = await openShop(OWNER);
    owner = await signInOwner(shop);
    suppressions = shop.app.get(MailSuppressions);
    shop.app.get(Events).listen(addressSuppressed, async (event) => void published.push(event));
  });
  afterAll(() => shop.stop());

  const someone = () => `${randomUUID().slice(0, 8)}@example.com`;
  const kept = async (email: string) =>
    (await shop.pool.query('SELECT list, reason FROM mail_suppressions WHERE email = $1', [email])).rows;
  /** Erases an address with no other records. */
  const erase = async (email: string) => {
    const ask = async () => {
      const body = { email, confirmation: email };
      return owner.post<{ erased: string[] }>('/api/admin/person/erase', body);
    };
    expect((await ask()).body.erased).toEqual([expect.stringContaining('The address itself')]);
    expect((await ask()).body.erased).toEqual([]);
    expect(await kept(email)).toEqual([]);
    expect(await kept(shop.app.get(Pseudonyms).of(email))).toHaveLength(1);
  };

  it('are suppressed on one list, in any case', async () => {
    const email = someone();
    await suppressions.add('letters', email.toUpperCase(), 'bounced');
    expect(await suppressions.holds('letters', email)).toBe(true);
    expect(await suppressions.holds('letters', email.toUpperCase())).toBe(true);
    expect(await suppressions.holds('purchases', email)).toBe(false);
    expect(await suppressions.holds('letters', someone())).toBe(false);
  });

  it('keep their first reason, and are published in lower case each time', async () => {
    const email = someone();
    published.length = 0;
    await suppressions.add('letters', email.toUpperCase(), 'bounced');
    await suppressions.add('letters', email, 'complained');
    expect(await kept(email)).toEqual([{ list: 'letters', reason: 'bounced' }]);
    expect(published).toEqual([
      { list: 'letters', email, reason: 'bounced' },
      { list: 'letters', email, reason: 'complained' },
    ]);
  });

  it('are never on the list of the owner', async () => {
    const email = someone();
    published.length = 0;
    await suppressions.add('owner', email, 'bounced');
    expect([await kept(email), published]).toEqual([[], []]);
    expect(await suppressions.holds('owner', email)).toBe(false);
  });

  it('stay suppressed when their person is erased, until they are typed again', async () => {
    const email = someone();
    await suppressions.add('purchases', email, 'complained');
    await erase(email);
    expect(await suppressions.holds('purchases', email)).toBe(true);
    expect(await suppressions.holds('purchases', email.toUpperCase())).toBe(true);
    expect(await suppressions.lift('purchases', email.toUpperCase())).toBe(true);
    expect(await suppressions.holds('purchases', email)).toBe(false);
  });

  it('can be unsuppressed once, in any case', async () => {
    const email = someone();
    await suppressions.add('letters', email, 'bounced');
    expect(await suppressions.lift('purchases', email)).toBe(false);
    expect(await suppressions.lift('letters', email.toUpperCase())).toBe(true);
    expect(await suppressions.lift('letters', email)).toBe(false);
    expect(await suppressions.holds('letters', email)).toBe(false);
  });
});
