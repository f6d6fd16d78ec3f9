import { describe, expect, it } from '@jest/globals';
import { renderBody } from './email.js';
import { EmailText } from './email-text.js';
import { findMarkdownProblems, withHardBreaks } from './email-markdown.js';
import { preheaderOf } from './email-preheader.js';

const SITE = 'https://books.example';

function render(markdownText: string): { html: string; text: string } {
  const { html, text } = renderBody(<EmailText markdownText={markdownText} publicUrl={SITE} />);
  const bare = html
    .replace(/^<!DOCTYPE[^>]*>/, '')
    .replaceAll(/ (?:class|style|target|border|cellPadding|cellSpacing|role|align|width)="[^"]*"/g, '');
  return { html: bare, text };
}
const linesOfProblems = (text: string) => findMarkdownProblems(text).map(({ line }) => line);

describe('Markdown in emails', () => {
  it('strikes through in both parts (L4 E13)', () => {
    const { html, text } = render('~~$19~~ $9 this week');
    expect(html).toContain('<del>$19</del> $9 this week');
    expect(text).toBe('~~$19~~ $9 this week');
    expect(render('about ~$5 to ~$6').html).not.toContain('<del>');
  });

  it('renders a linked picture as a picture (L4 E12)', () => {
    const { html, text } = render('[![Cover](/a.jpg)](/fear-not)');
    expect(html).toContain(`<a href="${SITE}/fear-not"><img src="${SITE}/a.jpg" alt="Cover"/></a>`);
    expect(text).toBe(`Cover ${SITE}/fear-not`);
  });

  it('removes markup from button labels (L4 E12)', () => {
    const { html, text } = render('[**Read *on***](/blog)');
    expect(html).toContain('>Read on<');
    expect(html).not.toContain('*');
    expect(text).toBe(`Read on ${SITE}/blog`);
    expect(render('see [**Read on**](/blog)').html).toContain(
      `<a href="${SITE}/blog"><strong>Read on</strong></a>`,
    );
  });

  it('keeps telephone links and makes relative links absolute (L4 E13)', () => {
    const { html, text } = render('[call](tel:+1555) and [rel](blog) and [web](www.other.example/a)');
    expect(html).toContain('<a href="tel:+1555">call</a>');
    expect(html).toContain(`<a href="${SITE}/blog">rel</a>`);
    expect(html).toContain('<a href="https://www.other.example/a">web</a>');
    expect(text).toContain(`rel ${SITE}/blog`);
  });

  it('keeps paragraphs, quotations and lists within a list item apart (L4 E14)', () => {
    const { html, text } = render('1. One\n\n   still one\n\n   > a quotation\n\n   - nested\n\n2. Two');
    expect(html).toMatch(
      /<li><p>One<\/p><p>still one<\/p>.*<td><p>a quotation<\/p>.*<ul><li>nested<\/li><\/ul>/,
    );
    expect(text.split('\n').map((line) => line.trim())).toEqual(
      expect.arrayContaining(['1. One', 'still one', '> a quotation', '* nested', '2. Two']),
    );
    expect(render('- [x] done\n- [ ] open').text).toBe(' * ☑ done\n * ☐ open');
  });

  it('describes pictures in the text part, and gives Outlook a width (L4 E15)', () => {
    const { html, text } = renderBody(
      <EmailText markdownText="![Cover of Fear Not](/a.jpg)" publicUrl={SITE} />,
    );
    expect(html).toMatch(/<img [^>]*alt="Cover of Fear Not" width="496"/);
    expect(text).toBe('Cover of Fear Not');
  });

  it('keeps the case and the addresses of headings in the text part (L4 E7)', () => {
    expect(render('## New: [chapter](https://a.example/Finding-Peace_b)').text).toBe(
      'New: chapter https://a.example/Finding-Peace_b',
    );
    expect(render('## İstanbul, straße, iPhone').text).toBe('İstanbul, straße, iPhone');
  });

  it('keeps line breaks as typed, in paragraphs, quotations and lists', () => {
    const { html, text } = render('Warmly,\nEleanor\n\n> one\n> two\n\n- a\n  b');
    expect(html).toContain('Warmly,<br/>Eleanor');
    expect(html).toContain('one<br/>two');
    expect(html).toContain('a<br/>b');
    expect(text).toContain('Warmly,\nEleanor');
  });

  it('simplifies notes, sources, footnotes and captions, and leaves out pull quotes and the newsletter box', () => {
    const text = [
      '> [!note]\n> Not advice.',
      '> Fear not.\n>\n> --- Isaiah 41:10',
      'So[^1].',
      '> [!pull]\n> So.',
      '[newsletter]',
      '![A lamp](/lamp.jpg "Mine")',
      '[^1]: Why.',
    ].join('\n\n');
    expect(findMarkdownProblems(text)).toEqual([]);
    const { html, text: plain } = render(text);
    expect(html).toContain('alt="A lamp"/><br/><em>Mine</em>');
    expect(plain).toBe(
      '> Not advice.\n\n> Fear not.\n> \n> — Isaiah 41:10\n\nSo[1].\n\nA lamp\nMine\n\n[1] Why.',
    );
    expect(preheaderOf(text)).toBe('Not advice. Fear not. Isaiah 41:10 So. A lamp');
  });

  it('shows no signs that keep marks apart in the Markdown', () => {
    expect(render('a\u2060**\u2060(b)\u2060**\u2060c').html).toBe('<p>a<strong>(b)</strong>c</p>');
  });

  it('shows an indented paragraph and HTML as text', () => {
    expect(render('    Dear Ruth,\n\n<b>x</b> **y**').html).toBe(
      '<p>    Dear Ruth,</p><p>&lt;b&gt;x&lt;/b&gt; <strong>y</strong></p>',
    );
  });
});

