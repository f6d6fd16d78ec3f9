import { beforeAll, describe, expect, it } from '@jest/globals';
import { chat, partContent } from '@lectern/catalogue';
import type { ChatScript } from '@lectern/widget-kit';
import { sampleSiteData } from '../../testing/sample-site-data.js';
import { routeFor } from '../../site-map/site-map.js';
import { redirectOf } from '../../site-map/redirects.js';
import { chatScript } from './chat-script.js';

const scriptFor = (data = sampleSiteData) => JSON.parse(chatScript({ pages: [], data }).body) as ChatScript;

describe('the script of the chat', () => {
  let script: ChatScript;

  beforeAll(async () => {
    script = scriptFor();
  });

  const bookOf = ({ books }: ChatScript, id: string) => books.find((book) => book.id === id);
  const topicOf = (id: string) => script.topics.find((topic) => topic.id === id);

  it('has every book with the first hundred characters of its description @S1-frame-25', () => {
    expect(script.books).toHaveLength(8);
    for (const { snippet } of script.books) {
      expect(snippet).toMatch(/^.{80,100}…$/s);
    }
  });

  it('has the shop’s prices, including changes', async () => {
    expect(bookOf(script, 'finding-peace')).toMatchObject({ priceCents: 999, formats: ['pdf', 'epub'] });
    const products = sampleSiteData.products.map((product) => ({ ...product, price: 1234 }));
    expect(bookOf(scriptFor({ ...sampleSiteData, products }), 'finding-peace')?.priceCents).toBe(1234);
  });

  it('has the length of each edition and of the file on sale', () => {
    expect(bookOf(script, 'finding-peace')?.lengths).toEqual([
      { label: 'E-book', pages: 280 },
      { label: 'Paperback', pages: 224 },
      { label: 'Hardcover', pages: 224 },
      { label: 'the PDF sold here', pages: 77 },
    ]);
    expect(bookOf(script, 'greedy-lying')?.lengths.map(({ pages }) => pages)).toEqual([300, 280, 300]);
  });

  it('has the expected date and price of a pre-order, and sells it once the shop has it', async () => {
    expect(bookOf(script, 'greedy-lying')).toMatchObject({ isComing: true, priceCents: null });
    expect(bookOf(script, 'greedy-lying')?.editions.map(({ label }) => label)).toEqual([
      'E-book',
      'Paperback',
      'Bookstore paperback',
    ]);
    expect(topicOf('coming')?.books).toEqual(['greedy-lying']);
    const [first] = sampleSiteData.products;
    if (!first) throw new Error('The sample shop is empty.');
    const released = { ...first, id: 'greedy-lying-ebook', price: 995 };
    const data = { ...sampleSiteData, products: [...sampleSiteData.products, released] };
    expect(bookOf(scriptFor(data), 'greedy-lying')).toMatchObject({ isComing: false, priceCents: 995 });
  });

  it('has no price for a hidden product', async () => {
    const hidden = scriptFor({ ...sampleSiteData, products: [] });
    expect(hidden.books.every(({ priceCents }) => priceCents === null)).toBe(true);
  });

  it('has the services with their prices, the free files, and the author’s address', () => {
    expect(topicOf('speaking')?.lines).toContain('Virtual Event: $500 (45-minute presentation)');
    expect(topicOf('free')?.lines).toHaveLength(4);
    expect(topicOf('contact')?.text.join()).toContain('hello@eleanormarsh.example');
    expect(script.topics.flatMap(({ text }) => text).filter((text) => text.includes('{'))).toEqual([]);
  });

  it('has only links to existing pages', () => {
    const links = partContent('chat', chat)
      .topics.flatMap((topic) => topic.links ?? [])
      .map(({ href }) => href);
    const paths = links.filter((href) => href.startsWith('/')).map((href) => href.split('#')[0] ?? '');
    expect(paths.filter((path) => routeFor(path).status !== 200 && !redirectOf(path))).toEqual([]);
  });
});
