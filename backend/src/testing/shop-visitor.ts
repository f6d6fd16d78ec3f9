import { readdir, readFile, stat } from 'node:fs/promises';
import path from 'node:path';

import PostalMime, { type Email } from 'postal-mime';

import type { PurchaseDto } from '../commerce/downloads/purchases.dto.js';
import { eventually } from './eventually.js';
import type { RunningShop } from './running-shop.js';
import { intentOfSecret } from './stripe-answers.js';

export const BUYER = { customerName: 'Ruth Weaver', customerEmail: 'ruth@example.com' };

export interface Answer<T = unknown> {
  status: number;
  headers: Headers;
  body: T;
}

const readMails = new Map<string, Promise<Email>>();

/** Each mail is read once, however often it is looked for, unless it has been written again. */
async function readMail(file: string): Promise<Email> {
  const { mtimeMs } = await stat(file);
  const key = `${file} ${mtimeMs}`;
  const mail = readMails.get(key) ?? readFile(file).then((raw) => PostalMime.parse(raw));
  readMails.set(key, mail);
  return mail;
}

/** What a visitor (or a script) does from outside, over HTTP. */
export class ShopVisitor {
  constructor(private readonly shop: RunningShop) {}

  async post<T>(address: string, body: unknown, headers: Record<string, string> = {}): Promise<Answer<T>> {
    const isText = typeof body === 'string';
    const response = await fetch(`${this.shop.url}${address}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', ...headers },
      body: isText ? body : JSON.stringify(body),
    });
    const text = await response.text();
    return {
      status: response.status,
      headers: response.headers,
      body: (text ? JSON.parse(text) : null) as T,
    };
  }

  /** Starts a payment and returns its client secret. */
  async startPayment(wish: object = {}, headers: Record<string, string> = {}): Promise<string> {
    const input = { productId: 'finding-peace-ebook', ...BUYER, ...wish };
    const { status, body } = await this.post<{ clientSecret: string }>(
      '/api/create-payment-intent',
      input,
      headers,
    );
    if (status !== 200) throw new Error(`Starting the payment answered ${status}: ${JSON.stringify(body)}`);
    return body.clientSecret;
  }

  /** Pays in the sandbox, as a browser without a key does. */
  async pay(clientSecret: string, paymentMethod = 'pm_card_visa'): Promise<Answer<{ status?: string }>> {
    const id = intentOfSecret(clientSecret);
    const response = await fetch(`${this.shop.url}/sandbox/stripe/v1/payment_intents/${id}/confirm`, {
      method: 'POST',
      body: new URLSearchParams({ client_secret: clientSecret, payment_method: paymentMethod }),
    });
    return {
      status: response.status,
      headers: response.headers,
      body: (await response.json()) as { status?: string },
    };
  }

  async claim(clientSecret: string): Promise<PurchaseDto> {
    const { status, body } = await this.post<PurchaseDto>('/api/purchases/claim', { clientSecret });
    if (status !== 200) throw new Error(`The claim answered ${status}: ${JSON.stringify(body)}`);
    return body;
  }

  /** The mails that this buyer has had by now. */
  mailsTo(customerEmail: string): Promise<Email[]> {
    return this.mails(0, customerEmail);
  }

  /**
   * Waits until as many mails are kept as wanted, to anyone or to one address, oldest first. A mail counts once what goes with it, such as the links
   * in it, is committed too: that is a moment later.
   */
  mails(count: number, address?: string): Promise<Email[]> {
    return eventually(`${count} kept mails`, async () => {
      const names = (await readdir(this.shop.mailDir).catch(() => [])).filter((name) =>
        name.endsWith('.eml'),
      );
      if (names.length < count) return undefined;
      const kept = await Promise.all(names.map((name) => readMail(path.join(this.shop.mailDir, name))));
      const { rows } = await this.shop.pool.query<{ id: string }>(
        `SELECT '<' || message_id || '>' AS id FROM mail_deliveries WHERE message_id IS NOT NULL
         ORDER BY sent_at, queued_at`,
      );
      // Not by the date in their heads, which knows whole seconds.
      const mails = rows
        .flatMap(({ id }) => kept.filter(({ messageId }) => messageId === id))
        .filter(({ to }) => address === undefined || to?.[0]?.address === address);
      return mails.length < count ? undefined : mails;
    });
  }
}

/** The addresses of download links in a mail's text. */
export function linksIn(mail: Email): string[] {
  return [...(mail.text ?? '').matchAll(/https?:\/\/\S+(\/d\/[\w-]{43})/g)].map((match) => match[1] ?? '');
}
