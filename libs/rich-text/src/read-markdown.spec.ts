import { describe, expect, it } from '@jest/globals';
import { faultMessage } from './fault-texts.js';
import { readMarkdown } from './read-markdown.js';
import { schema } from './schema.js';
import { isWritable, writeDocument, writeMarkdown } from './write-markdown.js';

const docOf = (markdown: string) => readMarkdown(markdown).doc.toString();
const faultsOf = (markdown: string) =>
  readMarkdown(markdown).faults.map(({ line, ...fault }) => `${line}: ${faultMessage(fault)}`);

describe('Reading Markdown', () => {
  it.each([
    ['a note', '> [!note]\n> Not advice.', 'doc(note(paragraph("Not advice.")))'],
    ['a pull quote', '> [!pull]\n> Fear not.', 'doc(pullQuote(paragraph("Fear not.")))'],
    [
      'a quotation with its source',
      '> Fear not.\n>\n> --- Isaiah 41:10',
      'doc(quotation(paragraph("Fear not."), quoteSource("Isaiah 41:10")))',
    ],
    ['a footnote', 'So[^1].\n\n[^1]: Why.', 'doc(paragraph("So", footnoteReference, "."), footnote("Why."))'],
    ['a picture', '![A lamp](/pictures/0123456789abcdef "Mine")', 'doc(picture)'],
    ['a book card', '[book: fear-not]', 'doc(bookCard)'],
    ['the newsletter box', '[newsletter]', 'doc(newsletterBox)'],
    ['struck-out text', '~~$19~~ about ~$9~', 'doc(paragraph(strike("$19"), " about ~$9~"))'],
    ['HTML as text', '<b>x</b>', 'doc(paragraph("<b>x</b>"))'],
    ['nothing', '', 'doc(paragraph)'],
  ])('knows %s', (_what, markdown, doc) => expect(docOf(markdown)).toBe(doc));

  it('keeps the parts of a picture', () => {
    const { firstChild } = readMarkdown('[![A lamp](/lamp.jpg "Mine")](/books)').doc;
    expect(firstChild?.attrs).toEqual({ src: '/lamp.jpg', alt: 'A lamp', caption: 'Mine', href: '/books' });
  });

  it.each([
    '[x](javascript:alert(1))',
    '[x](JavaScript:alert(1))',
    '[x](<java\tscript:alert(1)>)',
    '[x](&#106;avascript:alert(1))',
    '[x](data:text/html,y)',
    '[x](//a.example)',
    '<javascript:alert(1)>',
    '[x][1]\n\n[1]: javascript:alert(1)',
    '![x](javascript:alert(1))',
    '[![x](/a.jpg)](javascript:alert(1))',
  ])('lets no script pass: %j', (markdown) => {
    const { doc, faults } = readMarkdown(markdown);
    const json = JSON.stringify(doc.toJSON());
    expect(json).not.toMatch(/"(?:href|src)":"(?!\/a\.jpg")[^"]/);
    expect(faults).not.toEqual([]);
  });

  it('names the line of what it cannot hold, and keeps the words', () => {
    expect(faultsOf('Fine.\n\nSee ![a lamp](/x.jpg) here\n\n# Title\n\n- `code`')).toEqual([
      '3: cannot hold a picture inside the text',
      '5: must begin its headings with ## or ###; the page shows the title itself',
      '7: cannot hold text between backticks',
    ]);
    expect(docOf('# Title\n\n- `code`')).toBe(
      'doc(heading("Title"), bulletList(listItem(paragraph("code"))))',
    );
  });
});

describe('Writing Markdown', () => {
  it('leaves usual texts as they are', () => {
    const text =
      'It\'s 5 * 3, snake_case & "so" -- at 9.30 [friends] (1).\n\n- one\n- two\n  1. nested\n\n> Fear not.\n>\n> --- Isaiah 41:10\n\n| a | b |\n| --- | :-: |\n| 1 | 2 |\n\nEnd[^1].\n\n[^1]: Note.';
    expect(writeMarkdown(readMarkdown(text).doc)).toBe(text.replace('5 * 3', '5 \\* 3'));
  });

  it('keeps what Markdown cannot hold as JSON', () => {
    const { nodes } = schema;
    const cell = nodes.paragraph.create(null, [schema.text('a'), nodes.hardBreak.create(), schema.text('b')]);
    const row = nodes.tableRow.create(null, nodes.tableHeader.create(null, cell));
    const doc = nodes.doc.create(null, nodes.table.create(null, row));
    expect(isWritable(doc)).toBe(false);
    expect(writeDocument(doc)).toEqual({ document: doc.toJSON() });
  });

  it('leaves out empty paragraphs', () => {
    const { nodes } = schema;
    const doc = nodes.doc.create(null, [
      nodes.paragraph.create(),
      nodes.paragraph.create(null, schema.text(' a  b ')),
      nodes.paragraph.create(),
    ]);
    expect(writeDocument(doc)).toEqual({ markdown: 'a b' });
  });
});
