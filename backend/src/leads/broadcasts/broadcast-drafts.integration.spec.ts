import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';

import { setPostalAddress } from '../../testing/postal-address.js';
import { openShop, type RunningShop } from '../../testing/running-shop.js';
import { RUTH } from '../../testing/staff-sessions.js';
import { BroadcastSending } from './broadcast-sending.js';
import { Broadcasts } from './broadcasts.js';

const BODY = 'My **new** book is out.';
const HOUR_MS = 3_600_000;

describe('The draft of a broadcast', () => {
  let shop: RunningShop;
  let sending: BroadcastSending;
  let broadcasts: Broadcasts;

  beforeAll(async () => {
    shop = await openShop();
    sending = shop.app.get(BroadcastSending);
    broadcasts = shop.app.get(Broadcasts);
    await setPostalAddress(shop);
  });
  afterAll(() => shop.stop());

  const read = (id: string) => broadcasts.find(id);
  const write = () => broadcasts.create({ subject: 'It is out', body: BODY, topic: null }, RUTH);

  it('is saved incomplete as it is typed, and sent only with a subject and a text', async () => {
    const id = await broadcasts.create({ subject: '', body: '', topic: null }, RUTH);
    await expect(sending.sendTest(id, RUTH)).rejects.toThrow('Please give the broadcast a subject.');
    await broadcasts.change(id, 1, { subject: 'It is out', body: '', topic: null }, RUTH);
    await expect(sending.move(id, 'send', RUTH)).rejects.toThrow('Please write the broadcast.');
    const changed = () =>
      shop.pool.query(`SELECT who FROM audit_log WHERE subject_id = $1 AND action = 'broadcast.changed'`, [
        id,
      ]);
    expect((await changed()).rows).toEqual([]);
    await broadcasts.change(
      id,
      2,
      { subject: 'It is out', body: BODY, topic: null },
      { ...RUTH, name: 'Ann' },
    );
    expect(await read(id)).toMatchObject({ version: 3, savedBy: 'Ann' });
    expect((await changed()).rows).toHaveLength(1);
  });

  it('rejects changes of an outdated version or after sending began', async () => {
    const id = await write();
    const written = { subject: 'It is out today', body: BODY, topic: null };
    await broadcasts.change(id, 1, written, RUTH);
    await expect(broadcasts.change(id, 1, written, RUTH)).rejects.toThrow(
      'changed this broadcast in another window',
    );
    await sending.move(id, 'send', RUTH, new Date(Date.now() + HOUR_MS));
    await expect(broadcasts.change(id, 2, written, RUTH)).rejects.toThrow('You can change only a draft.');
    await expect(broadcasts.discard(id, RUTH)).rejects.toThrow('You can change only a draft.');
    await sending.move(id, 'call-back', RUTH);
    await broadcasts.discard(id, RUTH);
    const noted = await shop.pool.query(
      'SELECT action, who FROM audit_log WHERE subject_id = $1 ORDER BY at',
      [id],
    );
    expect(noted.rows.map(({ action }) => action)).toEqual([
      'broadcast.written',
      'broadcast.sent',
      'broadcast.called-back',
      'broadcast.discarded',
    ]);
    expect(noted.rows[0]).toMatchObject({ who: 'Ruth <ruth@staff.example>' });
    await expect(read(id)).rejects.toThrow('We can’t find this broadcast');
  });
});
