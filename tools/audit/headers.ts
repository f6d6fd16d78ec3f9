import type { Stage } from '../harness/run-trial.js';
import { buy, clientOf, firstEbook } from '../harness/shop-client.js';
import { owner, startSite } from '../harness/site.js';
import { linksOf } from './crawl.js';
import { observeAll } from './observatory.js';

const asBrowser = { accept: 'text/html,application/xhtml+xml,*/*;q=0.8' };

/** Headers depend on whether the site is reached by https; the proxy in front does not change them. */
const byHttps = { ...owner, PUBLIC_URL: 'https://audit.example', ALLOW_STAND_INS: 'payments,mail,database' };

/** @returns the address of a bought file */
async function buyFile(siteUrl: string): Promise<string> {
  const send = clientOf(siteUrl);
  const { downloads } = await buy(send, await firstEbook(send));
  if (!downloads[0]) throw new Error('The purchase has no file.');
  return downloads[0].url;
}

/** The first file of its kind in a page. */
async function fileIn(siteUrl: string, path: string, name: RegExp): Promise<string> {
  const { links, files } = linksOf(await (await fetch(siteUrl + path)).text(), siteUrl);
  const file = [...files, ...links].find(({ pathname }) => name.test(pathname));
  if (!file) throw new Error(`${path} has no ${String(name)}.`);
  return file.pathname;
}

/**
 * Judges the headers of one answer of each kind by the rules of Mozilla's Observatory.
 * @param url of a running site, which is not asked for a purchase and a sign-in
 */
export async function auditHeaders(
  url: string | undefined,
  { cleanup, say }: Stage,
): Promise<{ report: string; violations: string[] }> {
  say('starting a site as by https');
  const siteUrl = url ?? (await startSite(cleanup, byHttps)).url;
  const book = await fileIn(siteUrl, '/books', /^\/books\//);
  const kinds: [string, string, RequestInit?][] = [
    ['page', '/'],
    ['error', '/no-such-page'],
    ['moved', '/about/'],
    ['API', '/api/products'],
    ['API error', '/api/no-such-call', { headers: { accept: 'application/json' } }],
    ['dashboard', '/admin'],
    ['email in it', '/email-frame'],
    ['embed frame', '/embed/chat'],
    ['embed script', '/embed/v1.js'],
    ['script', await fileIn(siteUrl, '/admin', /\.js$/)],
    ['picture', await fileIn(siteUrl, '/', /\.(avif|webp|jpg)$/)],
    ['sample', await fileIn(siteUrl, book, /\.pdf$/)],
  ];
  if (!url) {
    const body = JSON.stringify({ email: owner.ADMIN_EMAIL, password: owner.ADMIN_PASSWORD });
    const headers = { 'content-type': 'application/json' };
    kinds.push(['download', await buyFile(siteUrl)]);
    kinds.push(['signing in', '/api/admin/session', { method: 'POST', headers, body }]);
  }
  say('reading headers');
  const answers = kinds.map(async ([kind, path, init]) => {
    const answer = await fetch(siteUrl + path, { redirect: 'manual', headers: asBrowser, ...init });
    // The link of a purchase is secret.
    const shown = path.replace(/^\/d\/.*/, '/d/…');
    return { kind, path: shown, answer: { headers: answer.headers, body: await answer.text() } };
  });
  return observeAll(await Promise.all(answers));
}
