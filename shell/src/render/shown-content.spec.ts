import { afterEach, describe, expect, it } from '@jest/globals';
import { contentBlog } from '@lectern/catalogue';
import { type Catalogue, contentCatalogue, showCatalogue } from '@lectern/catalogue/live';

import { renderTestSite } from '../testing/render-test-site.js';
import { sampleSiteData } from '../testing/sample-site-data.js';
import type { RenderedSite } from './prerender.js';

/** The same content with some words changed, as by the owner. */
function edited(): Catalogue {
  const next = structuredClone(contentCatalogue);
  next.site.hero.text = 'A sentence of today.';
  next.site.name = 'Ada Field, author';
  next.site.author.name = 'Ada Field';
  next.site.footer.copyright = '© Ada Field';
  Object.assign(next.site.contact, { phone: '(202) 555-0199', phoneLink: 'tel:+12025550199' });
  next.site.navigation.booksMenu.allBooksLabel = 'Each of my books';
  next.pages.about.words.questions = [{ id: 'new-1', question: 'Who are you?', answer: ['Ada.'] }];
  if (next.chat) next.chat.topics[0]!.text = ['Ask Ada.'];
  return next;
}

const bodyOf = ({ pages, files }: RenderedSite, path: string): string =>
  pages.find((page) => page.path === path)?.html ??
  String(files.find((file) => file.path === path)?.body ?? '');

describe('Changed content', () => {
  afterEach(() => showCatalogue(contentCatalogue));

  it('is in the next rendering of pages, feeds and files, and so is the former', async () => {
    const { site: before, render, remove } = await renderTestSite();
    const paths = [...before.pages, ...before.files].map(({ path }) => path);
    const former = new Map(paths.map((path) => [path, bodyOf(before, path)]));
    showCatalogue(edited());
    const site = await render({ ...sampleSiteData, blog: contentBlog });
    const home = bodyOf(site, '/');
    for (const words of [
      'A sentence of today.',
      '© Ada Field',
      '<meta name="author" content="Ada Field">',
      'content="Ada Field, author"',
      '(202) 555-0199',
      'href="tel:+12025550199"',
      'Each of my books',
    ])
      expect(home).toContain(words);
    expect(bodyOf(site, '/about')).toContain('Who are you?');
    expect(bodyOf(site, '/blog/rss.xml')).toContain('<dc:creator>Ada Field</dc:creator>');
    expect(bodyOf(site, '/chat-script.json')).toContain('Ask Ada.');
    expect(bodyOf(site, '/search-index.json')).toContain('Who are you?');
    showCatalogue(contentCatalogue);
    const again = await render({ ...sampleSiteData, blog: contentBlog });
    for (const [path, body] of former) expect(bodyOf(again, path)).toBe(body);
    await remove();
  });

  it('sets pages, frames and the dashboard in another look', async () => {
    const { render, remove } = await renderTestSite();
    const next = structuredClone(contentCatalogue);
    Object.assign(next.look.colors.light, { accent: '#1d4d35', background: '#f4f8f5' });
    Object.assign(next.look, { typefaces: 'classic', corners: 'square' });
    showCatalogue(next);
    const site = await render(sampleSiteData);
    const frame = site.frames.find(({ name }) => name === 'checkout')?.html ?? '';
    for (const html of [bodyOf(site, '/about'), frame, bodyOf(site, '/admin')]) {
      expect(html).toContain('--color-accent:#1d4d35;');
      expect(html).toContain("--font-title:'Playfair Variable'");
      expect(html).toContain('--radius-medium:3px;');
      expect(html).not.toMatch(/@font-face\{font-family:'(Fraunces|Newsreader) /);
    }
    expect(bodyOf(site, '/about')).toContain('<meta name="theme-color" content="#f4f8f5"');
    expect(frame).toContain('"background":"#f4f8f5"');
    await remove();
  });
});
