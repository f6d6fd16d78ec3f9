import { randomUUID } from 'node:crypto';

import { owner, startSite } from '../bench/start-site.mjs';
import { claim, clickBuy, exchange, firstProduct, pay } from '../buyers/shop-client.mjs';
import { step } from '../start/progress.mjs';
import { linksOf } from './crawl.mjs';
import { observeAll } from './observatory.mjs';

const asBrowser = { accept: 'text/html,application/xhtml+xml,*/*;q=0.8' };

/** As visitors would reach it: what it answers depends on that. The proxy that speaks https is missing, and changes nothing. */
const byHttps = { ...owner, PUBLIC_URL: 'https://audit.example', ALLOW_STAND_INS: 'payments,mail' };

/** A book as its buyer fetches it. @param {string} siteUrl @returns {Promise<string>} its address */
async function buy(siteUrl) {
  /** @type {import('../buyers/shop-client.mjs').Send} */
  const send = (path, { content, ...options } = {}) => exchange(siteUrl + path, options, content);
  const email = 'audit@example.com';
  const secret = await clickBuy(send, { email, key: randomUUID(), product: await firstProduct(send) });
  await pay(send, secret, 'pm_card_visa');
  const [file] = (await claim(send, secret)).downloads;
  if (!file) throw new Error('A book was paid for, and there is no file.');
  return file.url;
}

/** The first of its kind that the pages name. @param {string} siteUrl @param {string} path @param {RegExp} name */
async function fileOf(siteUrl, path, name) {
  const { links, files } = linksOf(await (await fetch(siteUrl + path)).text(), siteUrl);
  return [...files, ...links].find(({ pathname }) => name.test(pathname))?.pathname;
}

/**
 * Asks for one answer of each kind, and judges its headers by the rules of Mozilla's Observatory. A site that is named is
 * asked as it is, without a purchase and a sign-in.
 * @param {{ url: string | undefined, endings: import('../bench/endings.mjs').Endings }} options
 * @returns {Promise<{ report: string, problems: string[] }>}
 */
export async function auditHeaders({ url, endings }) {
  const start = async () => (await startSite(endings, byHttps)).url;
  const siteUrl = url ?? (await step('Starting a site as by https', 'It is running', start));
  /** @type {[string, string | undefined, RequestInit?][]} */
  const kinds = [
    ['page', '/'],
    ['error', '/no-such-page'],
    ['moved', '/about/'],
    ['API', '/api/products'],
    ['API error', '/api/no-such-call', { headers: { accept: 'application/json' } }],
    ['dashboard', '/admin'],
    ['email in it', '/email-frame'],
    ['embed frame', '/embed/chat'],
    ['embed script', '/embed/v1.js'],
    ['script', await fileOf(siteUrl, '/admin', /\.js$/)],
    ['picture', await fileOf(siteUrl, '/', /\.(avif|webp|jpg)$/)],
    ['sample', await fileOf(siteUrl, (await fileOf(siteUrl, '/books', /^\/books\//)) ?? '/', /\.pdf$/)],
  ];
  if (!url) {
    const body = JSON.stringify({ email: owner.ADMIN_EMAIL, password: owner.ADMIN_PASSWORD });
    const headers = { 'content-type': 'application/json' };
    kinds.push(['download', await step('Buying a book', 'A book is bought', () => buy(siteUrl))]);
    kinds.push(['signing in', '/api/admin/session', { method: 'POST', headers, body }]);
  }
  const asked = kinds.map(async ([kind, path, init]) => {
    if (!path) throw new Error(`The site has no ${kind}.`);
    const answer = await fetch(siteUrl + path, { redirect: 'manual', headers: asBrowser, ...init });
    // The link of a purchase is nobody's business.
    const name = path.replace(/^\/d\/.*/, '/d/…');
    return { kind, path: name, answer: { headers: answer.headers, body: await answer.text() } };
  });
  return observeAll(await Promise.all(asked));
}
