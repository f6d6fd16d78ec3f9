import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { randomUUID } from 'node:crypto';
import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';

import { NameServer } from '../../testing/name-server.js';
import { openShop, type RunningShop } from '../../testing/running-shop.js';
import { OWNER, ApiSession } from '../../testing/api-session.js';
import { signInOwner } from '../../testing/staff-sessions.js';
import type { KeptMailDto, KeptMailPageDto } from '../kept-emails/kept-emails.dto.js';
import type { SenderCheckDto } from '../sender-check/sender-check.admin.controller.js';
import type { DeliveryPageDto, ResentDto, SuppressionPageDto } from './email-log.dto.js';

const EMAIL = 'ruth+books@example.com';

describe('Dashboard calls about email', () => {
  let names: NameServer;
  let shop: RunningShop;
  let owner: ApiSession;

  beforeAll(async () => {
    names = new NameServer();
    shop = await openShop({ ...OWNER, DNS_SERVER: await names.open() });
    owner = await signInOwner(shop);
    await shop.pool.query(
      `INSERT INTO mail_suppressions (list, email, reason) VALUES ('letters', $1, 'bounced')`,
      [EMAIL],
    );
    await shop.pool.query(
      `INSERT INTO mail_deliveries (id, letter, cause, recipient, status, changed_at)
       VALUES ($1, 'pass-message-on', '{"messageId":"none"}', $2, 'suppressed', now())`,
      [randomUUID(), EMAIL],
    );
    await mkdir(shop.mailDir, { recursive: true });
    await writeFile(path.join(shop.mailDir, 'a-letter.eml'), 'To: a@example.com\nSubject: Hello\n\nWorld.');
  });
  afterAll(async () => {
    await shop.stop();
    await names.close();
  });

  it('are rejected without a session', async () => {
    const stranger = new ApiSession(shop);
    for (const [method, address] of [
      ['GET', 'deliveries'],
      ['POST', `deliveries/${randomUUID()}/resend`],
      ['GET', 'suppressions'],
      ['DELETE', `suppressions/letters/${EMAIL}`],
      ['GET', 'kept-mail'],
      ['GET', 'kept-mail/a-letter.eml'],
      ['GET', 'kept-mail/a-letter.eml/raw'],
      ['GET', 'sender-check'],
    ] as const)
      expect([address, (await stranger.request(method, `/api/admin/${address}`)).status]).toEqual([
        address,
        401,
      ]);
  });

  it('list emails and resend one', async () => {
    const query = encodeURIComponent('ruth+');
    const { body } = await owner.get<DeliveryPageDto>(
      `/api/admin/deliveries?status=suppressed&query=${query}`,
    );
    expect(body).toMatchObject({ items: [{ recipient: EMAIL, status: 'suppressed' }], nextCursor: null });
    const resent = await owner.post<ResentDto>(`/api/admin/deliveries/${body.items[0]?.id}/resend`);
    expect(resent).toMatchObject({ status: 200, body: { id: expect.stringMatching(/^[0-9a-f-]{36}$/) } });
    expect((await owner.post(`/api/admin/deliveries/${body.items[0]?.id}/resend`)).status).toBe(409);
    expect((await owner.post('/api/admin/deliveries/none/resend')).status).toBe(404);
    for (const wrong of ['status=lost', 'cursor=x', 'page=2', 'query=a&query=b', 'query=%00'])
      expect((await owner.get(`/api/admin/deliveries?${wrong}`)).status).toBe(400);
  });

  it('list suppressions and lift them', async () => {
    const { body } = await owner.get<SuppressionPageDto>('/api/admin/suppressions');
    expect(body.items).toMatchObject([{ list: 'letters', email: EMAIL, reason: 'bounced' }]);
    const address = `/api/admin/suppressions/letters/${encodeURIComponent(EMAIL)}`;
    expect((await owner.delete(address)).status).toBe(204);
    expect((await owner.delete(address)).status).toBe(404);
  });

  it('show kept emails, and no other files', async () => {
    const { body } = await owner.get<KeptMailPageDto>('/api/admin/kept-mail');
    expect(body.items).toContainEqual(expect.objectContaining({ name: 'a-letter.eml', subject: 'Hello' }));
    const mail = await owner.get<KeptMailDto>('/api/admin/kept-mail/a-letter.eml');
    expect(mail.body).toMatchObject({ to: 'a@example.com', text: 'World.\n' });
    const raw = await owner.get('/api/admin/kept-mail/a-letter.eml/raw');
    expect(raw.headers.get('content-type')).toBe('message/rfc822');
    expect(raw.headers.get('content-disposition')).toMatch(/^attachment; filename="a-letter\.eml"/);
    expect(raw.body).toMatch(/^To: a@example\.com/);
    for (const name of ['..%2Fbooks', '%2e%2e%2f%2e%2e%2fetc%2fpasswd', 'none.eml', 'a-letter.eml%00'])
      expect((await owner.get(`/api/admin/kept-mail/${name}`)).status).toBe(404);
  });

  it("check the sender's domain", async () => {
    const { body } = await owner.get<SenderCheckDto>('/api/admin/sender-check');
    expect(body.domain).toBe('eleanormarsh.example');
    expect(body.findings.map(({ check, verdict }) => `${check} ${verdict}`)).toEqual([
      'spf missing',
      'dkim unknown',
      'dmarc missing',
      'mx missing',
    ]);
  });

  it('record changes in the audit log without a reader’s address', async () => {
    const { rows } = await shop.pool.query(
      "SELECT action, subject_kind, before, after FROM audit_log WHERE subject_kind <> 'staff' ORDER BY at",
    );
    expect(rows).toEqual([
      {
        action: 'mail.resent',
        subject_kind: 'delivery',
        before: { letter: 'pass-message-on', status: 'suppressed' },
        after: { letter: 'pass-message-on', newId: expect.any(String) },
      },
      { action: 'mail.let-through', subject_kind: 'mail-list', before: null, after: null },
    ]);
    expect(JSON.stringify(rows)).not.toContain('@');
  });
});
