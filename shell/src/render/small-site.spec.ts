import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { openUndrawn, smallContent } from '@lectern/catalogue/testing';

import type { RenderedSite } from './prerender.js';

const content = await smallContent('de');
content.use();
await openUndrawn();
const { publicFiles } = await import('@lectern/catalogue');
const { renderTestSite } = await import('../testing/render-test-site.js');

describe('A site of five content files', () => {
  let site: RenderedSite;
  let remove = async () => {};

  beforeAll(async () => {
    ({ site, remove } = await renderTestSite());
  });
  afterAll(async () => {
    await remove();
    await content.remove();
  });

  const page = (path: string) => site.pages.find((rendered) => rendered.path === path);
  const offered = () => site.pages.filter(({ status, isProgram }) => status === 200 && !isProgram);
  const shownIn = (html: string) => html.replace(/<(script|style|template)\b.*?<\/\1>/gs, '');

  it('links only to pages, sections and files that it has', () => {
    const files = publicFiles.map(({ address }) => address);
    const known = new Set([...files, ...[...offered(), ...site.files].map(({ path }) => path)]);
    const isFile = (path: string) => /^\/(assets|images|favicon|api|files)\b/.test(path);
    for (const { path, html } of offered()) {
      const targets = [...html.matchAll(/(?:href|action)="(\/[^"]*)"/g)].map(
        ([, to = '']) => to.split('?')[0] ?? '',
      );
      const missing = targets.filter((to) => {
        const [target = '', section] = to.split('#');
        if (!known.has(target) && !isFile(target)) return true;
        return section !== undefined && !page(target)?.html.includes(`id="${section}"`);
      });
      expect([path, missing]).toEqual([path, []]);
      const anchors = [...html.matchAll(/href="#([^"]+)"/g)].map(([, id = '']) => id);
      expect([path, anchors.filter((id) => !html.includes(`id="${id}"`))]).toEqual([path, []]);
    }
  });

  it('has no empty heading, list, paragraph or section, and no value of a program', () => {
    for (const { path, html } of offered()) {
      const text = shownIn(html);
      const found = text.matchAll(
        />(?:undefined|null|NaN)\b|\b(?:undefined|null|NaN)<|<(h[1-6]|p|ul|ol|dl|dt|dd|li|section|figcaption)\b(?![^>]* role="status")[^>]*>\s*<\/\1>/g,
      );
      expect([path, [...found].map(([all]) => all)]).toEqual([path, []]);
    }
  });

  it('has structured data without empty values', () => {
    for (const { path, html } of offered()) {
      const data = [...html.matchAll(/<script type="application\/ld\+json">(.*?)<\/script>/gs)].join();
      expect([path, data.match(/:(null|""|\[\])/g)]).toEqual([path, null]);
    }
  });

  it('shows no store, ISBN, review, phone or talk', () => {
    const words = ['ISBN', 'Amazon', 'tel:', 'Stimmen zum Buch', 'Lesungen', 'Buch des Monats'];
    for (const { path, html } of offered())
      expect([path, words.filter((word) => shownIn(html).includes(word))]).toEqual([path, []]);
  });

  it('sells its book, and lists both with what is known of them', () => {
    const books = shownIn(page('/books')?.html ?? '');
    expect(books).toContain('9,99');
    expect(books).toContain('Nordlicht');
    expect(page('/das-leise-eis')?.html).toContain('Ein Toter im See');
    expect(shownIn(page('/nordlicht')?.html ?? '')).toContain('Fälle im Eis, Band 2');
    expect(page('/skizzen')?.status).toBe(200);
  });

  it('has a sitemap and a search index of its pages alone', () => {
    const body = (path: string) => site.files.find((file) => file.path === path)?.body ?? '';
    const paths = [...body('/sitemap.xml').matchAll(/<loc>[^<]*?\/\/[^/<]*(\/[^<]*)<\/loc>/g)].map(
      ([, path = '']) => path,
    );
    expect(paths.filter((path) => page(path)?.status !== 200)).toEqual([]);
    const index = JSON.parse(body('/search-index.json')) as { entries: { url: string }[] };
    expect(index.entries.filter(({ url }) => page(url.split('#')[0] ?? '')?.status !== 200)).toEqual([]);
  });
});
