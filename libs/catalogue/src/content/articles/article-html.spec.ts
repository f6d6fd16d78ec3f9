import { describe, expect, it } from '@jest/globals';
import { articleHtml } from './article-html.js';

const htmlOf = (markdown: string) => articleHtml(markdown, 1, { language: 'en' }).html;

describe('the text of an article', () => {
  it('uses typographic punctuation, also across emphasis', () => {
    expect(htmlOf(`"It's *late*," she said -- 1 Kings 19:5...`)).toBe(
      '<p>“It’s <em>late</em>,” she said – 1 Kings\u00A019:5…</p>',
    );
  });

  it('has headings with ids and a list of its main sections', () => {
    const { html, headings } = articleHtml('## Myth 1: "They\'ll take *it*"\n\n### A detail\n\nText.', 1, {
      language: 'en',
    });
    expect(html).toContain(
      '<h2 id="myth-1-theyll-take-it"><a href="#myth-1-theyll-take-it">Myth 1: “They’ll',
    );
    expect(html).toContain('<h3 id="a-detail">');
    expect(headings).toEqual([{ id: 'myth-1-theyll-take-it', text: 'Myth 1: “They’ll take it”' }]);
  });

  it('has ids in every script, and links to them', () => {
    const { headings } = articleHtml('## Straße nach Łódź\n\n## Глава 1\n\n[hin](#глава-1)', 1, {
      language: 'de',
    });
    expect(headings.map(({ id }) => id)).toEqual(['strasse-nach-lodz', 'глава-1']);
  });

  it('uses the quotation marks of its language, also across emphasis', () => {
    expect(articleHtml(`"Das ist 'sehr *gut*'", sagte sie.`, 1, { language: 'de' }).html).toBe(
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
      { language: 'en' },
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

  it('numbers footnotes in the order of their references, and links both ways', () => {
    const { html, wordCount } = articleHtml('One[^b], two[^a].\n\n[^a]: Of *two*.\n\n[^b]: Of one.', 1, {
      language: 'en',
    });
    expect(html).toContain(
      'One<sup class="footnote" id="note-1-from"><a href="#note-1" role="doc-noteref">1</a></sup>',
    );
    expect(html).toMatch(
      /<li id="note-1">Of one\. <a href="#note-1-from" role="doc-backlink" aria-label="Back to/,
    );
    expect(html).toContain('<li id="note-2">Of <em>two</em>. ');
    expect(wordCount).toBe(6);
  });

  it('shows a picture of the library in its sizes, with a caption', () => {
    const pictureOf = () => ({ width: 1600, height: 900, widths: [360, 1440], fallback: null });
    const { html, plainText } = articleHtml('![A "lamp"](/pictures/0a "Mine")', 1, {
      language: 'en',
      pictureOf,
    });
    expect(html).toContain(
      '<source type="image/avif" srcset="/pictures/0a/360.avif 360w, /pictures/0a/1440.avif 1440w"',
    );
    expect(html).toContain(
      '<img src="/pictures/0a/360.webp" alt="A “lamp”" width="1600" height="900" loading="lazy" decoding="async">',
    );
    expect(html).toContain('<figcaption>Mine</figcaption>');
    expect(plainText).toBe('Mine');
    const removed = articleHtml('![x](/pictures/0a)\n\nA.', 1, {
      language: 'en',
      pictureOf: () => undefined,
    });
    expect(removed.html).toBe('<p>A.</p>');
  });

  it('has tables whose wide form scrolls', () => {
    expect(htmlOf('| a | b |\n| - | -: |\n| 1 | 2 |')).toBe(
      '<div class="table" role="group" tabindex="0" aria-label="Table"><table><thead><tr><th scope="col">a</th>' +
        '<th scope="col" class="right">b</th></tr></thead><tbody><tr><td>1</td><td class="right">2</td></tr></tbody></table></div>',
    );
  });

  it('shows cards of books and the newsletter box', () => {
    const { html } = articleHtml('[book: a]\n\n[newsletter]', 1, {
      language: 'en',
      bookOf: () => ({ title: 'Fear & Not', href: '/books/a' }),
      newsletter: { title: 'My letter', label: 'Subscribe', href: '/#newsletter' },
    });
    expect(html).toContain('<a href="/books/a"><strong>Fear &amp; Not</strong></a>');
    expect(html).toContain('<p><a href="/#newsletter">Subscribe</a></p>');
  });

  it('sets paragraphs of right-to-left scripts in their direction', () => {
    expect(htmlOf('שלום\n\nA.')).toBe('<p dir="auto">שלום</p>\n<p>A.</p>');
  });

  it.each([
    ['HTML', 'Fine.\n\n<script>alert(1)</script>', 'cannot hold HTML (line 3)'],
    ['HTML within a line', 'So <b>bold</b>', 'cannot hold HTML (line 1)'],
    ['a script as a link', '[x](javascript:alert(1))', 'has a link "javascript:alert(1)"'],
    ['a link to whatever host', '[x](//example.com)', 'has a link "//example.com"'],
    ['a picture in a line', 'So ![x](/x.png)', 'cannot hold a picture inside the text (line 1)'],
    ['a picture of another site', '![x](https://example.com/x.png)', 'which is not in the library (line 1)'],
    [
      'code',
      'A.\n\n    code',
      'cannot hold a block of code (or a line that begins with four spaces) (line 3)',
    ],
    ['a book card', '[book: x]', 'cannot hold a book card (line 1)'],
    ['a footnote without text', 'A.\n\nB[^1]', 'has no text for the footnote [^1]: add "[^1]: …" (line 3)'],
    [
      'a footnote without a reference',
      'A.\n\n[^1]: B',
      'has a footnote [^1] that nothing refers to (line 3)',
    ],
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
