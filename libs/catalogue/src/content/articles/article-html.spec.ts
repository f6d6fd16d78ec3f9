import { describe, expect, it } from '@jest/globals';
import { articleHtml } from './article-html.js';

const htmlOf = (markdown: string) => articleHtml(markdown, 1, 'en').html;

describe('the text of an article', () => {
  it('uses typographic punctuation, also across emphasis', () => {
    expect(htmlOf(`"It's *late*," she said -- 1 Kings 19:5...`)).toBe(
      '<p>“It’s <em>late</em>,” she said – 1 Kings\u00A019:5…</p>',
    );
  });

  it('has headings with ids and a list of its main sections', () => {
    const { html, headings } = articleHtml(
      '## Myth 1: "They\'ll take *it*"\n\n### A detail\n\nText.',
      1,
      'en',
    );
    expect(html).toContain(
      '<h2 id="myth-1-theyll-take-it"><a href="#myth-1-theyll-take-it">Myth 1: “They’ll',
    );
    expect(html).toContain('<h3 id="a-detail">');
    expect(headings).toEqual([{ id: 'myth-1-theyll-take-it', text: 'Myth 1: “They’ll take it”' }]);
  });

  it('has ids in every script, and links to them', () => {
    const { headings } = articleHtml('## Straße nach Łódź\n\n## Глава 1\n\n[hin](#глава-1)', 1, 'de');
    expect(headings.map(({ id }) => id)).toEqual(['strasse-nach-lodz', 'глава-1']);
  });

  it('uses the quotation marks of its language, also across emphasis', () => {
    expect(articleHtml(`"Das ist 'sehr *gut*'", sagte sie.`, 1, 'de').html).toBe(
      '<p>„Das ist ‚sehr <em>gut</em>‘“, sagte sie.</p>',
    );
  });

  it('shows the source below a quotation', () => {
    expect(htmlOf('> Fear not.\n>\n> --- Isaiah 41:10 (KJV)')).toBe(
      '<figure><blockquote><p>Fear not.</p></blockquote><figcaption>Isaiah\u00A041:10 (KJV)</figcaption></figure>',
    );
  });

  it('marks a note, and hides pull quotes from screen readers', () => {
    const { html, wordCount } = articleHtml(
      '> [!note]\n> Not advice.\n\nDo not sell it.\n\n> [!pull]\n> Do not sell it.',
      1,
      'en',
    );
    expect(html).toContain('<aside class="note" role="note"><p>Not advice.</p></aside>');
    expect(html).toContain('<aside class="pull" aria-hidden="true"><p>Do not sell it.</p></aside>');
    expect(wordCount).toBe(6);
  });

  it('escapes text that looks like markup', () => {
    expect(htmlOf('5 < 6 & 7 > 2')).toBe('<p>5 &lt; 6 &amp; 7 &gt; 2</p>');
  });

  it('allows links to https and to pages of this site', () => {
    expect(htmlOf('[one](https://example.com/?a=1&b=2) [two](/blog/x)')).toBe(
      '<p><a href="https://example.com/?a=1&amp;b=2">one</a> <a href="/blog/x">two</a></p>',
    );
  });

  it.each([
    ['HTML', 'Fine.\n\n<script>alert(1)</script>', 'cannot hold HTML (line 3)'],
    ['HTML within a line', 'So <b>bold</b>', 'cannot hold HTML (line 1)'],
    ['a script as a link', '[x](javascript:alert(1))', 'has a link "javascript:alert(1)"'],
    ['a link to whatever host', '[x](//example.com)', 'has a link "//example.com"'],
    ['a picture', '![x](https://example.com/x.png)', 'cannot hold a picture inside the text'],
    ['a table', '| a |\n| - |\n| b |', 'cannot hold a table'],
    ['an entity', 'a &nbsp; b', 'must use the character itself instead of "&nbsp;"'],
    ['a heading of the first rank', '# Title', 'must begin its headings with ## or ###'],
    ['a small heading under none', '### Small', 'needs a ## heading before its first ### heading'],
    ['two headings of one name', '## One\n\n## One', 'has two headings with the address #one'],
    ['a pull quote that nobody said', 'A.\n\n> [!pull]\n> B.', 'must contain the pull quote "B."'],
    ['a mark that is unknown', '> [!tip]\n> A.', 'supports [!note] and [!pull], but not [!tip]'],
  ])('rejects %s', (_what, markdown, message) => {
    expect(() => htmlOf(markdown)).toThrow(message);
  });
});
