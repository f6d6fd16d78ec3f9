import { request as open } from 'node:http';

/**
 * @typedef {object} Answer
 * @property {number} status
 * @property {string[]} rawHeaders names and values in turn, as they came
 * @property {Buffer} body as it came, compressed or not
 */

/**
 * One request over Node's own HTTP client, which the Stripe SDK uses too: neither side of a comparison has the
 * faster client. Nothing is unpacked and nothing followed.
 * @param {string} url
 * @param {import('node:http').RequestOptions} [options]
 * @param {string} [content]
 * @returns {Promise<Answer>}
 */
export async function exchange(url, options = {}, content = '') {
  /** @type {import('node:http').IncomingMessage} */
  const response = await new Promise((resolve, reject) => {
    open(url, options, resolve).once('error', reject).end(content);
  });
  const chunks = await response.toArray();
  return { status: response.statusCode ?? 0, rawHeaders: response.rawHeaders, body: Buffer.concat(chunks) };
}

/**
 * How a request reaches the shop, and how patiently: whoever asks for a bench takes the first answer, a
 * browser among breakdowns asks again.
 * @typedef {(path: string, options?: { method?: string, headers?: Record<string, string>, content?: string }) =>
 *   Promise<Answer>} Send
 */

/** @typedef {{ id: string, title: string, price: number, type: string }} Product */
/** @typedef {{ format: string, sizeBytes: number, url: string }} PurchasedFile */
/** @typedef {{ status: 'processing' | 'ready' | 'failed' | 'refunded', downloads: PurchasedFile[], orderUrl: string }} Purchase */

/** An answer that nobody hopes for. */
export class UnexpectedAnswer extends Error {
  /** @param {string} path @param {Answer} answer */
  constructor(path, { status, body }) {
    // A link and a secret are nobody's business, not even in a table of errors.
    super(
      `${path.replace(/(\/d\/|client_secret=).*/, '$1…')} answered ${status}: ${body.toString().slice(0, 300)}`,
    );
    this.name = 'UnexpectedAnswer';
    this.status = status;
  }
}

/** @param {string} path @param {Answer} answer */
function parsed(path, answer) {
  if (answer.status !== 200) throw new UnexpectedAnswer(path, answer);
  return JSON.parse(answer.body.toString());
}

/** @param {Send} send @param {string} path @param {unknown} value @param {Record<string, string>} [headers] */
const postJson = (send, path, value, headers) =>
  send(path, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...headers },
    content: JSON.stringify(value),
  });

/** What the shop sells, in its order. @param {Send} send @returns {Promise<Product[]>} */
export const productsOn = async (send) => parsed('/api/products', await send('/api/products'));

/** What the shop sells first. @param {Send} send @returns {Promise<Product>} */
export async function firstProduct(send) {
  const [product] = await productsOn(send);
  if (!product) throw new Error('The site sells nothing.');
  return product;
}

/**
 * The click on the buy button.
 * @param {Send} send
 * @param {{ email: string, key: string, product: Product }} click the same key is the same click
 * @returns {Promise<string>} the client secret of the payment
 */
export async function clickBuy(send, { email, key, product }) {
  const path = '/api/create-payment-intent';
  const wish = {
    productId: product.id,
    customerName: 'Ruth Weaver',
    customerEmail: email,
    amount: product.price,
  };
  return parsed(path, await postJson(send, path, wish, { 'idempotency-key': key })).clientSecret;
}

/** @param {string} secret */
const intentPath = (secret) => `/sandbox/stripe/v1/payment_intents/${secret.split('_secret_')[0]}`;

/**
 * Pays with a ready-made card.
 * @param {Send} send
 * @param {string} secret
 * @param {string} method such as pm_card_visa
 * @returns {Promise<string>} what the payment is now: succeeded, requires_payment_method, requires_action …
 */
export async function pay(send, secret, method) {
  const path = `${intentPath(secret)}/confirm`;
  const content = new URLSearchParams({ client_secret: secret, payment_method: method }).toString();
  const headers = { 'content-type': 'application/x-www-form-urlencoded' };
  const answer = await send(path, { method: 'POST', headers, content });
  if (answer.status === 200) return JSON.parse(answer.body.toString()).status;
  // A declined card, and a payment that was made before, are told with the payment as it is now.
  const intent = answer.status < 500 && JSON.parse(answer.body.toString()).error?.payment_intent;
  if (!intent) throw new UnexpectedAnswer(path, answer);
  return intent.status;
}

/**
 * Says yes to the bank on its own page, where it asks.
 * @param {Send} send
 * @param {string} secret
 */
export async function answerChallenge(send, secret) {
  const path = `/sandbox/stripe/challenge/${secret.split('_secret_')[0]}`;
  const content = new URLSearchParams({ client_secret: secret, outcome: 'complete' }).toString();
  const headers = { 'content-type': 'application/x-www-form-urlencoded' };
  const answer = await send(path, { method: 'POST', headers, content });
  if (answer.status !== 200) throw new UnexpectedAnswer(path, answer);
}

/** What the payment is now. @param {Send} send @param {string} secret @returns {Promise<string>} */
export async function paymentStatus(send, secret) {
  const path = `${intentPath(secret)}?client_secret=${secret}`;
  return parsed(path, await send(path)).status;
}

/** What the thank-you page asks for. @param {Send} send @param {string} secret @returns {Promise<Purchase>} */
export async function claim(send, secret) {
  const path = '/api/purchases/claim';
  return parsed(path, await postJson(send, path, { clientSecret: secret }));
}

/**
 * Presses for the buyer's money back on the page of the order.
 * @param {Send} send
 * @param {string} secret
 */
export async function giveBack(send, secret) {
  const { orderUrl } = await claim(send, secret);
  const headers = { 'content-type': 'application/x-www-form-urlencoded', accept: 'text/html' };
  const answer = await send(`${orderUrl}/refund`, { method: 'POST', headers });
  // To the page that says so.
  if (answer.status !== 303) throw new UnexpectedAnswer('/orders/…/refund', answer);
}

/** Fetches one file. @param {Send} send @param {string} path @returns {Promise<Buffer>} */
export async function fetchFile(send, path) {
  const answer = await send(path);
  if (answer.status !== 200) throw new UnexpectedAnswer(path, answer);
  return answer.body;
}

/** Fetches one file. @param {Send} send @param {string} path @returns {Promise<number>} how many bytes it has */
export const download = async (send, path) => (await fetchFile(send, path)).length;
