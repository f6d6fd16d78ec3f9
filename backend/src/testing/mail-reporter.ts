import { createHmac, randomUUID } from 'node:crypto';
import { readFile } from 'node:fs/promises';

import type { RunningShop } from './running-shop.js';

export const SECRET = 'a-secret-of-the-tests';
export const SIGNING_KEY = 'key-0123456789abcdef';
const BEARER = { authorization: `Bearer ${SECRET}` };
export const BASIC = { authorization: `Basic ${btoa(`lectern:${SECRET}`)}` };

/** Settings of all report endpoints that need no fake. */
export const REPORT_SETTINGS = {
  MAIL_REPORTS_POSTMARK_SECRET: SECRET,
  MAIL_REPORTS_MAILGUN_SIGNING_KEY: SIGNING_KEY,
  MAIL_REPORTS_INBOUND_SECRET: SECRET,
};

const SAMPLES = new URL('../owner-tools/bounces/samples/', import.meta.url);
const SAMPLE_EMAIL = 'ask-for-yes-11111111-1111-4111-8111-111111111111@books.example';
const JSON_TYPE = { 'content-type': 'application/json' };

export interface SentEmail {
  id: string;
  status: string;
  message_id: string;
  diagnosis: string | null;
}

/** Sends delivery reports, as providers and mail servers do. */
export class MailReporter {
  constructor(private readonly shop: RunningShop) {}

  async send(endpoint: string, body: string, headers: Record<string, string> = {}): Promise<number> {
    return (await fetch(`${this.shop.url}/api/mail/${endpoint}`, { method: 'POST', body, headers })).status;
  }

  toSes(fields: object): Promise<number> {
    return this.send('reports/ses', JSON.stringify(fields), { 'content-type': 'text/plain; charset=UTF-8' });
  }

  toPostmark(event: object, headers: Record<string, string> = BASIC): Promise<number> {
    return this.send('reports/postmark', JSON.stringify(event), { ...JSON_TYPE, ...headers });
  }

  toMailgun(
    event: object,
    { ageS = 0, token = randomUUID() as string, key = SIGNING_KEY } = {},
  ): Promise<number> {
    const timestamp = String(Math.floor(Date.now() / 1000) - ageS);
    const signature = createHmac('sha256', key)
      .update(timestamp + token)
      .digest('hex');
    const body = { signature: { timestamp, token, signature }, 'event-data': event };
    return this.send('reports/mailgun', JSON.stringify(body), JSON_TYPE);
  }

  post(message: string): Promise<number> {
    return this.send('inbound', message, { 'content-type': 'message/rfc822', ...BEARER });
  }

  /** A sample bounce about this email to this recipient, with a new Message-ID. */
  async bounce(email: SentEmail, recipient: string, sample = 'postfix'): Promise<string> {
    return (await readFile(new URL(`${sample}.eml`, SAMPLES), 'utf8'))
      .replaceAll(SAMPLE_EMAIL, email.message_id)
      .replaceAll('ruth@readers.example', recipient)
      .replace(/^message-id: <(?!ask-for|send-)/im, `Message-ID: <${randomUUID()}.`);
  }

  async delivery(id: string): Promise<SentEmail> {
    const { rows } = await this.shop.pool.query<SentEmail>('SELECT * FROM mail_deliveries WHERE id = $1', [
      id,
    ]);
    return rows[0] as SentEmail;
  }

  async sent(recipient: string, letter = 'ask-for-yes', age = '1 minute'): Promise<SentEmail> {
    const id = randomUUID();
    await this.shop.pool.query(
      `INSERT INTO mail_deliveries
         (id, letter, cause, recipient, subject, message_id, status, queued_at, sent_at, changed_at)
       VALUES ($1, $2, '{}', $3, 'A letter', $4, 'sent', now() - $5::interval, now() - $5::interval, now())`,
      [id, letter, recipient, `${letter}-${id}@localhost`, age],
    );
    return this.delivery(id);
  }

  /** Lists and reasons: `letters bounced`. */
  async suppressions(email: string): Promise<string[]> {
    const { rows } = await this.shop.pool.query<{ entry: string }>(
      `SELECT list || ' ' || reason AS entry FROM mail_suppressions WHERE email = $1 ORDER BY list`,
      [email],
    );
    return rows.map(({ entry }) => entry);
  }
}
