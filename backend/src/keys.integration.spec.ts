import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';

import { sealedColumns } from './features.js';
import { Database } from './platform/database/database.js';
import { MailSuppressions } from './platform/email/mail-suppressions.js';
import { Pseudonyms } from './platform/email/pseudonyms.js';
import { KeyRotation } from './platform/signed-links/key-rotation.js';
import { SealedSecrets } from './platform/signed-links/sealed-secrets.js';
import { siteKeyOf } from './platform/config/site-key-rules.js';
import { SignedLinks } from './platform/signed-links/signed-links.js';
import { SiteKeys } from './platform/signed-links/site-keys.js';
import { totpCode } from './testing/totp-code.js';
import { eventually } from './testing/eventually.js';
import { ReleasedShop } from './testing/released-shop.js';
import { openShop, type RunningShop } from './testing/running-shop.js';
import { OWNER, ApiSession } from './testing/api-session.js';
import { startCommand } from './testing/site-command.js';
import { signInOwner } from './testing/staff-sessions.js';

const rotationOf = ({ app }: RunningShop) =>
  new KeyRotation(app.get(Database), app.get(SiteKeys), app.get(SealedSecrets), sealedColumns);

const ids = async ({ app }: RunningShop) => (await app.get(SiteKeys).all()).map(({ id }) => id);

