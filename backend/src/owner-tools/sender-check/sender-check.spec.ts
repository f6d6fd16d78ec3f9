import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { generateKeyPairSync } from 'node:crypto';

import { readConfiguration } from '../../platform/config/read-configuration.js';
import { NameServer } from '../../testing/name-server.js';
import { DnsRecords } from './dns-records.js';
import { SenderCheck } from './sender-check.js';
import type { Finding } from './sender-rules.js';

function keyRecord(bits: number): string {
  const { publicKey } = generateKeyPairSync('rsa', { modulusLength: bits });
  return `v=DKIM1; k=rsa; p=${publicKey.export({ type: 'spki', format: 'der' }).toString('base64')}`;
}

const GOOD_KEY = keyRecord(2048);
const GOOD_DMARC = 'v=DMARC1; p=quarantine; rua=mailto:dmarc@books.example';

describe('The check of the sender’s domain', () => {
  let server: NameServer;
  let address: string;

  beforeAll(async () => {
    server = new NameServer();
    address = await server.open();
  });
  afterAll(() => server.close());
  beforeEach(() => {
    server.broken.clear();
    server.names.clear();
    server.names.set('books.example', {
      TXT: ['something else', 'v=spf1 include:amazonses.com ~all'],
      MX: ['mx.books.example'],
    });
    server.names.set('amazonses.com', { TXT: ['v=spf1 ip4:192.0.2.0/24 -all'] });
    server.names.set('mail2026._domainkey.books.example', { TXT: [GOOD_KEY] });
    server.names.set('_dmarc.books.example', { TXT: [GOOD_DMARC] });
  });

  function check(environment: Record<string, string> = {}) {
    const configuration = readConfiguration(
      {
        DNS_SERVER: address,
        MAIL_DKIM_SELECTOR: 'mail2026',
        SMTP_URL: 'smtps://email-smtp.eu-west-1.amazonaws.com',
        ...environment,
      },
      { mailFrom: '"Eleanor Marsh" <Hello@Books.example>' },
    );
    return new SenderCheck(configuration, new DnsRecords(configuration)).check();
  }
  const find = async (name: Finding['check'], environment?: Record<string, string>) => {
    const { findings } = await check(environment);
    const found = findings.find((finding) => finding.check === name);
    if (!found) throw new Error(`No finding for ${name}.`);
    return found;
  };
  const text = (name: string, ...TXT: string[]) => server.names.set(name, { TXT });

  it('is good if everything is published', async () => {
    expect(await check()).toEqual({
      domain: 'books.example',
      findings: [
        {
          check: 'spf',
          verdict: 'good',
          found: ['v=spf1 include:amazonses.com ~all'],
          advice: 'All set: the record takes 1 of 10 lookups.',
        },
        expect.objectContaining({ check: 'dkim', verdict: 'good' }),
        { check: 'dmarc', verdict: 'good', found: [GOOD_DMARC], advice: 'All set.' },
        expect.objectContaining({ check: 'mx', verdict: 'good', found: ['mx.books.example'] }),
      ],
    });
  });

  it('names the records to publish if there are none', async () => {
    server.names.clear();
    const advice = (await check()).findings.map(({ verdict, advice: sentence }) => `${verdict}: ${sentence}`);
    expect(advice[0]).toMatch(/^missing: .*TXT books\.example "v=spf1 include:amazonses\.com ~all"$/);
    expect(advice[1]).toMatch(/^missing: .*TXT mail2026\._domainkey\.books\.example "v=DKIM1; k=rsa; p=</);
    expect(advice[2]).toMatch(
      /TXT _dmarc\.books\.example "v=DMARC1; p=none; rua=mailto:dmarc@books\.example"$/,
    );
    expect(advice[3]).toMatch(/^missing: .*MX books\.example/);
  });

  it.each([
    [['v=spf1 ~all', 'v=spf1 mx -all'], /2 SPF records/],
    [['v=spf1 mx ~all'], /doesn’t name Amazon SES\. Publish TXT .*"v=spf1 mx include:amazonses\.com ~all"/],
    [['v=spf1 include:amazonses.com ?all'], /lets anyone.*"v=spf1 include:amazonses\.com ~all"/],
    [['v=spf1 include:amazonses.com'], /lets anyone/],
    [['v=spf1 include:amazonses.com all'], /lets anyone/],
    [
      [
        'v=spf1 include:amazonses.com a mx ptr exists:a.example a:b.example a:c.example include:four.example -all',
      ],
      /more than 10/,
    ],
  ])('warns of an SPF record such as %j', async (records, advice) => {
    text('books.example', ...records);
    text('four.example', 'v=spf1 a:d.example a:e.example a:f.example a:g.example -all');
    expect(await find('spf')).toMatchObject({ verdict: 'warn', advice: expect.stringMatching(advice) });
  });

  it('finds a provider inside our own include', async () => {
    text('books.example', 'v=spf1 include:_spf.books.example -all');
    text('_spf.books.example', 'v=spf1 include:amazonses.com ~all');
    expect(await find('spf')).toMatchObject({ verdict: 'good', advice: expect.stringContaining('2 of 10') });
    text('books.example', 'v=spf1 redirect=_spf.books.example');
    expect((await find('spf')).verdict).toBe('good');
  });

  it('accepts any mechanism for our own server', async () => {
    text('books.example', 'v=spf1 mx -all');
    expect((await find('spf', { SMTP_URL: 'smtp://mail.books.example' })).verdict).toBe('good');
    server.names.delete('books.example');
    expect((await find('spf', { SMTP_URL: 'smtp://mail.books.example' })).advice).toContain(
      '"v=spf1 a:mail.books.example ~all"',
    );
  });

  it.each([
    ['v=DKIM1; k=rsa; p=', /revoked/],
    [keyRecord(512), /has 512 bits/],
    ['v=DKIM1; p=bm90IGEga2V5', /can’t read/],
    [`${GOOD_KEY}; t=y`, /a test/],
    ['v=DKIM2; p=abc', /version/],
  ])('warns of an unusable DKIM key: %#', async (record, advice) => {
    text('mail2026._domainkey.books.example', record);
    expect(await find('dkim')).toMatchObject({ verdict: 'warn', advice: expect.stringMatching(advice) });
  });

  it('tries common selectors if none is set, and reports unknown if none has a key', async () => {
    expect(await find('dkim', { MAIL_DKIM_SELECTOR: '' })).toMatchObject({
      verdict: 'unknown',
      advice: expect.stringContaining('MAIL_DKIM_SELECTOR'),
    });
    text('pm._domainkey.books.example', 'v=DKIM1; k=ed25519; p=11qYAYKxCrfVS/7TyWQHOg7hcvPapiMlrwIaaPcHURo=');
    expect(await find('dkim', { MAIL_DKIM_SELECTOR: '' })).toMatchObject({ verdict: 'good' });
  });

  it.each([
    ['v=DMARC1; p=none; rua=mailto:a@books.example', /"v=DMARC1; p=quarantine; rua=mailto:a@books\.example"/],
    ['v=DMARC1; p=reject', /"v=DMARC1; p=reject; rua=mailto:dmarc@books\.example"/],
    ['v=DMARC1; p=perhaps', /no policy/],
    ['v=DMARC1; p=reject; rua=mailto:a@b.example; aspf=s', /aspf=s/],
  ])('warns of a DMARC record such as %s', async (record, advice) => {
    text('_dmarc.books.example', record);
    expect(await find('dmarc')).toMatchObject({ verdict: 'warn', advice: expect.stringMatching(advice) });
  });

  it('uses the parent domain’s DMARC record with its subdomain policy', async () => {
    text('_dmarc.books.example', 'v=DMARC1; p=none; sp=reject; rua=mailto:a@books.example');
    expect(await find('dmarc', { MAIL_FROM: 'a@letters.books.example' })).toMatchObject({ verdict: 'good' });
  });

  it('recognizes a domain that receives no mail', async () => {
    server.names.set('books.example', { MX: ['.'] });
    expect((await find('mx')).verdict).toBe('missing');
  });

  it('reports unknown if the name server fails', async () => {
    server.broken.add('books.example');
    const { findings } = await check();
    expect(findings.map(({ verdict }) => verdict)).toEqual(['unknown', 'good', 'good', 'unknown']);
  });
});
