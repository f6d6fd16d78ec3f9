import { Readable } from 'node:stream';

import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';

import { eventually } from '../../testing/eventually.js';
import { MailServer } from '../../testing/mail-server.js';
import { readConfiguration } from '../config/read-configuration.js';
import { Metrics } from '../metrics/metrics.js';
import { ServiceCalls } from '../metrics/service-calls.js';
import type { Email } from './email.js';
import { Mailer } from './mailer.js';

describe('Mailer', () => {
  const server = new MailServer();
  let url: string;
  beforeAll(async () => {
    url = await server.open();
  });
  afterAll(() => server.close());

  const mail = {
    to: 'ruth@example.com',
    subject: 'A word',
    body: { html: '<p>A word.</p>', text: 'A word.' },
  };

  let metrics: Metrics;
  function openMailer(settings: object): Mailer {
    metrics = new Metrics();
    const configuration = readConfiguration({ SMTP_URL: url }, { mailFrom: 'hello@example.com' });
    return new Mailer(Object.assign(configuration, settings), metrics, new ServiceCalls(metrics));
  }

  async function send(settings: object, attachments: Email['attachments'] = []): Promise<void> {
    const mailer = openMailer(settings);
    await mailer.send({ ...mail, attachments }, 'a-word').finally(() => mailer.onApplicationShutdown());
  }

  it('counts an address that refuses apart from a mail server that does not answer', async () => {
    const countsOf = async (settings: object, to: string) => {
      const mailer = openMailer(settings);
      await mailer.send({ ...mail, to }, 'a-word').catch(() => undefined);
      mailer.onApplicationShutdown();
      const { body } = await metrics.expose();
      return body
        .split('\n')
        .filter((line) => /^lectern_(mails_total|service_last_call).+ [^0]/.test(line))
        .map((line) => line.slice(0, line.lastIndexOf(' ')));
    };
    for (const [to, refusal] of [
      ['gone@example.com', '550 5.1.1 no such user'],
      ['full@example.com', '452 4.2.2 mailbox full'],
      ['policy@example.com', '550 5.7.1 blocked'],
    ] as const) {
      server.refused.set(to, refusal);
      expect(await countsOf({}, to)).toEqual([
        'lectern_service_last_call_timestamp_seconds{service="smtp",result="answered"}',
        'lectern_mails_total{result="refused"}',
      ]);
    }
    server.refused.set('busy@example.com', '421 4.3.2 shutting down');
    for (const [settings, to] of [
      [{ smtpUrl: 'smtp://127.0.0.1:1' }, 'ruth@example.com'],
      [{ smtpNeedsTls: true }, 'ruth@example.com'],
      [{}, 'busy@example.com'],
    ] as const)
      expect(await countsOf(settings, to)).toEqual([
        'lectern_service_last_call_timestamp_seconds{service="smtp",result="failed"}',
        'lectern_mails_total{result="failed"}',
      ]);
  });

  it('sends nothing to a remote server without encryption', async () => {
    await expect(send({ smtpNeedsTls: true })).rejects.toThrow(/STARTTLS/);
    expect(server.received).toEqual([]);
  });

  it('sends to a local server without encryption', async () => {
    await send({});
    expect(server.to('ruth@example.com').map(({ replyTo }) => replyTo)).toEqual([undefined]);
  });

  it('greets with the host of the site (L9)', async () => {
    const greetingOf = async (publicUrl: string) => {
      server.greetings.clear();
      await send({ publicUrl });
      return [...server.greetings];
    };
    expect(await greetingOf('https://books.example/')).toEqual(['books.example']);
    expect(await greetingOf('http://192.0.2.7:3000')).toEqual(['[192.0.2.7]']);
  });

  it('marks automatic emails, and names the list of a newsletter (L10)', async () => {
    const headersOf = async (more: Partial<Email>) => {
      const mailer = openMailer({ publicUrl: 'https://books.example' });
      await mailer.send({ ...mail, ...more }, 'a-word').finally(() => mailer.onApplicationShutdown());
      const headers = server.to('ruth@example.com').at(-1)?.headers ?? [];
      return ['auto-submitted', 'list-id'].map((name) => headers.find(({ key }) => key === name)?.value);
    };
    expect(await headersOf({})).toEqual(['auto-generated', undefined]);
    expect(await headersOf({ isWrittenByHand: true, listId: 'newsletter' })).toEqual([
      undefined,
      '<newsletter.books.example>',
    ]);
  });

  it('reports how large attachments may be (L8)', async () => {
    const limit = async (settings: object) => {
      const mailer = openMailer(settings);
      return mailer.largestAttachments().finally(() => mailer.onApplicationShutdown());
    };
    expect(await limit({})).toBe(7_300_000);
    expect(await limit({ mailMaxBytes: 1_000_000 })).toBe(730_000);
    expect(await limit({ smtpUrl: 'smtp://127.0.0.1:1' })).toBeUndefined();
  });

  it('opens at most the configured number of connections, and closes them on shutdown', async () => {
    const [before, mailer] = [server.connections, openMailer({ mailConnections: 2 })];
    await Promise.all(['one', 'two', 'three', 'four', 'five'].map((key) => mailer.send(mail, key)));
    expect(server.connections - before).toBe(2);
    expect(server.openConnections).toBe(2);
    mailer.onApplicationShutdown();
    await eventually('no connection is open', async () => server.openConnections === 0);
  });

  it('sends the key as metadata to Postmark, which replaces Message-IDs', async () => {
    const header = /^x-pm-metadata-letter$/i;
    const metadata = () =>
      server
        .to('ruth@example.com')
        .at(-1)
        ?.headers.filter(({ key }) => header.test(key))
        .map(({ value }) => value);
    await send({});
    expect(metadata()).toEqual([]);
    await send({ mailReports: { postmarkSecret: 'a secret' } });
    expect(metadata()).toEqual(['a-word']);
  });

  it('sends attachments, and leaves none open if one fails or sending fails', async () => {
    const opened: Readable[] = [];
    const file = (fileName: string, bytes: string) => ({
      fileName,
      contentType: 'application/epub+zip',
      open: async () => {
        opened.push(Readable.from([Buffer.from(bytes)]));
        return opened.at(-1)!;
      },
    });
    const gone = { ...file('b.epub', ''), open: () => Promise.reject(new Error('The file is gone.')) };
    await send({}, [file('a.epub', 'the whole book')]);
    const [sent] = server.to('ruth@example.com').at(-1)?.attachments ?? [];
    expect([sent?.filename, Buffer.from(sent?.content as ArrayBuffer).toString()]).toEqual([
      'a.epub',
      'the whole book',
    ]);
    await expect(send({}, [file('a.epub', 'a'), gone])).rejects.toThrow('The file is gone.');
    await expect(send({ smtpNeedsTls: true }, [file('a.epub', 'a')])).rejects.toThrow(/STARTTLS/);
    expect(opened.map(({ destroyed }) => destroyed)).toEqual([true, true, true]);
  });
});
