import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';

import { openShop, type RunningShop } from '../../testing/running-shop.js';
import { Database } from '../database/database.js';
import { AuditLog, type AuditEntry } from './audit-log.js';

const RUTH = { userId: 'u1', name: 'Ruth', email: 'ruth@example.com' };

describe('The audit log', () => {
  let shop: RunningShop;

  beforeAll(async () => {
    shop = await openShop();
  });
  afterAll(() => shop.stop());

  const record = (entry: AuditEntry, end = async () => undefined as unknown) =>
    shop.app.get(Database).transaction(async () => {
      await shop.app.get(AuditLog).record(RUTH, entry);
      await end();
    });
  const rows = async () =>
    (await shop.pool.query('SELECT who, action, subject_id, before, after, reason FROM audit_log')).rows;

  it('records who did what, the changed fields and the reason', async () => {
    await record({
      action: 'order.refunded',
      subject: { kind: 'order', id: 'o1' },
      before: { status: 'paid' },
      after: { status: 'refunded' },
      reason: 'Bought twice',
    });
    expect(await rows()).toEqual([
      {
        who: 'Ruth <ruth@example.com>',
        action: 'order.refunded',
        subject_id: 'o1',
        before: { status: 'paid' },
        after: { status: 'refunded' },
        reason: 'Bought twice',
      },
    ]);
  });

  it('records nothing after a rollback, and rejects entries outside a transaction', async () => {
    const entry = { action: 'order.noted', subject: { kind: 'order', id: 'o2' } };
    await expect(record(entry, () => Promise.reject(new Error('no')))).rejects.toThrow('no');
    await expect(shop.app.get(AuditLog).record(RUTH, entry)).rejects.toThrow('part of the transaction');
    expect(await rows()).toHaveLength(1);
  });

  it('rejects changes and deletions', async () => {
    for (const statement of [
      "UPDATE audit_log SET who = 'nobody'",
      'DELETE FROM audit_log',
      'TRUNCATE audit_log',
    ]) {
      await expect(shop.pool.query(statement)).rejects.toThrow('append-only');
    }
  });
});
