import { parse } from 'node-html-parser';

/** Attributes with the address of a file, by the selectors of their elements. */
const fileAttributes = {
  'img, source, script, video, audio, track, iframe': 'src',
  'link[rel~=stylesheet], link[rel~=icon], link[rel=apple-touch-icon], link[rel=manifest], link[rel=alternate], link[rel=modulepreload], link[rel=preload]':
    'href',
  video: 'poster',
  'meta[property="og:image"], meta[name="twitter:image"]': 'content',
};

const addressesOf = (srcset: string) =>
  srcset.split(',').map((candidate) => candidate.trim().split(/\s+/)[0] ?? '');

/** Finds every address in a page. @param base address of the page */
export function linksOf(html: string, base: string): { links: URL[]; files: URL[]; ids: Set<string> } {
  const root = parse(html);
  const values = (selector: string, attribute: string) =>
    root.querySelectorAll(selector).flatMap((element) => element.getAttribute(attribute) ?? []);
  const urls = (addresses: string[]) =>
    addresses
      .filter((address) => URL.canParse(address, base))
      .map((address) => new URL(address, base))
      .filter(({ protocol }) => protocol.startsWith('http'));
  const files = Object.entries(fileAttributes).flatMap(([selector, attribute]) =>
    values(selector, attribute),
  );
  const pictures = values('[srcset]', 'srcset').flatMap(addressesOf);
  return {
    links: urls(values('a[href]', 'href')),
    files: urls([...files, ...pictures]),
    ids: new Set(values('[id]', 'id')),
  };
}

export interface CrawledPage {
  path: string;
  html: string;
  /** Whether search engines may list it. */
  isIndexed: boolean;
}

const isIndexed = (html: string) => !/<meta name="robots" content="[^"]*noindex/.test(html);

export async function fetchPage(siteUrl: string, path: string): Promise<CrawledPage> {
  const html = await (await fetch(siteUrl + path)).text();
  return { path, html, isIndexed: isIndexed(html) };
}

async function sitemapPaths(siteUrl: string): Promise<string[]> {
  const answer = await fetch(`${siteUrl}/sitemap.xml`);
  if (!answer.ok) return [];
  return [...(await answer.text()).matchAll(/<loc>([^<]+)<\/loc>/g)].map(
    ([, address = '']) => new URL(address).pathname,
  );
}

/** Follows every link from the home page and the sitemap, without JavaScript, and requests every file that a page shows. */
export async function crawl(siteUrl: string): Promise<{ pages: CrawledPage[]; problems: string[] }> {
  const pages = new Map<string, CrawledPage & { ids: Set<string> }>();
  const fragments: { from: string; path: string; hash: string }[] = [];
  const problems = new Set<string>();
  const seen = new Set<string>();
  const listed = await sitemapPaths(siteUrl);
  const waiting = ['/', ...listed].map((path) => ({ path, from: 'sitemap.xml' }));
  for (let next = waiting.shift(); next; next = waiting.shift()) {
    const { path, from } = next;
    if (seen.has(path)) continue;
    seen.add(path);
    const answer = await fetch(siteUrl + path, { redirect: 'manual' });
    const target = answer.headers.get('location');
    if (target) {
      const url = new URL(target, siteUrl + path);
      if (url.origin === siteUrl) waiting.push({ path: url.pathname + url.search, from: path });
    } else if (!answer.ok) problems.add(`${path} answers ${answer.status}; ${from} links there.`);
    if (!answer.ok || !answer.headers.get('content-type')?.startsWith('text/html')) {
      await answer.body?.cancel();
      continue;
    }
    const html = await answer.text();
    const { links, files, ids } = linksOf(html, siteUrl + path);
    pages.set(path, { path, html, isIndexed: isIndexed(html), ids });
    for (const url of [...links, ...files].filter(({ origin }) => origin === siteUrl)) {
      waiting.push({ path: url.pathname + url.search, from: path });
      if (url.hash.length > 1)
        fragments.push({ from: path, path: url.pathname, hash: decodeURIComponent(url.hash.slice(1)) });
    }
  }
  for (const { from, path, hash } of fragments)
    if (pages.get(path)?.ids.has(hash) === false)
      problems.add(`${from} links to ${path}#${hash}, which has no such id.`);
  return { pages: [...pages.values()], problems: [...problems] };
}
