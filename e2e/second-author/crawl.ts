const entities: Readonly<Record<string, string>> = {
  '&amp;': '&',
  '&lt;': '<',
  '&gt;': '>',
  '&quot;': '"',
  '&#x27;': '’',
  '&nbsp;': ' ',
};

const readable = (text: string): string =>
  text.replaceAll(/&(?:amp|lt|gt|quot|nbsp|#x27);/g, (entity) => entities[entity] ?? entity);

/** Addresses of one site in a document, a script, a style sheet or a feed. */
function* addressesIn(text: string, base: string): Generator<string> {
  const patterns = [
    /(?:href|src)="([^"#`$]+)/g,
    /<(?:loc|link|guid)[^>]*>([^<]+)</g,
    /["'`](\.{0,2}\/[\w./-]+\.(?:js|json|css))["'`]/g,
  ];
  for (const pattern of patterns)
    for (const [, address = ''] of text.matchAll(pattern)) {
      const url = URL.canParse(address, base) ? new URL(address, base) : undefined;
      if (url?.origin === new URL(base).origin) yield url.pathname + url.search;
    }
}

export interface Found {
  /** `/books` */
  path: string;
  status: number;
  text: string;
}

/** Reads every text that a site serves and links to, from some paths on. */
export async function crawl(
  siteUrl: string,
  from: readonly string[],
  headers: Record<string, string> = {},
): Promise<Found[]> {
  const seen = new Set(from);
  const waiting = [...from];
  const found: Found[] = [];
  for (let path = waiting.shift(); path !== undefined; path = waiting.shift()) {
    const answer = await fetch(siteUrl + path, { headers: { accept: 'text/html, */*', ...headers } });
    const type = answer.headers.get('content-type') ?? '';
    if (!/^text\/|json|xml|javascript|svg/.test(type)) {
      await answer.body?.cancel();
      found.push({ path, status: answer.status, text: '' });
      continue;
    }
    const text = readable(await answer.text());
    found.push({ path, status: answer.status, text });
    for (const address of addressesIn(text, siteUrl + path))
      if (!seen.has(address)) {
        seen.add(address);
        waiting.push(address);
      }
  }
  return found;
}