describe('Keys of a running site', () => {
  let shop: RunningShop;
  let owner: ApiSession;
  const PEOPLE = 150;

  beforeAll(async () => {
    shop = await openShop(OWNER);
    owner = await signInOwner(shop);
  });
  afterAll(() => shop.stop());

  const secretOf = (id: string) => `SECRET OF ${id}`;
  const addPeople = async () => {
    const secrets = shop.app.get(SealedSecrets);
    const { rows } = await shop.pool.query<{ id: string }>(
      `INSERT INTO users (username, password) SELECT 'person-' || n, '' FROM generate_series(1, $1) n RETURNING id`,
      [PEOPLE],
    );
    for (const { id } of rows)
      await shop.pool.query('INSERT INTO second_factors (user_id, sealed_secret) VALUES ($1, $2)', [
        id,
        await secrets.seal('second-factor', id, secretOf(id)),
      ]);
  };
  const factors = async () =>
    (
      await shop.pool.query<{ id: string; sealed: string }>(
        `SELECT user_id AS id, sealed_secret AS sealed FROM second_factors
         WHERE user_id IN (SELECT id FROM users WHERE username LIKE 'person-%') ORDER BY user_id`,
      )
    ).rows;
  const areAllRead = async () => {
    const secrets = shop.app.get(SealedSecrets);
    for (const { id, sealed } of await factors())
      expect(await secrets.open('second-factor', id, sealed)).toBe(secretOf(id));
  };
  const sealedBy = async (key: string) =>
    (await factors()).filter(({ sealed }) => sealed.startsWith(`${key}.`)).length;

  it('can be rotated without breaking apps, links and pseudonyms', async () => {
    const { body } = await owner.post<{ secret: string }>('/api/admin/account/second-factor');
    await owner.post('/api/admin/account/second-factor/confirm', { code: totpCode(body.secret) });
    await shop.pool.query('UPDATE second_factors SET last_step = 0');
    const links = shop.app.get(SignedLinks);
    const token = await links.token('confirm', 'ruth');
    const pseudonym = shop.app.get(Pseudonyms).of('erased@example.com');
    await shop.app.get(MailSuppressions).add('letters', pseudonym, 'complained');
    const [before] = await ids(shop);

    const { output, code } = await startCommand(shop, 'keys', 'rotate').ended;
    const [now, ...others] = await ids(shop);
    expect([code, others]).toEqual([0, [before]]);
    expect(output).toBe(`Key ${now} is now in use. Secrets sealed again: 2\n`);
    const { rows } = await shop.pool.query<{ sealed: string }>(
      'SELECT sealed_secret AS sealed FROM second_factors UNION ALL SELECT sealed_secret FROM sealed_secrets',
    );
    expect(rows.map(({ sealed }) => sealed.split('.')[0])).toEqual([now, now]);

    const staff = new ApiSession(shop);
    expect((await staff.signIn()).body).toMatchObject({ next: 'second-step' });
    const step = await staff.post('/api/admin/session/second-step', { code: totpCode(body.secret) });
    expect(step.status).toBe(200);
    expect(await links.read('confirm', token)).toBe('ruth');
    const fresh = await links.token('confirm', 'ruth');
    expect(fresh).not.toBe(token);
    expect(await links.read('confirm', fresh)).toBe('ruth');
    expect(await shop.app.get(MailSuppressions).holds('letters', 'Erased@example.com')).toBe(true);
    expect(await rotationOf(shop).list()).toEqual([
      { id: now, isInUse: true, isKnown: true, isInDatabase: false, sealedCount: 2 },
      { id: before, isInUse: false, isKnown: true, isInDatabase: false, sealedCount: 0 },
    ]);
  });

  it('stay readable if a rotation is killed, and the next run finishes it', async () => {
    await addPeople();
    const [before] = await ids(shop);
    // Locks a row in the middle, so that the command waits there.
    const people = await factors();
    const holder = await shop.pool.connect();
    await holder.query('BEGIN');
    await holder.query('SELECT 1 FROM second_factors WHERE user_id = $1 FOR UPDATE', [people[70]?.id]);
    const { child, ended } = startCommand(shop, 'keys', 'rotate');
    const [now] = await eventually('the rows before it to be sealed again', async () => {
      const [key = ''] = await ids(shop);
      return key !== before && (await sealedBy(key)) === 70 && [key];
    });
    await areAllRead();
    child.kill('SIGKILL');
    expect(await ended).toEqual({ output: '', code: null });
    await holder.query('ROLLBACK');
    holder.release();
    await areAllRead();
    await expect(rotationOf(shop).retire(before ?? '')).rejects.toThrow('Secrets are encrypted with the key');

    expect(await rotationOf(shop).rotate()).toMatchObject({ isNew: false, inUse: { id: now }, lostCount: 0 });
    expect(await sealedBy(now ?? '')).toBe(PEOPLE);
    expect((await ids(shop)).slice(0, 2)).toEqual([now, before]);
    await areAllRead();
  });

  it('can be rotated twice at once, without overwriting secrets sealed at the same time', async () => {
    const [person] = await factors();
    const secrets = shop.app.get(SealedSecrets);
    const another = async ({ id = '' } = {}) => {
      const sealed = await secrets.seal('second-factor', id, 'ANOTHER');
      await shop.pool.query('UPDATE second_factors SET sealed_secret = $2 WHERE user_id = $1', [id, sealed]);
      return secrets.open('second-factor', id, (await factors())[0]?.sealed ?? '');
    };
    const [first, second, opened] = await Promise.all([
      rotationOf(shop).rotate(),
      rotationOf(shop).rotate(),
      another(person),
    ]);
    expect([first.lostCount, second.lostCount, opened]).toEqual([0, 0, 'ANOTHER']);
    await shop.pool.query('DELETE FROM second_factors WHERE user_id = $1', [person?.id]);
    await areAllRead();
  });

  it('can be retired if nothing needs them, except the one in use', async () => {
    const links = shop.app.get(SignedLinks);
    const token = await links.token('confirm', 'ruth');
    const [before = ''] = await ids(shop);
    await expect(rotationOf(shop).retire(before)).rejects.toThrow(`The key ${before} is in use`);
    await expect(rotationOf(shop).retire('ffffffff')).rejects.toThrow('This site has no key ffffffff.');
    await rotationOf(shop).rotate();
    expect(await links.read('confirm', token)).toBe('ruth');
    await rotationOf(shop).retire(before);
    expect(await ids(shop)).not.toContain(before);
    expect(await links.read('confirm', token)).toBeUndefined();
    await areAllRead();
  });

  it('are rotated to the first key of SITE_KEYS', async () => {
    const { app } = shop;
    const old = await app.get(SiteKeys).all();
    const keys = new SiteKeys([siteKeyOf('n'.repeat(43)), ...old]);
    const rotation = new KeyRotation(app.get(Database), keys, new SealedSecrets(keys), sealedColumns);
    expect(await rotation.rotate()).toMatchObject({ isNew: false, sealedCount: PEOPLE + 1, lostCount: 0 });
    const [inUse] = await rotation.list();
    expect(inUse).toMatchObject({ id: siteKeyOf('n'.repeat(43)).id, sealedCount: PEOPLE + 1 });
    await expect(rotation.rotate()).rejects.toThrow('All secrets use the first key of SITE_KEYS.');
    await expect(rotation.retire(old[0]?.id ?? '')).rejects.toThrow('is in SITE_KEYS: remove it there');
  });

  it('cover all columns of sealed secrets', async () => {
    const { rows } = await shop.pool.query<{ table: string }>(
      `SELECT table_name AS table FROM information_schema.columns WHERE column_name LIKE '%sealed%' ORDER BY 1`,
    );
    expect(rows.map(({ table }) => table)).toEqual(sealedColumns.map(({ table }) => table).sort());
  });
});

