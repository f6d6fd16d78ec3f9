import { randomUUID } from 'node:crypto';

import { owner, signIn, startSite } from '../bench/start-site.mjs';
import { claim, clickBuy, exchange, fetchFile, pay } from '../buyers/shop-client.mjs';
import { until } from '../buyers/until.mjs';
import { findBrowser } from '../test/programs.mjs';
import { isWorse } from './check-files.mjs';
import { booksIn } from './find-books.mjs';
import { readerBrowser } from './open-reader.mjs';

const copyTimeoutMs = 600_000;
const readerTimeoutMs = 90_000;

/**
 * @typedef {object} Outcome of one book
 * @property {string} name
 * @property {'pdf' | 'epub'} format
 * @property {boolean} isRepacked
 * @property {string} [refusal] sentence of the upload
 * @property {string} [fault] why no copy could be made
 * @property {string} [place] where the copy names its buyer
 * @property {boolean} [isWorse] than the original
 * @property {import('./open-reader.mjs').Reading} [reading]
 */

/** @typedef {{ siteUrl: string, cookie: string, browser: Awaited<ReturnType<typeof readerBrowser>> }} Shop */

/** @typedef {{ id: string, price: number, title: string, type: string }} Product */
/** @typedef {{ made: { place: string }[], faults: { reason: string }[] }} Copies */

/** @param {Shop} shop @param {import('./find-books.mjs').Book} book */
async function upload({ siteUrl, cookie }, { name, format, bytes }) {
  const form = new FormData();
  const fields = { title: name, description: 'A manual.', price: '1299', type: 'ebook', formats: format };
  for (const [field, value] of Object.entries(fields)) form.append(field, value);
  form.append('files', new Blob([new Uint8Array(bytes)]), name);
  const answer = await fetch(`${siteUrl}/api/admin/products`, {
    method: 'POST',
    body: form,
    headers: { cookie },
  });
  const text = await answer.text();
  if (answer.ok) return { product: /** @type {Product} */ (JSON.parse(text)), refusal: undefined };
  const { errors, detail } = /** @type {{ errors?: { files?: string }, detail?: string }} */ (
    JSON.parse(text)
  );
  return { product: undefined, refusal: errors?.files ?? detail ?? `status ${answer.status}` };
}

/** @param {Shop} shop @param {Product} product */
async function buy({ siteUrl }, product) {
  /** @type {import('../buyers/shop-client.mjs').Send} */
  const send = (url, { content, headers, method } = {}) => {
    const length = content ? { 'content-length': Buffer.byteLength(content) } : {};
    return exchange(siteUrl + url, { method, headers: { ...headers, ...length } }, content);
  };
  const secret = await clickBuy(send, { email: `${randomUUID()}@example.com`, key: randomUUID(), product });
  await pay(send, secret, 'pm_card_visa');
  let bought = await claim(send, secret);
  await until('the order', copyTimeoutMs, async () => {
    bought = await claim(send, secret);
    return bought.status === 'ready';
  });
  return { bought, send };
}

/**
 * Takes a book through upload, purchase, copy and reader.
 * @param {Shop} shop
 * @param {import('./find-books.mjs').Book} book
 * @returns {Promise<Outcome>}
 */
async function takeBook(shop, book) {
  const { siteUrl, cookie, browser } = shop;
  const { name, format, isRepacked, bytes } = book;
  const { product, refusal } = await upload(shop, book);
  if (!product) return { name, format, isRepacked, refusal };
  const copies = `${siteUrl}/api/admin/products/${product.id}/personal-copies`;
  const headers = { cookie, 'content-type': 'application/json' };
  await fetch(copies, { method: 'PUT', headers, body: JSON.stringify({ isOn: true }) });
  const { bought, send } = await buy(shop, product);
  /** @type {Copies} */
  let now = { made: [], faults: [] };
  await until(`the copy of ${name}`, copyTimeoutMs, async () => {
    now = /** @type {Copies} */ (await (await fetch(copies, { headers })).json());
    return now.made.length + now.faults.length > 0;
  });
  const [made] = now.made;
  const [fault] = now.faults;
  const copy = await fetchFile(send, bought.downloads[0]?.url ?? '');
  return {
    name,
    format,
    isRepacked,
    fault: fault?.reason,
    place: made?.place,
    isWorse: made ? await isWorse(format, bytes, copy) : undefined,
    reading: format === 'epub' ? await browser.read(siteUrl + bought.orderUrl) : undefined,
  };
}

/**
 * @param {{ folders: readonly string[], most: number } & import('../bench/trial.mjs').Stage} options
 * @returns {Promise<{ outcomes: Outcome[], violations: string[] }>}
 */
export async function runCorpus({ folders, most, endings, say }) {
  const chromePath = await findBrowser(say);
  if (!chromePath) throw new Error('There is no Chromium; name one in CHROMIUM_PATH.');
  const { url: siteUrl } = await startSite(endings, owner);
  const browser = await readerBrowser(chromePath, readerTimeoutMs);
  endings.add(() => browser.close());
  const shop = { siteUrl, cookie: await signIn(siteUrl), browser };
  /** @type {Outcome[]} */ const outcomes = [];
  for await (const book of booksIn(folders)) {
    if (outcomes.length >= most) break;
    say(`${outcomes.length + 1}: ${book.name}`);
    outcomes.push(await takeBook(shop, book));
  }
  const { violationsOf } = await import('./judge.mjs');
  return { outcomes, violations: violationsOf(outcomes) };
}
