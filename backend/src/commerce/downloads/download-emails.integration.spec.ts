import { once } from 'node:events';
import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import type { AddressInfo } from 'node:net';
import os from 'node:os';
import path from 'node:path';

import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import PostalMime, { type Email } from 'postal-mime';
import { SMTPServer } from 'smtp-server';

import { readConfiguration } from '../../platform/config/read-configuration.js';
import { Mailer } from '../../platform/email/mailer.js';
import { Metrics } from '../../platform/metrics/metrics.js';
import { ServiceCalls } from '../../platform/metrics/service-calls.js';
import { linkRenewedEmail, orderDeliveredEmail } from './download-emails.js';

const LINKS = [
  { format: 'pdf' as const, sizeBytes: 1_234_567, path: `/d/${'a'.repeat(43)}` },
  { format: 'epub' as const, sizeBytes: 456_789, path: `/d/${'b'.repeat(43)}` },
];

const ORDER = {
  customerEmail: 'ruth@example.com',
  customerName: 'Ruth "<b>" Weaver',
  orderRef: '7F3K-2Q9A',
  productTitle: 'Finding Peace',
  lines: [{ productId: 'finding-peace-ebook', title: 'Finding Peace', amountCents: 999 }],
  address: null,
  consentText: null,
  totalCents: 999,
  paidAt: new Date('2026-11-21T12:00:00Z'),
  timeZone: 'Australia/Sydney',
  publicUrl: 'https://books.example',
  orderUrl: 'https://books.example/orders/5f0c.0.token',
  adminUrl: 'https://books.example/admin/shop/orders/5f0c',
  books: [{ title: 'Finding Peace', links: LINKS }],
};

describe('An email of links', () => {
  let server: SMTPServer;
  let dataDir: string;
  const received: { to: string[]; source: Buffer }[] = [];

  beforeAll(async () => {
    dataDir = await mkdtemp(path.join(os.tmpdir(), 'lectern-mail-'));
    server = new SMTPServer({
      authOptional: true,
      disabledCommands: ['STARTTLS'],
      onData(stream, session, done) {
        const chunks: Buffer[] = [];
        stream.on('data', (chunk: Buffer) => chunks.push(chunk));
        stream.on('end', () => {
          received.push({
            to: session.envelope.rcptTo.map(({ address }) => address),
            source: Buffer.concat(chunks),
          });
          done();
        });
      },
    });
    server.listen(0, '127.0.0.1');
    await once(server.server, 'listening');
  });
  afterAll(async () => {
    await new Promise<void>((resolve) => server.close(resolve));
    await rm(dataDir, { recursive: true, force: true });
  });

  function mailer(environment: Record<string, string>): Mailer {
    const settings = {
      DATA_DIR: dataDir,
      PUBLIC_URL: 'https://books.example',
      ALLOW_STAND_INS: 'payments,mail,database',
      ...environment,
    };
    const metrics = new Metrics();
    return new Mailer(
      readConfiguration(settings, { mailFrom: '"Eleanor Marsh" <hello@eleanormarsh.example>' }),
      metrics,
      new ServiceCalls(metrics),
    );
  }

  function checkOrderMail(mail: Email): void {
    expect(mail.from).toEqual({ name: 'Eleanor Marsh', address: 'hello@eleanormarsh.example' });
    expect(mail.to?.map(({ address }) => address)).toEqual(['ruth@example.com']);
    expect(mail.messageId).toBe('<order-5f0c@books.example>');
    expect(mail.subject).toBe('Your copy of Finding Peace');
    expect(mail.html).toContain('Ruth &quot;&lt;b&gt;&quot; Weaver');
    expect(mail.html).toContain(`href="${ORDER.orderUrl}"`);
    expect(mail.text).toContain(ORDER.orderUrl);
    // One button is filled.
    const buttons = [...(mail.html ?? '').matchAll(/class="(button|secondary)"/g)].map(([, kind]) => kind);
    expect(buttons).toEqual(['button', 'secondary']);
    for (const { path: address } of LINKS) {
      expect(mail.html).toContain(`href="https://books.example${address}"`);
      expect(mail.text).toContain(`https://books.example${address}`);
    }
    for (const fact of ['7F3K-2Q9A', 'November 21, 2026', '$9.99', '1.2 MB', '446 KB']) {
      expect(mail.text).toContain(fact);
    }
  }

  it('is sent by SMTP with both bodies, its links and its receipt', async () => {
    const { port } = server.server.address() as AddressInfo;
    const smtp = mailer({ SMTP_URL: `smtp://127.0.0.1:${port}` });
    await smtp.send(orderDeliveredEmail(ORDER), 'order-5f0c');
    smtp.onApplicationShutdown();
    expect(received[0]?.to).toEqual(['ruth@example.com']);
    checkOrderMail(await PostalMime.parse(received[0]?.source ?? ''));
  });

  it('is kept on disk without SMTP, and a repeated one replaces it', async () => {
    const kept = mailer({});
    await kept.send(orderDeliveredEmail(ORDER), 'order-5f0c');
    await kept.send(orderDeliveredEmail(ORDER), 'order-5f0c');
    await kept.send(linkRenewedEmail({ ...ORDER, links: LINKS.slice(0, 1) }), 'link-77');
    expect((await readdir(path.join(dataDir, 'mail'))).sort()).toEqual(['link-77.eml', 'order-5f0c.eml']);
    checkOrderMail(await PostalMime.parse(await readFile(path.join(dataDir, 'mail', 'order-5f0c.eml'))));
  });

  it('fails if the server rejects it', async () => {
    const unreachable = mailer({ SMTP_URL: 'smtp://127.0.0.1:1' });
    await expect(unreachable.send(orderDeliveredEmail(ORDER), 'order-5f0c')).rejects.toThrow();
  });
});
