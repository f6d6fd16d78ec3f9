import { beforeAll, describe, expect, it } from '@jest/globals';
import { readMinutes } from '../../read-minutes.js';
import { realContent } from '../../testing/content-copy.js';
import { type Content, readContent } from '../read-content.js';

describe('articles of this site', () => {
  let articles: Content['articles'] = [];

  beforeAll(async () => {
    articles = (await readContent(realContent)).articles;
  });

  it('are the five published ones, newest first, with unchanged reading times @S1-blog-5', () => {
    const rows = articles.map(({ slug, fields, text }) => [
      slug,
      fields.category,
      readMinutes(text.wordCount),
      fields.publishedDate,
      fields.featured,
    ]);
    expect(rows).toEqual([
      ['overcoming-fear-through-faith', 'faith', 8, '2024-12-10', true],
      ['bankruptcy-myths', 'legal', 12, '2024-12-08', true],
      ['grant-writing-for-beginners', 'writing', 15, '2024-12-05', true],
      ['women-in-ministry', 'faith', 10, '2024-12-03', false],
      ['starting-over-after-50', 'personal-growth', 7, '2024-12-01', false],
    ]);
  });

  it('have 800 words or more, in several sections @S1-blog-9', () => {
    for (const { text } of articles) {
      expect(text.wordCount).toBeGreaterThanOrEqual(800);
      expect(text.headings.length).toBeGreaterThanOrEqual(3);
    }
  });

  it('say that legal topics are information and not advice @S1-blog-10', () => {
    const legal = articles.filter(({ fields }) => fields.category !== 'faith');
    expect(legal).toHaveLength(3);
    for (const { text } of legal) expect(text.html).toMatch(/<aside class="note"[^]*?legal[^]*?advice/);
  });

  it('name the translation of every long Bible quotation @S1-blog-10', () => {
    for (const { text } of articles) {
      const sources = [...text.html.matchAll(/<figcaption>(?<source>.*?)<\/figcaption>/g)];
      for (const { groups } of sources) expect(groups?.source).toMatch(/\d+:\d+(?:–\d+)? \(KJV\)$/);
    }
  });
});