describe('The key in the database of release 1', () => {
  let released: ReleasedShop;

  beforeEach(async () => {
    released = await ReleasedShop.openWithoutWorker();
  });
  afterEach(() => released.close());

  const signingKeys = async () => (await released.shop.pool.query('SELECT key FROM signing_keys')).rows;
  const answers = async () => {
    const found: Record<string, number> = {};
    for (const address of Object.keys(released.keys.links)) {
      const answer = await fetch(released.shop.url + address, { redirect: 'manual' });
      found[address] = answer.status;
      await answer.arrayBuffer();
    }
    return found;
  };
  const appSecrets = async () => {
    const { rows } = await released.shop.pool.query<{ id: string; sealed: string }>(
      'SELECT user_id AS id, sealed_secret AS sealed FROM second_factors ORDER BY 1',
    );
    const secrets = released.shop.app.get(SealedSecrets);
    return Promise.all(rows.map(({ id, sealed }) => secrets.open('second-factor', id, sealed)));
  };

  it('stays in use after an upgrade, for processes of the older release', async () => {
    const [{ key }] = (await signingKeys()) as [{ key: string }];
    await rotationOf(released.shop).moveOutOfDatabase({ isAlone: false });
    expect(await signingKeys()).toEqual([{ key }]);
    expect((await released.shop.app.get(SiteKeys).inUse()).secret).toBe(key);
    expect(await appSecrets()).toHaveLength(2);
  });

  it('moves to a file if no other process runs, without breaking links, apps and pseudonyms', async () => {
    const before = await appSecrets();
    const pseudonym = released.shop.app.get(Pseudonyms).of('erased@example.com');
    const { rows } = await released.shop.pool.query(
      'SELECT count(*)::int AS orders FROM orders WHERE customer_email = $1',
      [pseudonym],
    );
    expect(rows).toEqual([{ orders: 1 }]);
    await rotationOf(released.shop).moveOutOfDatabase({ isAlone: true });
    expect(await signingKeys()).toEqual([]);
    expect(await ids(released.shop)).toHaveLength(2);
    expect(await appSecrets()).toEqual(before);
    expect(released.shop.app.get(Pseudonyms).of('erased@example.com')).toBe(pseudonym);
    expect(await answers()).toEqual(released.keys.links);
    // The next start has nothing to do.
    await rotationOf(released.shop).moveOutOfDatabase({ isAlone: true });
    expect(await ids(released.shop)).toHaveLength(2);
  });
});
