import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { mkdir, symlink, utimes, writeFile } from 'node:fs/promises';
import path from 'node:path';

import { eventually } from '../../testing/eventually.js';
import { openShop, type RunningShop } from '../../testing/running-shop.js';
import { ApiSession } from '../../testing/api-session.js';
import { EmailLog } from '../email-log/email-log.js';
import { KeptEmails } from './kept-emails.js';

describe('Kept emails', () => {
  let shop: RunningShop;
  let visitor: ApiSession;

  beforeAll(async () => {
    shop = await openShop();
    visitor = new ApiSession(shop);
  });
  afterAll(() => shop.stop());

  const list = (cursor?: string) => shop.app.get(KeptEmails).list(cursor);
  const read = (name: string) => shop.app.get(KeptEmails).read(name);

  it('are an empty list at first', async () => {
    expect(await list()).toEqual({ items: [], nextCursor: null });
  });

  it('are listed and shown decoded', async () => {
    await visitor.post('/api/newsletter/subscribe', { email: 'ruth@example.com' });
    await visitor.mails(1);
    const { items } = await list();
    expect(items).toEqual([
      {
        name: expect.stringMatching(/^ask-for-yes-[0-9a-f-]{36}\.eml$/),
        date: expect.any(Date),
        to: 'ruth@example.com',
        subject: 'Should I write to you?',
      },
    ]);
    await eventually('the log to say kept', async () => {
      const [first] = (await shop.app.get(EmailLog).list({})).items;
      return first?.status === 'sent' ? first.isKept || undefined : undefined;
    });
    const mail = await read(items[0]?.name ?? '');
    expect(mail).toMatchObject({ ...items[0], from: 'Eleanor Marsh <hello@eleanormarsh.example>' });
    expect(mail.text).toContain('/newsletter/');
    expect(mail.html).toContain('<html');
    expect(mail.headers).toContainEqual({ name: 'To', value: 'ruth@example.com' });
    const raw = await shop.app.get(KeptEmails).readRaw(mail.name);
    expect(raw.toString()).toMatch(/^From: "?Eleanor Marsh/m);
  });

  it('are paged newest first', async () => {
    await mkdir(shop.mailDir, { recursive: true });
    for (let count = 1; count <= 60; count += 1) {
      const file = path.join(shop.mailDir, `paged-${String(count).padStart(2, '0')}.eml`);
      await writeFile(file, `To: a@example.com\nSubject: ${count}\n\nHello.`);
      await utimes(file, count >> 1, count >> 1);
    }
    const names: string[] = [];
    let cursor: string | undefined;
    do {
      const page = await list(cursor);
      names.push(...page.items.map(({ name }) => name));
      cursor = page.nextCursor ?? undefined;
    } while (cursor);
    expect(names).toHaveLength(61);
    expect(new Set(names).size).toBe(61);
    expect(names.slice(1, 3)).toEqual(['paged-60.eml', 'paged-59.eml']);
    await expect(list('nonsense')).rejects.toThrow('We can’t find this page.');
  });

  it('are the only files that can be read', async () => {
    await writeFile(path.join(shop.mailDir, '..', 'secret.eml'), 'Subject: secret\n\nsecret');
    await mkdir(path.join(shop.mailDir, 'folder.eml'), { recursive: true });
    await writeFile(path.join(shop.mailDir, '.hidden.eml'), 'Subject: hidden\n\nhidden');
    await symlink(path.join(shop.mailDir, '..', 'secret.eml'), path.join(shop.mailDir, 'link.eml'));
    for (const name of [
      '../secret.eml',
      '..%2Fsecret.eml',
      '/etc/hostname',
      'folder.eml',
      '.hidden.eml',
      'link.eml',
      'none.eml',
      'paged-01.eml\0',
      '',
    ])
      await expect(read(name)).rejects.toThrow('We can’t find this email.');
    expect((await list()).items.map(({ name }) => name)).not.toContain('link.eml');
  });
});
