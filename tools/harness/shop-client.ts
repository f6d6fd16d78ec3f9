import { randomInt, randomUUID } from 'node:crypto';
import { request, type IncomingMessage, type RequestOptions } from 'node:http';

export interface Answer {
  status: number;
  /** Names and values in turn, as received. */
  rawHeaders: string[];
  /** As received, compressed or not. */
  body: Buffer;
}

/**
 * Sends one request with Node's own HTTP client, which the Stripe SDK uses too, so that both sides of a comparison have the
 * same client. Does not decompress and does not follow redirects.
 */
export async function exchange(url: string, options: RequestOptions = {}, content?: string): Promise<Answer> {
  const length = content === undefined ? {} : { 'content-length': Buffer.byteLength(content) };
  const headers = { ...(options.headers as Record<string, string>), ...length };
  const response = await new Promise<IncomingMessage>((resolve, reject) => {
    request(url, { ...options, headers }, resolve)
      .once('error', reject)
      .end(content);
  });
  const body = Buffer.concat(await response.toArray());
  return { status: response.statusCode ?? 0, rawHeaders: response.rawHeaders, body };
}

/** Sends a request to the shop: once, or until it is answered. */
export type Send = (
  path: string,
  options?: { method?: string; headers?: Record<string, string>; content?: string },
) => Promise<Answer>;

/** A random IPv4 address, for the X-Forwarded-For header. */
export const randomAddress = (): string => Array.from({ length: 4 }, () => randomInt(1, 255)).join('.');

/** Sends each request once, as if from another address behind a proxy. */
export const clientOf =
  (siteUrl: string, options: RequestOptions = {}): Send =>
  (path, { content, headers, method } = {}) =>
    exchange(
      siteUrl + path,
      { ...options, method, headers: { 'x-forwarded-for': randomAddress(), ...headers } },
      content,
    );

export interface Product {
  id: string;
  title: string;
  price: number;
  type: string;
}

export interface Purchase {
  status: 'processing' | 'ready' | 'failed' | 'refunded';
  downloads: { format: string; sizeBytes: number; url: string }[];
  /** A secret path. */
  orderUrl: string;
}

export class UnexpectedAnswer extends Error {
  constructor(path: string, { status, body }: Answer) {
    // Links and secrets do not belong in a table of errors.
    const shown = path.replace(/(\/d\/|client_secret=).*/, '$1…');
    super(`${shown} answered ${status}: ${body.toString().slice(0, 300)}`);
    this.name = 'UnexpectedAnswer';
  }
}

function parsed<Content>(path: string, answer: Answer): Content {
  if (answer.status !== 200) throw new UnexpectedAnswer(path, answer);
  return JSON.parse(answer.body.toString()) as Content;
}

const postJson = (send: Send, path: string, value: unknown, headers: Record<string, string> = {}) =>
  send(path, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...headers },
    content: JSON.stringify(value),
  });

const postForm = (send: Send, path: string, fields: Record<string, string>) =>
  send(path, {
    method: 'POST',
    headers: { 'content-type': 'application/x-www-form-urlencoded', accept: 'text/html' },
    content: new URLSearchParams(fields).toString(),
  });

export const listProducts = async (send: Send) =>
  parsed<Product[]>('/api/products', await send('/api/products'));

export async function firstEbook(send: Send): Promise<Product> {
  const product = (await listProducts(send)).find(({ type }) => type === 'ebook');
  if (!product) throw new Error('The site sells no e-book.');
  return product;
}

/**
 * Clicks the buy button.
 * @param click.key the same key is the same click
 * @returns the client secret of the payment
 */
export async function clickBuy(
  send: Send,
  { email, key, product }: { email: string; key: string; product: Product },
): Promise<string> {
  const path = '/api/create-payment-intent';
  const buyer = { customerName: 'Ruth Weaver', customerEmail: email };
  const order = { productId: product.id, amount: product.price, ...buyer };
  const answer = await postJson(send, path, order, { 'idempotency-key': key });
  return parsed<{ clientSecret: string }>(path, answer).clientSecret;
}

/** The id of the payment intent that a client secret belongs to. */
export const intentOf = (secret: string): string => secret.split('_secret_')[0] ?? '';
const intentPath = (secret: string) => `/sandbox/stripe/v1/payment_intents/${intentOf(secret)}`;

/**
 * Pays with a test card.
 * @param card such as pm_card_visa
 * @returns the status of the payment: succeeded, requires_payment_method, requires_action …
 */
export async function pay(send: Send, secret: string, card = 'pm_card_visa'): Promise<string> {
  const path = `${intentPath(secret)}/confirm`;
  const answer = await postForm(send, path, { client_secret: secret, payment_method: card });
  const content = answer.status < 500 ? JSON.parse(answer.body.toString()) : {};
  // The errors for a declined card and a payment made before contain the payment.
  const intent = answer.status === 200 ? content : content.error?.payment_intent;
  if (!intent) throw new UnexpectedAnswer(path, answer);
  return intent.status;
}

/** Confirms a payment on the page of the buyer's bank. */
export async function answerChallenge(send: Send, secret: string): Promise<void> {
  const path = `/sandbox/stripe/challenge/${intentOf(secret)}`;
  const answer = await postForm(send, path, { client_secret: secret, outcome: 'complete' });
  if (answer.status !== 200) throw new UnexpectedAnswer(path, answer);
}

export async function paymentStatus(send: Send, secret: string): Promise<string> {
  const path = `${intentPath(secret)}?client_secret=${secret}`;
  return parsed<{ status: string }>(path, await send(path)).status;
}

/** Asks for the purchase as the thank-you page does. */
export async function claim(send: Send, secret: string): Promise<Purchase> {
  const path = '/api/purchases/claim';
  return parsed(path, await postJson(send, path, { clientSecret: secret }));
}

/** Buys a product with a card that succeeds. */
export async function buy(
  send: Send,
  product: Product,
  email = `${randomUUID()}@example.com`,
): Promise<Purchase & { secret: string }> {
  const secret = await clickBuy(send, { email, key: randomUUID(), product });
  const status = await pay(send, secret);
  if (status !== 'succeeded') throw new Error(`The payment is ${status}.`);
  return { secret, ...(await claim(send, secret)) };
}

/** Asks for a refund on the page of the order. */
export async function askForRefund(send: Send, secret: string): Promise<void> {
  const { orderUrl } = await claim(send, secret);
  const answer = await postForm(send, `${orderUrl}/refund`, {});
  if (answer.status !== 303) throw new UnexpectedAnswer('/orders/…/refund', answer);
}

export async function download(send: Send, path: string): Promise<Buffer> {
  const answer = await send(path);
  if (answer.status !== 200) throw new UnexpectedAnswer(path, answer);
  return answer.body;
}
