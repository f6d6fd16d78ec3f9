import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';

import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';

import type { Opened } from './testing/companion-visitor.js';
import { namesKnown } from './testing/known-names.js';
import { ReleasedShop } from './testing/released-shop.js';
import { ApiSession } from './testing/api-session.js';

let released: ReleasedShop;
let owner: ApiSession;

function signIn(): void {
  owner = new ApiSession(released.shop);
  owner.cookie = released.cookieOf('owner');
}

const rows = async <T>(sql: string, values: unknown[] = []): Promise<T[]> =>
  (await released.shop.pool.query(sql, values)).rows as T[];

describe('Data of release 1', () => {
  beforeAll(async () => {
    released = await ReleasedShop.openWithoutWorker();
    signIn();
  });
  afterAll(() => released.close());

  const kept = async (table: string, column: string): Promise<string[]> =>
    (
      await rows<{ value: string }>(
        `SELECT DISTINCT ${column} AS value FROM ${table} WHERE ${column} IS NOT NULL ORDER BY 1`,
      )
    ).map(({ value }) => value);

  it('has only names that this release knows', async () => {
    const known = namesKnown(released.shop.configuration);
    for (const [table, column, names] of known) {
      const values = await kept(table, column);
      expect([table, column, values.length > 0, values.filter((value) => !names.includes(value))]).toEqual([
        table,
        column,
        true,
        [],
      ]);
    }
  });

  it('has only actions in the audit log that this release writes', async () => {
    const names = await readdir(import.meta.dirname, { recursive: true });
    const sources = names.filter((name) => name.endsWith('.ts') && !name.endsWith('.spec.ts'));
    const texts = await Promise.all(
      sources.map((name) => readFile(path.join(import.meta.dirname, name), 'utf8')),
    );
    const text = texts.join('\n');
    const actions = await kept('audit_log', 'action');
    expect(actions.length).toBeGreaterThan(60);
    expect(actions.filter((action) => !text.includes(`'${action}'`))).toEqual([]);
  });

  it.each([
    'api/admin/staff',
    'api/admin/jobs',
    'api/admin/deliveries',
    'api/admin/suppressions',
    'api/admin/audit-log',
    'api/admin/settings',
    'api/admin/audio-previews',
    'api/admin/newsletter-subscribers',
    'api/admin/subscriptions',
    'api/admin/subscriptions?state=ended',
    'api/admin/subscriptions?state=pending',
    'api/admin/speaking-requests',
    'api/admin/download-leads',
    'api/admin/messages/suspected',
    'api/admin/inbox',
    'api/admin/broadcasts',
    'api/admin/orders',
    'api/admin/orders/overview',
    'api/admin/products',
    'api/admin/assessments/counts',
    'api/products',
    'api/audio-preview',
  ])('is shown to the owner, who is still signed in: %s', async (address) => {
    const { status, body } = await owner.get(`/${address}`);
    expect(status).toBe(200);
    const shown: unknown[] = Object.values(Array.isArray(body) ? { body } : body);
    expect(shown.filter((list) => !Array.isArray(list) || list.length > 0)).toEqual(shown);
    expect(shown).not.toEqual([]);
  });

  it('keeps the settings', async () => {
    const { body } = await owner.get('/api/admin/settings');
    expect(body).toMatchObject({
      notice: { text: 'Parcels rest until Monday.', isOn: true },
      embedHosts: { checkout: { audience: 'listed' } },
      consent: { words: { title: 'May I count?' } },
    });
  });

  it('has orders with timelines', async () => {
    for (const { id, status } of await rows<{ id: string; status: string }>(
      'SELECT id, status FROM orders',
    )) {
      const { body } = await owner.get<{ status: string; timeline: object[] }>(`/api/admin/orders/${id}`);
      expect([id, body.status, body.timeline.length > 0]).toEqual([id, status, true]);
    }
  });

  it('keeps links in delivered emails working', async () => {
    const answers: Record<string, number> = {};
    for (const address of Object.keys(released.keys.links)) {
      const answer = await fetch(released.shop.url + address, { redirect: 'manual' });
      answers[address] = answer.status;
      await answer.arrayBuffer();
    }
    expect(answers).toEqual(released.keys.links);
  });

  it('opens a purchase by the secret in the buyer’s browser', async () => {
    const { status, downloads } = await new ApiSession(released.shop).claim(released.keys.clientSecret);
    expect([status, downloads.length]).toEqual(['ready', 1]);
  });

  it('opens the roadmap in the browser that made it, with notes and bookmarks', async () => {
    const answer = await fetch(`${released.shop.url}/api/legal-companion/roadmap`, {
      headers: { cookie: released.cookieOf('roadmap') },
    });
    const { assessments, bookmarks } = (await answer.json()) as Opened;
    const steps = assessments.flatMap(({ recommendations }) => recommendations);
    expect([assessments.length, bookmarks.length]).toEqual([2, 2]);
    expect(steps.map(({ status }) => status)).toEqual(
      expect.arrayContaining(['done', 'in_progress', 'skipped']),
    );
    expect(steps.map(({ notes }) => notes)).toContain('Done at the kitchen table.');
  });

  it('keeps the helper’s passkey and second step', async () => {
    const helper = new ApiSession(released.shop);
    helper.cookie = released.cookieOf('helper');
    expect((await helper.get('/api/admin/account')).body).toMatchObject({
      passkeys: [{ name: 'Telephone' }],
      secondFactor: { isOn: true },
    });
  });
});
