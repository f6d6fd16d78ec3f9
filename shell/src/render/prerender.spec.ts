import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { books, detailsOf, formatPrice } from '@lectern/catalogue';
import type { FrameData } from '../embed/frame-data.js';
import type { RenderedFrame } from './frames/render-frames.js';
import type { RenderedPage, RenderedSite, SiteFile } from './prerender.js';
import { loaderSettingsId } from '../browser/loader-settings.js';
import { siteMap } from '../site-map/site-map.js';
import { renderTestSite } from '../testing/render-test-site.js';
import { sampleSiteData } from '../testing/sample-site-data.js';

describe('renderSite @S2-sales-pages-3', () => {
  let remove = async () => {};
  let render: Awaited<ReturnType<typeof renderTestSite>>['render'];
  let moved: RenderedSite['moved'] = [];
  let pages: RenderedPage[] = [];
  let programs: RenderedPage[] = [];
  let frames: RenderedFrame[] = [];
  let files: SiteFile[] = [];

  const page = (path: string) => {
    const found = pages.find((rendered) => rendered.path === path);
    if (!found) throw new Error(`${path} was not rendered.`);
    return found;
  };

  beforeAll(async () => {
    const { site, ...test } = await renderTestSite();
    ({ render, remove } = test);
    ({ files, frames, moved } = site);
    pages = site.pages.filter(({ isProgram }) => !isProgram);
    programs = site.pages.filter(({ isProgram }) => isProgram);
  });

  afterAll(() => remove());

  const wordsOn = (path: string) =>
    page(path)
      .html.replace(/<(script|style|template)\b.*?<\/\1>|<!--.*?-->/gs, '')
      .replace(/<\/(?:p|dt|dd|div|li|h\d|article|section)>/g, ' | ')
      .replace(/<[^>]+>/g, ' ')
      .replaceAll('&amp;', '&')
      .replace(/\s+/g, ' ');

  it.each(books)('shows the same facts about $title on every page as the record of its editions', (book) => {
    const { id, path, edition } = book;
    const { label: printLabel, pages: pageCount } = edition ?? { label: '', pages: null };
    const price = formatPrice(edition?.priceCents ?? 0);
    expect(wordsOn('/')).toContain(`${price} ${printLabel}`);
    expect(wordsOn('/books')).toContain(`${price} ${printLabel}, ${pageCount} pages`);
    const ownPrice = `${formatPrice(book.ebookPriceCents ?? 0)} E-book, from me | ${price} ${printLabel}`;
    for (const list of ['/', '/books'] as const) {
      expect(wordsOn(list).includes(ownPrice)).toBe(book.availability === 'in-stock');
    }
    const facts = wordsOn(`/books/${id}`);
    expect(facts).toContain(`${printLabel}, list price | ${price}`);
    expect(facts).toContain(`Pages (${printLabel}) | ${pageCount}`);
    const isSold = book.availability === 'in-stock';
    const sold = wordsOn(path);
    for (const { format, label, isbn, pages: count, priceCents: cents } of detailsOf(id).editions) {
      const priceLabel = format === 'ebook' ? 'Price' : 'List price';
      const record = `ISBN | ${isbn} | | Pages | ${count} | | ${priceLabel} | ${formatPrice(cents ?? 0)} |`;
      expect(sold).toMatch(new RegExp(`${label} \\| ${record.replace(/[|$.]/g, '\\$&')}`));
    }
    // The file's length counts, whatever is announced for the edition.
    for (const shown of [facts, sold]) expect(shown.includes('PDF, 77 pages')).toBe(isSold);
  });

  it('marks a pre-order on home, in the carousel, in the list and on its pages', () => {
    expect(wordsOn('/').match(/Greedy\/Lying (\| )?Coming soon/g)).toHaveLength(2);
    expect(wordsOn('/').match(/Coming soon/g)).toHaveLength(2);
    expect(wordsOn('/books').match(/Coming soon/g)).toHaveLength(1);
    expect(wordsOn('/greedy-lying')).toContain('Bookstore paperback $24.99');
    expect(wordsOn('/books/greedy-lying')).toContain('Coming soon');
  });

  it('starts the books of the month with the current one, and marks its dot', () => {
    const { html } = page('/');
    const months = html.slice(html.indexOf('id="month-title"'));
    expect(/<article[^>]*data-place="front".*?<h3>(.*?)<\/h3>/s.exec(months)?.[1]).toBe('Starting Over');
    expect(/<button[^>]*aria-current="true"[^>]*>/.exec(months)?.[0]).toContain('February 2025');
  });

  it('shows the length of a sample and a recording', () => {
    expect(wordsOn('/downloads')).toMatch(/Fresh Start, chapter 5.*?PDF, 11 pages.*?MP3, 2:15/);
    expect(wordsOn('/fear-not')).toContain('each with a next step. PDF, 13 pages.');
    expect(wordsOn('/books/fear-not')).toContain('PDF, 13 pages.');
    expect(wordsOn('/books/fresh-start')).toContain('MP3, 2:15.');
  });

  it('renders every page of the site map with its status @S1-routes-1 @S1-routes-3', () => {
    expect(pages.map(({ path, status }) => ({ path, status }))).toEqual(
      siteMap().flatMap(({ path, status, searches }) =>
        ['', ...searches.map((search) => `?${search}`)].map((query) => ({ path: path + query, status })),
      ),
    );
  });

  it('renders the dashboard’s page without data and hidden from search engines', () => {
    expect(programs.map(({ path, indexed }) => ({ path, indexed }))).toEqual([
      { path: '/admin', indexed: false },
      { path: '/admin?language=de', indexed: false },
    ]);
    const [{ html = '', styleHashes = [] } = {}] = programs;
    expect(html).toContain('<meta name="robots" content="noindex">');
    expect(html).toContain('<noscript>');
    expect(html).not.toContain(loaderSettingsId);
    expect(html).not.toMatch(/<[^>]+ style="/);
    expect(styleHashes).toHaveLength(2);
    for (const { body } of files) expect(body).not.toContain('/admin');
  });

  it('shows the expected date of a pre-order, and no publication date', () => {
    for (const path of ['/greedy-lying', '/books/greedy-lying'] as const) {
      expect(page(path).html).not.toMatch(/\bPublished\b/);
      expect(page(path).html).toContain('February 1, 2025; it’s ');
    }
    expect(page('/fear-not').html).toMatch(/Published<!-- -->: |Published: /);
  });

  it('lists the contents of the book and each shop’s edition once per page', () => {
    const twice = pages.filter(({ html }) => html.split('What’s inside</').length > 2);
    expect(twice.map(({ path }) => path)).toEqual([]);
    const [, card = '', others = ''] = page('/thank-god-for-mom').html.split(
      /Printed for you, one at a time|In print, or for the e-reader you already own/,
    );
    expect(card).toContain('Print-on-demand hardcover');
    expect(card).not.toContain('E-book');
    const shops = [...others.matchAll(/href="[^"]*www\.lulu\.com/g)];
    expect(shops).toHaveLength(1);
  });

  it('renders the list of books for a category, with the canonical address of the full list', () => {
    const { html, indexed } = page('/books?category=legal');
    expect(html).toMatch(/<option (?=[^>]*selected)[^>]*value="legal"/);
    expect(html).toContain('<link rel="canonical" href="http://localhost:3000/books">');
    expect(indexed).toBe(false);
  });

  it.each(siteMap())(
    'gives $path one main heading, a title, a canonical address and a picture @S1-blog-2 @S1-routes-12',
    ({ path }) => {
      const { html } = page(path);
      expect(html.match(/<h1/g)).toHaveLength(1);
      expect(html).toMatch(/<title>[^<]{10,}<\/title>/);
      expect(html).toContain(`<link rel="canonical" href="http://localhost:3000${path}">`);
      expect(html).toMatch(
        /<meta property="og:image" content="http:\/\/localhost:3000\/images\/[^"]+\.jpg">/,
      );
      expect(html).toMatch(/<meta property="og:image:alt" content="[^"]{10,}">/);
      expect(html).toContain('<meta property="og:locale" content="en_US">');
    },
  );

  it.each(siteMap())('keeps $path within its content security policy', ({ path }) => {
    const { html, styleHashes, scriptHashes } = page(path);
    expect(html).not.toMatch(/<[^>]+ style="/);
    expect(html).not.toMatch(/<[^>]+ on[a-z]+="/);
    expect(
      html.match(/<script(?![^>]* (?:src="|type="(?:application\/(?:ld\+)?json|speculationrules)"))/g),
    ).toHaveLength(1);
    expect(scriptHashes).toHaveLength(2);
    expect(styleHashes.length).toBeGreaterThan(1);
  });

  it.each(siteMap())(
    'lets browsers prerender the other listed pages from $path, and nothing else',
    ({ path }) => {
      const json = /<script type="speculationrules">(?<json>.*?)<\/script>/.exec(page(path).html)?.groups
        ?.json;
      const [rule] = (JSON.parse(json ?? '') as { prerender: { where: { href_matches: string[] } }[] })
        .prerender;
      const listed = siteMap()
        .filter(({ indexed }) => indexed)
        .map((route) => route.path);
      expect(rule?.where.href_matches).toEqual(listed.filter((each) => each !== path));
    },
  );

  it.each(siteMap())('has no broken link on $path @S1-routes-13', ({ path }) => {
    const { html } = page(path);
    const internal = [...html.matchAll(/<a [^>]*href="(?<href>[/#][^"]*)"/g)].map(
      (link) => link.groups?.href,
    );
    for (const href of internal) {
      const [address = '', hash] = (href ?? '').split('#');
      const [target = ''] = address.split('?');
      // Feeds are rendered beside the pages; samples and pictures are static files.
      if (files.some((file) => file.path === target) || /^\/(attached_assets|images|objects)\//.test(target))
        continue;
      const there = target === '' ? page(path) : page(target);
      if (hash) expect(there.html).toContain(`id="${hash}"`);
    }
  });

  it.each(siteMap())('has no form on $path that puts input into the address', ({ path }) => {
    const forms = page(path).html.match(/<form[^>]*>.*?<\/form>/gs) ?? [];
    const sent = forms.filter((form) => !/^<form[^>]* method="post"/.test(form));
    expect(sent.filter((form) => /<(?:input|textarea|select)\b/.test(form))).toEqual([]);
  });

  it('redirects addresses without a page to an existing section @S1-routes-7', () => {
    expect(moved).toContainEqual({ from: '/five-verses', to: '/downloads#five-verses' });
    for (const { from, to } of moved) {
      const [path = '', section] = to.split('#');
      expect(pages.some((each) => each.path === from)).toBe(false);
      expect(page(path).html).toContain(`id="${section}"`);
    }
  });

  it('writes files beside the pages, without address conflicts', () => {
    expect(files.map(({ path }) => path)).toEqual(
      expect.arrayContaining(['/blog/rss.xml', '/blog/feed.json']),
    );
    const paths = [...pages, ...files].map(({ path }) => path);
    expect(new Set(paths).size).toBe(paths.length);
  });

  it('shows the shop’s prices in text, offer and structured data', () => {
    const { html } = page('/finding-peace');
    const price = sampleSiteData.products.find(({ id }) => id === 'finding-peace-ebook')?.price ?? 0;
    expect(html).toContain(`$${(price / 100).toFixed(2)}`);
  });

  it('requests a new link with a form that posts to its own address', () => {
    expect(page('/link-expired').html).toMatch(/<form method="post"><button [^>]*type="submit"/);
  });

  it('shows a notice on every page while payments are in test mode, and only then', async () => {
    const banner = 'This shop is in test mode.';
    expect(pages.every(({ html }) => html.includes(`<strong>${banner}</strong>`))).toBe(true);
    const real = await render({ ...sampleSiteData, sandbox: false });
    expect(real.pages.some(({ html }) => html.includes(`<strong>${banner}</strong>`))).toBe(false);
  });

  it('says on the privacy page that clicks are counted, only while they are', async () => {
    const heading = 'Links in my newsletter';
    expect(page('/privacy-policy').html).not.toContain(heading);
    const counting = await render({ ...sampleSiteData, countsClicks: true });
    const policy = counting.pages.find(({ path }) => path === '/privacy-policy');
    expect(policy?.html).toContain(heading);
  });

  it('contains no download on the thank-you page', () => {
    expect(page('/thank-you').html).not.toContain('download=');
  });

  it('renders a page for each frame, with a title and a link that works without script @S1-routes-5', () => {
    expect(frames.map(({ path }) => path).sort()).toEqual([
      '/embed/chat',
      '/embed/checkout',
      '/embed/legal-companion',
      '/embed/search',
    ]);
    for (const { html, styleHashes } of frames) {
      expect(html.match(/<h1/g)).toHaveLength(1);
      expect(html).toContain('<meta name="robots" content="noindex">');
      expect(html).not.toMatch(/<[^>]+ style="|<script(?![^>]* type="application\/json")|<header|<footer/);
      const [, way = ''] = /<a id="way" href="([^"]+)"/.exec(html) ?? [];
      expect(page(way).status).toBe(200);
      expect(styleHashes.length).toBeGreaterThan(0);
    }
  });

  it('gives the checkout’s frame the shop’s prices, by every name of a book @S3-embeds-14', () => {
    const { html = '' } = frames.find(({ name }) => name === 'checkout') ?? {};
    const json = /id="frame-data">(?<json>.*?)<\/script>/.exec(html)?.groups?.json ?? '';
    const { products } = JSON.parse(json) as FrameData;
    const women = products.find(({ names }) => names.includes('women-teach'));
    expect(women?.names).toEqual(['women-teach', 'why-women', women?.options.productId]);
    for (const { options } of products) {
      const { price } = sampleSiteData.products.find(({ id }) => id === options.productId) ?? {};
      expect(options.priceCents).toBe(price);
    }
    expect(products).toHaveLength(sampleSiteData.products.length);
  });
});
