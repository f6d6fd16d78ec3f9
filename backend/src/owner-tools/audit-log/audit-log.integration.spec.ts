import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';

import { openShop, type RunningShop } from '../../testing/running-shop.js';
import { OWNER, type ApiSession } from '../../testing/api-session.js';
import { signInOwner, signInHelper } from '../../testing/staff-sessions.js';
import type { AuditChoicesDto, AuditLogPageDto } from './audit-log.dto.js';

const CALLS = '/api/admin/audit-log';

describe('The audit log', () => {
  let shop: RunningShop;
  let owner: ApiSession;

  beforeAll(async () => {
    shop = await openShop(OWNER);
    owner = await signInOwner(shop);
    // Two people act in turn, once a minute; every tenth action is a refund.
    await shop.pool.query(
      `INSERT INTO audit_log (at, user_id, who, action, subject_kind, subject_id, before, after, reason)
       SELECT timestamptz '2126-03-01T00:00:00Z' + n * interval '1 minute', 'u',
         CASE WHEN n % 2 = 0 THEN 'Ruth <ruth@example.com>' ELSE 'Naomi <naomi@example.com>' END,
         CASE WHEN n % 10 = 0 THEN 'order.refunded' ELSE 'order.noted' END,
         'order', 'o' || n % 7, '{"status":"paid"}', '{"status":"=refunded"}', '=1+1, "so"'
       FROM generate_series(1, 2500) AS n`,
    );
  });
  afterAll(() => shop.stop());

  const list = (query = '') => owner.get<AuditLogPageDto>(`${CALLS}${query}`);

  it('is for the owner only', async () => {
    const helper = await signInHelper(shop);
    for (const address of [CALLS, `${CALLS}/choices`, `${CALLS}/export`])
      expect([address, (await helper.get(address)).status]).toEqual([address, 403]);
  });

  it('lists whole entries, newest first, in pages without gaps or repeats', async () => {
    const first = await list();
    expect(first.body.items[0]).toEqual({
      id: expect.any(String),
      at: '2126-03-02T17:40:00.000Z',
      who: 'Ruth <ruth@example.com>',
      action: 'order.refunded',
      subject: { kind: 'order', id: 'o1' },
      before: { status: 'paid' },
      after: { status: '=refunded' },
      reason: '=1+1, "so"',
    });
    const second = await list(`?cursor=${first.body.nextCursor}`);
    expect(first.body.items).toHaveLength(50);
    expect(second.body.items[0]?.at).toBe('2126-03-02T16:50:00.000Z');
  });

  it('filters by person, action, subject and time', async () => {
    const who = encodeURIComponent('Naomi <naomi@example.com>');
    expect((await list(`?who=${who}&action=order.refunded`)).body.items).toEqual([]);
    const refunds = (await list('?action=order.refunded&subjectKind=order&subjectId=o3')).body.items;
    expect(new Set(refunds.map(({ action, subject }) => `${action} ${subject.id}`))).toEqual(
      new Set(['order.refunded o3']),
    );
    const hour = await list('?from=2126-03-01T10:00:00Z&until=2126-03-01T10:10:00Z');
    expect(hour.body.items.map(({ at }) => at.toString().slice(11, 16)).reverse()).toEqual(
      Array.from({ length: 10 }, (_, minute) => `10:0${minute}`),
    );
    expect((await owner.get<AuditChoicesDto>(`${CALLS}/choices`)).body).toEqual({
      who: [
        'Eleanor Marsh <owner@example.com>',
        'Helper <helper@example.com>',
        'Naomi <naomi@example.com>',
        'Ruth <ruth@example.com>',
      ],
      actions: ['order.noted', 'order.refunded', 'staff.signed-in'],
    });
  });

  it('rejects an invalid query', async () => {
    for (const wrong of [
      'cursor=x',
      'from=yesterday',
      'until=2126-03-01',
      'subjectId=o1',
      'action=%00',
      'action=a b',
      'who=%00',
      'who=a&who=b',
      'page=2',
      `who=${'x'.repeat(501)}`,
      'from=9999-99-99T00:00:00Z',
    ])
      expect([wrong, (await list(`?${wrong}`)).status]).toEqual([wrong, 400]);
  });

  it('reads by its indexes at any size', async () => {
    const client = await shop.pool.connect();
    try {
      await client.query('ANALYZE audit_log');
      for (const where of [
        'true',
        "who = 'Ruth <ruth@example.com>'",
        "action = 'order.refunded'",
        "subject_kind = 'order' AND subject_id = 'o1'",
      ]) {
        const { rows } = await client.query(
          `EXPLAIN SELECT * FROM audit_log WHERE ${where} ORDER BY at DESC, id DESC LIMIT 51`,
        );
        expect(rows.map((row: Record<string, string>) => row['QUERY PLAN']).join('\n')).not.toContain(
          'Seq Scan',
        );
      }
    } finally {
      client.release();
    }
  });

  it('exports a complete CSV that is safe in a spreadsheet, and records the export', async () => {
    const answer = await owner.get<string>(`${CALLS}/export?action=order.noted`);
    expect(answer.headers.get('content-type')).toBe('text/csv; charset=utf-8');
    const lines = answer.body.trim().split('\r\n');
    expect(lines).toHaveLength(2251);
    expect(lines[1]).toContain(`'=1+1, ""so""`);
    const { body } = await list('?action=audit-log.exported');
    expect(body.items).toMatchObject([{ after: { action: 'order.noted' }, subject: { kind: 'audit-log' } }]);
  });
});
