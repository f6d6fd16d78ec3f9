import { randomUUID } from 'node:crypto';

import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';

import { openShop, type RunningShop } from '../../testing/running-shop.js';
import { OWNER, type ApiSession } from '../../testing/api-session.js';
import { signInOwner, signInHelper } from '../../testing/staff-sessions.js';
import type { FailedJobPageDto, JobCountsDto, RetriedDto } from './failed-jobs.dto.js';

const CALLS = '/api/admin/jobs';

/** Runs the web process only, so that no worker changes the jobs. */
describe('Failed jobs in the dashboard', () => {
  let shop: RunningShop;
  let owner: ApiSession;

  beforeAll(async () => {
    shop = await openShop({ ...OWNER, ROLE: 'web' });
    owner = await signInOwner(shop);
  });
  afterAll(() => shop.stop());
  beforeEach(() => shop.pool.query('DELETE FROM outbox'));

  const put = async (
    columns: { job?: string; failures?: number; failed?: boolean; due?: string | null } = {},
  ) => {
    const { job = 'deliver-order', failures = 3, failed = true, due = null } = columns;
    const id = randomUUID();
    await shop.pool.query(
      `INSERT INTO outbox (id, job, payload, failures, failed_at, due_at, dispatched_at, last_error)
       VALUES ($1, $2, $3, $4, CASE WHEN $5 THEN now() END, now() + $6::interval, now(), 'Error: the press is jammed')`,
      [id, job, JSON.stringify({ orderId: 'o-1', email: 'ruth@example.com' }), failures, failed, due],
    );
    return id;
  };
  const list = async (query = '') => (await owner.get<FailedJobPageDto>(`${CALLS}${query}`)).body;
  const row = async (id: string) =>
    (
      await shop.pool.query(
        'SELECT failures, failed_at, due_at <= now() AS "isDue", closed_at IS NOT NULL AS "isClosed" FROM outbox WHERE id = $1',
        [id],
      )
    ).rows[0];
  const noted = async () =>
    (
      await shop.pool.query(
        'SELECT action, subject_id, before, after FROM audit_log ORDER BY at DESC LIMIT 1',
      )
    ).rows[0];

  it('are listed with subject, error and next attempt, and without an address', async () => {
    const waits = await put();
    const rests = await put({ job: 'send-kit', due: '1 hour' });
    const tried = await put({ failed: false, due: '1 minute' });
    await put({ failures: 0, failed: false, due: '0' });
    const { items, nextCursor } = await list();
    expect(nextCursor).toBeNull();
    expect(items.map(({ id, state }) => [id, state])).toEqual([
      [tried, 'trying'],
      [rests, 'resting'],
      [waits, 'given-up'],
    ]);
    expect(items[2]).toMatchObject({
      job: 'deliver-order',
      about: [{ kind: 'order', id: 'o-1' }],
      failures: 3,
      lastError: 'Error: the press is jammed',
      nextTryAt: null,
    });
    expect(items[1]?.nextTryAt).not.toBeNull();
    expect(JSON.stringify(items)).not.toContain('ruth@');
    expect((await list('?job=send-kit')).items.map(({ id }) => id)).toEqual([rests]);
  });

  it('are counted next to waiting and running jobs', async () => {
    await put();
    await put();
    await put({ job: 'send-kit', due: '1 hour' });
    await put({ failures: 0, failed: false, due: '1 minute' });
    expect((await owner.get<JobCountsDto>(`${CALLS}/counts`)).body).toEqual({
      waiting: 0,
      running: 1,
      later: 0,
      failed: [
        { job: 'deliver-order', count: 2 },
        { job: 'send-kit', count: 1 },
      ],
    });
  });

  it('are retried once by concurrent calls', async () => {
    const id = await put();
    const answers = await Promise.all([1, 2, 3].map(() => owner.post<RetriedDto>(`${CALLS}/${id}/retry`)));
    expect(answers.map(({ status, body }) => [status, body.retried]).sort()).toEqual([
      [200, 0],
      [200, 0],
      [200, 1],
    ]);
    expect(await row(id)).toMatchObject({ failures: 0, failed_at: null, isDue: true, isClosed: false });
    const entries = await shop.pool.query('SELECT FROM audit_log WHERE subject_id = $1', [id]);
    expect(entries.rowCount).toBe(1);
  });

  it('are retried by kind, all of them and no others', async () => {
    const [one, two] = [await put(), await put({ due: '1 hour' })];
    const other = await put({ job: 'send-kit' });
    const { body } = await owner.post<RetriedDto>(`${CALLS}/retry`, { job: 'deliver-order' });
    expect(body.retried).toBe(2);
    expect([await row(one), await row(two)]).toMatchObject([{ isDue: true }, { isDue: true }]);
    expect(await row(other)).toMatchObject({ failures: 3, isDue: null });
    expect(await noted()).toMatchObject({ action: 'job.retried', after: { job: 'deliver-order', count: 2 } });
  });

  it('are given up for good, and their email is withdrawn', async () => {
    const id = await put({ job: 'send-kit' });
    await shop.pool.query(
      `INSERT INTO mail_deliveries (id, letter, cause, recipient, status, changed_at)
       VALUES ($1, 'send-kit', '{}', 'ruth@example.com', 'queued', now())`,
      [id],
    );
    expect((await owner.delete(`${CALLS}/${id}`)).status).toBe(204);
    expect(await row(id)).toMatchObject({ isClosed: true });
    expect((await list()).items).toEqual([]);
    const { rows } = await shop.pool.query('SELECT status FROM mail_deliveries WHERE id = $1', [id]);
    expect(rows).toEqual([{ status: 'withdrawn' }]);
    expect(await noted()).toMatchObject({ action: 'job.given-up', before: { job: 'send-kit', failures: 3 } });
    expect((await owner.delete(`${CALLS}/${id}`)).status).toBe(404);
    expect((await owner.post(`${CALLS}/${id}/retry`)).status).toBe(404);
  });

  it('are not given up while being tried', async () => {
    const id = await put({ failed: false, due: '1 minute' });
    expect((await owner.delete(`${CALLS}/${id}`)).status).toBe(409);
    expect(await row(id)).toMatchObject({ isClosed: false });
  });

  it('are for the owner only, and malformed requests are rejected', async () => {
    const helper = await signInHelper(shop);
    const id = await put();
    expect((await helper.post(`${CALLS}/${id}/retry`)).status).toBe(403);
    expect((await owner.post(`${CALLS}/${id}/retry`)).status).toBe(200);
    for (const [method, address, body] of [
      ['GET', '?cursor=x'],
      ['GET', '?job=%00'],
      ['GET', '?all=1'],
      ['POST', '/none/retry'],
      ['POST', '/retry', {}],
      ['POST', '/retry', { job: 7 }],
      ['DELETE', '/none'],
    ] as const)
      expect([address, (await owner.request(method, `${CALLS}${address}`, body)).status]).toEqual([
        address,
        400,
      ]);
    expect((await owner.post(`${CALLS}/${randomUUID()}/retry`)).status).toBe(404);
  });
});