describe('Hard breaks', () => {
  it.each([
    ['Warmly,\nEleanor', 'Warmly,  \nEleanor'],
    ['Warmly,\r\nEleanor', 'Warmly,  \nEleanor'],
    ['Warmly, \nEleanor\n\nPS', 'Warmly,  \nEleanor\n\nPS'],
    ['Warmly,\\\nEleanor', 'Warmly,\\\nEleanor'],
  ])('are stored for line breaks: %j', (typed, stored) => {
    expect(withHardBreaks(typed)).toBe(stored);
    expect(withHardBreaks(stored)).toBe(stored);
  });
});

describe('Problems in the Markdown of an email', () => {
  it.each([
    ['| Book | Price |\n|---|---|\n| Fear Not | $9 |', [1]],
    ['Hello,\n\n| Book | Price |\n|---|---|\n| Fear Not | $9 |\n\nEnd', [3]],
    ['Use the code `PEACE10` today.', [1]],
    ['So\n\n[book: fear-not]', [3]],
    ['one\ntwo `x`', [2]],
    ['one\n\n```\ncode\n```', [3]],
    ['[see `x`](/blog)', [1]],
    ['[text][1] goes on\n\n[1]: https://a.example/x', [1, 3]],
    ['[text][1] without its address', [1]],
    ['![Cover][1]\n\n[1]: /a.jpg', [1, 3]],
    ['- one\n- two\n\n  [x]\n\n[x]: /y', [4, 6]],
    ['> quoted\n> `x`', [2]],
    ['[call](tel:+1555) and [below](#x) and [rel](blog)', [1]],
    ['[lost](ftp://x)\n\n[run](javascript:alert)\n\n[empty]()', [1, 3, 5]],
    ['[![](/a.jpg)](/x)', [1]],
    ['![](/a.jpg)', [1]],
  ])('are reported with their lines (L4): %j', (text, lines) => {
    expect(linesOfProblems(text)).toEqual(lines);
  });

  it.each([
    '[![Cover](/a.jpg)](/fear-not)\n\n~~$19~~ $9\n\nsnake_case and https://a.example/a_b_c <https://x.example>',
    'Hello [friends], see [a](/b), [c](mailto:d@example.com) and 1 | 2\n\n1. One\n   - [x] two',
    'A picture ![](/line.png) beside words.\n\n    An indented line',
  ])('are none in %j', (text) => expect(findMarkdownProblems(text)).toEqual([]));
});

describe('The preview text', () => {
  it.each([
    ['## Good day,\n\n> my **new** [book](/books) is out.', 'Good day, my new book is out.'],
    ['**Dear reader**, hello', 'Dear reader, hello'],
    ['[![Cover](/a.jpg)](/x)', 'Cover'],
    ['snake_case and https://a.example/a_b_c', 'snake_case and https://a.example/a_b_c'],
    ['[Peace](https://en.wikipedia.org/wiki/Peace_(disambiguation)) is', 'Peace is'],
    ['~~$19~~ $9 this week', '$9 this week'],
    ['Hello,\nRuth\n\n- one\n- two\n\n---\n\n2 * 3', 'Hello, Ruth one two 2 * 3'],
  ])('has no Markdown syntax (L4 E16): %j', (markdown, shown) => expect(preheaderOf(markdown)).toBe(shown));

  it('ends between two words', () => {
    const shown = preheaderOf('word '.repeat(60));
    expect(shown).toMatch(/^(word )+…$/);
    expect(shown.length).toBeLessThanOrEqual(122);
  });
});
