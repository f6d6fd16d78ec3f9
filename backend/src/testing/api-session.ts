import { site } from '@lectern/catalogue';
import type { Email } from 'postal-mime';

import type { PurchaseDto } from '../commerce/downloads/purchases.dto.js';
import { keptEmails } from './kept-emails.js';
import type { RunningShop } from './running-shop.js';
import { intentOfSecret } from './stripe-answers.js';

const { withdrawalConsent } = site.law;

/** Consent of a buyer of files, if the law of the content's country asks for it. */
export const CONSENT = withdrawalConsent === null ? {} : { withdrawalConsent };

export const BUYER = { customerName: 'Ruth Weaver', customerEmail: 'ruth@example.com' };
export const OWNER = { ADMIN_EMAIL: 'Owner@Example.com', ADMIN_PASSWORD: 'a quiet study at dusk' };

type Fields = Record<string, string>;

export interface Answer<T = Record<string, unknown>> {
  status: number;
  headers: Headers;
  /** Parsed if it is JSON; null if it is empty. */
  body: T;
}

const isForm = (body: unknown): body is FormData | URLSearchParams =>
  body instanceof FormData || body instanceof URLSearchParams;

/** A browser, or a script, that calls a running shop over HTTP and keeps its cookies. */
export class ApiSession {
  private readonly jar = new Map<string, string>();

  /** @param headers sent with every call */
  constructor(
    readonly shop: RunningShop,
    private readonly headers: Fields = {},
  ) {}

  /** Cookie header; '' if there is none. */
  get cookie(): string {
    return [...this.jar].map(([name, value]) => `${name}=${value}`).join('; ');
  }

  set cookie(header: string) {
    this.jar.clear();
    for (const pair of header.split('; ').filter(Boolean)) this.keep(pair);
  }

  private keep(pair: string): void {
    const [name = '', value = ''] = pair.split('=');
    if (value) this.jar.set(name, value);
    else this.jar.delete(name);
  }

  /** @param body a value for JSON, a JSON text, or a form */
  async request<T = Record<string, unknown>>(
    method: string,
    path: string,
    body?: unknown,
    headers: Fields = {},
  ): Promise<Answer<T>> {
    const isJson = body !== undefined && !isForm(body);
    const response = await fetch(`${this.shop.url}${path}`, {
      method,
      headers: {
        ...(isJson ? { 'content-type': 'application/json' } : {}),
        ...(this.cookie ? { cookie: this.cookie } : {}),
        ...this.headers,
        ...headers,
      },
      ...(isForm(body) ? { body } : {}),
      ...(isJson ? { body: typeof body === 'string' ? body : JSON.stringify(body) } : {}),
    });
    for (const header of response.headers.getSetCookie()) this.keep(header.split(';')[0] ?? '');
    const text = await response.text();
    const isAnswerJson = response.headers.get('content-type')?.includes('json');
    return {
      status: response.status,
      headers: response.headers,
      body: (text ? (isAnswerJson ? JSON.parse(text) : text) : null) as T,
    };
  }

  get<T = Record<string, unknown>>(path: string, headers?: Fields): Promise<Answer<T>> {
    return this.request<T>('GET', path, undefined, headers);
  }

  post<T = Record<string, unknown>>(path: string, body?: unknown, headers?: Fields): Promise<Answer<T>> {
    return this.request<T>('POST', path, body, headers);
  }

  put<T = Record<string, unknown>>(path: string, body?: unknown, headers?: Fields): Promise<Answer<T>> {
    return this.request<T>('PUT', path, body, headers);
  }

  patch<T = Record<string, unknown>>(path: string, body?: unknown, headers?: Fields): Promise<Answer<T>> {
    return this.request<T>('PATCH', path, body, headers);
  }

  delete<T = Record<string, unknown>>(path: string, headers?: Fields): Promise<Answer<T>> {
    return this.request<T>('DELETE', path, undefined, headers);
  }

  signIn(email = OWNER.ADMIN_EMAIL, password = OWNER.ADMIN_PASSWORD): Promise<Answer> {
    return this.post('/api/admin/session', { email, password });
  }

  async isSignedIn(): Promise<boolean> {
    return (await this.get<{ signedIn: boolean }>('/api/admin/me')).body.signedIn;
  }

  /** Starts a payment. @returns its client secret */
  async startPayment(input: object = {}, headers: Fields = {}): Promise<string> {
    const { status, body } = await this.post<{ clientSecret: string }>(
      '/api/create-payment-intent',
      { productId: 'finding-peace-ebook', ...BUYER, ...CONSENT, ...input },
      headers,
    );
    if (status !== 200) throw new Error(`Starting the payment answered ${status}: ${JSON.stringify(body)}`);
    return body.clientSecret;
  }

  pay(clientSecret: string, paymentMethod = 'pm_card_visa'): Promise<Answer<{ status?: string }>> {
    const path = `/sandbox/stripe/v1/payment_intents/${intentOfSecret(clientSecret)}/confirm`;
    return this.post(
      path,
      new URLSearchParams({ client_secret: clientSecret, payment_method: paymentMethod }),
    );
  }

  async claim(clientSecret: string): Promise<PurchaseDto> {
    const { status, body } = await this.post<PurchaseDto>('/api/purchases/claim', { clientSecret });
    if (status !== 200) throw new Error(`The claim answered ${status}: ${JSON.stringify(body)}`);
    return body;
  }

  async buy(input: object = {}, headers: Fields = {}): Promise<PurchaseDto> {
    const clientSecret = await this.startPayment(input, headers);
    await this.pay(clientSecret);
    return this.claim(clientSecret);
  }

  /** Emails to an address so far. */
  mailsTo(address: string): Promise<Email[]> {
    return keptEmails(this.shop, 0, address);
  }

  /** Waits for `count` emails: see {@link keptEmails}. */
  mails(count: number, address?: string): Promise<Email[]> {
    return keptEmails(this.shop, count, address);
  }
}
