import { parse } from 'node-html-parser';

/** Where a file stands in a page. `srcset` is split apart. */
const fileAttributes = {
  'img, source, script, video, audio, track, iframe': 'src',
  'link[rel~=stylesheet], link[rel~=icon], link[rel=apple-touch-icon], link[rel=manifest], link[rel=alternate], link[rel=modulepreload], link[rel=preload]':
    'href',
  video: 'poster',
};

/** @param {string} srcset */
const addressesOf = (srcset) => srcset.split(',').map((candidate) => candidate.trim().split(/\s+/)[0] ?? '');

/**
 * Every address that a page names.
 * @param {string} html
 * @param {string} base address of the page
 * @returns {{ links: URL[], files: URL[], ids: Set<string> }}
 */
export function linksOf(html, base) {
  const root = parse(html);
  const found = (/** @type {string} */ selector, /** @type {string} */ attribute) =>
    root.querySelectorAll(selector).flatMap((element) => element.getAttribute(attribute) ?? []);
  const urls = (/** @type {string[]} */ addresses) =>
    addresses
      .filter((address) => URL.canParse(address, base))
      .map((address) => new URL(address, base))
      .filter(({ protocol }) => protocol.startsWith('http'));
  const files = Object.entries(fileAttributes).flatMap(([selector, attribute]) => found(selector, attribute));
  const sets = found('[srcset]', 'srcset').flatMap(addressesOf);
  const social = root
    .querySelectorAll('meta[property="og:image"], meta[name="twitter:image"]')
    .flatMap((meta) => meta.getAttribute('content') ?? []);
  return {
    links: urls(found('a[href]', 'href')),
    files: urls([...files, ...sets, ...social]),
    ids: new Set(root.querySelectorAll('[id]').map(({ id }) => id)),
  };
}

/**
 * @typedef {object} CrawledPage
 * @property {string} path
 * @property {string} html
 * @property {boolean} isIndexed whether search engines may list it
 */

/** @param {string} html */
const forbidsIndexing = (html) => /<meta name="robots" content="[^"]*noindex/.test(html);

/**
 * Follows every link of the site as sent, without a script, from the home page and from what the site map for
 * search engines names, and asks for every file that a page shows.
 * @param {string} siteUrl
 * @returns {Promise<{ pages: CrawledPage[], problems: string[] }>}
 */
export async function crawl(siteUrl) {
  /** @type {Map<string, CrawledPage>} */
  const pages = new Map();
  /** @type {Map<string, Set<string>>} */
  const idsByPath = new Map();
  /** @type {{ from: string, path: string, hash: string }[]} */
  const sections = [];
  /** @type {string[]} */
  const problems = [];
  const asked = new Set();
  const waiting = [{ path: '/', from: 'the start' }, ...(await listedPaths(siteUrl))];

  for (let next = waiting.shift(); next; next = waiting.shift()) {
    const { path, from } = next;
    if (asked.has(path)) continue;
    asked.add(path);
    const answer = await fetch(siteUrl + path, { redirect: 'manual' });
    const target = answer.headers.get('location');
    if (target) {
      const url = new URL(target, siteUrl + path);
      if (url.origin === siteUrl) waiting.push({ path: url.pathname + url.search, from: path });
    } else if (!answer.ok) problems.push(`${path} answers ${answer.status}; ${from} leads there.`);
    if (!answer.ok || !answer.headers.get('content-type')?.startsWith('text/html')) {
      await answer.body?.cancel();
      continue;
    }
    const html = await answer.text();
    const { links, files, ids } = linksOf(html, siteUrl + path);
    idsByPath.set(path, ids);
    pages.set(path, { path, html, isIndexed: !forbidsIndexing(html) });
    for (const url of [...links, ...files].filter(({ origin }) => origin === siteUrl)) {
      waiting.push({ path: url.pathname + url.search, from: path });
      if (url.hash.length > 1) {
        sections.push({ from: path, path: url.pathname, hash: decodeURIComponent(url.hash.slice(1)) });
      }
    }
  }
  for (const { from, path, hash } of sections) {
    if (idsByPath.get(path)?.has(hash) === false)
      problems.push(`${from} leads to ${path}#${hash}, which has no such part.`);
  }
  return { pages: [...pages.values()], problems: [...new Set(problems)] };
}

/** @param {string} siteUrl */
async function listedPaths(siteUrl) {
  const answer = await fetch(`${siteUrl}/sitemap.xml`);
  if (!answer.ok) return [];
  return [...(await answer.text()).matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, address = '']) => ({
    path: new URL(address).pathname,
    from: 'sitemap.xml',
  }));
}
