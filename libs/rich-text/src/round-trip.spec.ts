import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { Mark, type Node } from 'prosemirror-model';
import { normalizedDocument } from './normalized.js';
import { readMarkdown } from './read-markdown.js';
import { schema } from './schema.js';
import { writeDocument, writeMarkdown } from './write-markdown.js';

const { nodes, marks } = schema;

const word = fc.oneof(
  { weight: 6, arbitrary: fc.constantFrom('grace', 'Ruth', 'שלום', '🕊️', 'a', '1') },
  { weight: 2, arbitrary: fc.constantFrom(' ', '  ', '\u00A0', '.', ',', '"', "'", '--', '---', '...') },
  { weight: 2, arbitrary: fc.string({ maxLength: 6 }) },
  {
    weight: 3,
    arbitrary: fc.constantFrom(
      '*',
      '**',
      '_',
      '~',
      '~~',
      '`',
      '[',
      ']',
      '(',
      ')',
      '<b>',
      '&nbsp;',
      '\\',
      '|',
      '#',
      '# ',
      '- ',
      '+ ',
      '1. ',
      '2) ',
      '> ',
      '!',
      '![a](/b)',
      '[a](/b)',
      '[^1]',
      '[^1]: ',
      '[!note]',
      '[newsletter]',
      '[ ] ',
      '=',
      '===',
      'https://a.example/x',
      'www.a.example',
      'a@b.example',
      ':',
      '~~~',
      '```',
    ),
  },
);
const words = fc.array(word, { minLength: 1, maxLength: 6 }).map((parts) => parts.join('') || 'a');

const someMarks = fc
  .record({
    strong: fc.boolean(),
    emphasis: fc.boolean(),
    strike: fc.boolean(),
    href: fc.option(fc.constantFrom('/blog', 'https://a.example/?a=1&b=(2)_c*', 'mailto:a@b.example', '#x')),
  })
  .map(({ strong, emphasis, strike, href }) =>
    [
      ...(strong ? [marks.strong.create()] : []),
      ...(emphasis ? [marks.emphasis.create()] : []),
      ...(strike ? [marks.strike.create()] : []),
      ...(href ? [marks.link.create({ href })] : []),
    ].reduce<readonly Mark[]>((set, mark) => mark.addToSet(set), Mark.none),
  );
const noMarks = fc.constant(Mark.none);
const usualMarks = fc.oneof({ weight: 4, arbitrary: noMarks }, { weight: 3, arbitrary: someMarks });

const text = fc.tuple(words, usualMarks).map(([content, set]) => schema.text(content, set));
const inline = fc.oneof(
  { weight: 8, arbitrary: text },
  { weight: 1, arbitrary: fc.constant(nodes.hardBreak.create()) },
  {
    weight: 1,
    arbitrary: fc.constantFrom('1', 'b').map((label) => nodes.footnoteReference.create({ label })),
  },
);
const line = fc.array(inline, { maxLength: 5 });
const paragraph = line.map((content) => nodes.paragraph.create(null, content));
const flow: fc.Arbitrary<Node> = fc.letrec<{ flow: Node; list: Node; quotation: Node }>((tie) => ({
  flow: fc.oneof(
    { maxDepth: 2 },
    { weight: 5, arbitrary: paragraph },
    { weight: 2, arbitrary: tie('list') },
    { weight: 1, arbitrary: tie('quotation') },
  ),
  list: fc
    .tuple(
      fc.boolean(),
      fc.integer({ min: 0, max: 99 }),
      fc.array(fc.tuple(paragraph, fc.array(tie('flow'), { maxLength: 2 })), { minLength: 1, maxLength: 3 }),
    )
    .map(([ordered, start, items]) => {
      const children = items.map(([first, rest]) => nodes.listItem.create(null, [first, ...rest]));
      return ordered
        ? nodes.orderedList.create({ start }, children)
        : nodes.bulletList.create(null, children);
    }),
  quotation: fc
    .tuple(fc.array(tie('flow'), { minLength: 1, maxLength: 2 }), fc.option(fc.array(text, { maxLength: 2 })))
    .map(([content, source]) =>
      nodes.quotation.create(null, [...content, ...(source ? [nodes.quoteSource.create(null, source)] : [])]),
    ),
})).flow;

const picture = fc
  .tuple(words, fc.option(words), fc.constantFrom('', '/books'))
  .map(([alt, caption, href]) =>
    nodes.picture.create({ src: '/pictures/0123456789abcdef', alt, caption: caption ?? '', href }),
  );
const table = fc
  .tuple(
    fc.integer({ min: 1, max: 3 }),
    fc.integer({ min: 1, max: 3 }),
    fc.constantFrom('', 'left', 'center', 'right'),
  )
  .chain(([width, height, align]) =>
    fc
      .array(fc.array(text, { maxLength: 2 }), { minLength: width * height, maxLength: width * height })
      .map((cells) =>
        nodes.table.create(
          null,
          Array.from({ length: height }, (_, row) =>
            nodes.tableRow.create(
              null,
              Array.from({ length: width }, (__, column) => {
                const content = nodes.paragraph.create(null, cells[row * width + column] ?? []);
                return row === 0
                  ? nodes.tableHeader.create({ align }, content)
                  : nodes.tableCell.create(null, content);
              }),
            ),
          ),
        ),
      ),
  );
const block: fc.Arbitrary<Node> = fc.oneof(
  { weight: 6, arbitrary: flow },
  {
    weight: 1,
    arbitrary: fc
      .tuple(fc.constantFrom(2, 3), fc.array(text, { maxLength: 3 }))
      .map(([level, content]) => nodes.heading.create({ level }, content)),
  },
  {
    weight: 1,
    arbitrary: fc
      .array(flow, { minLength: 1, maxLength: 2 })
      .map((content) => nodes.note.create(null, content)),
  },
  { weight: 1, arbitrary: paragraph.map((content) => nodes.pullQuote.create(null, content)) },
  { weight: 1, arbitrary: picture },
  { weight: 1, arbitrary: table },
  {
    weight: 1,
    arbitrary: fc.constantFrom(
      nodes.separator.create(),
      nodes.bookCard.create({ bookId: 'fear-not' }),
      nodes.newsletterBox.create(),
    ),
  },
);
const footnotes = fc
  .uniqueArray(fc.tuple(fc.constantFrom('1', 'b', 'x-2'), line), {
    maxLength: 2,
    selector: ([label]) => label,
  })
  .map((notes) =>
    notes.map(([label, content]) =>
      nodes.footnote.create(
        { label },
        content.filter(({ type }) => type !== nodes.footnoteReference),
      ),
    ),
  );
const anyDocument = fc
  .tuple(fc.array(block, { minLength: 1, maxLength: 5 }), footnotes)
  .map(([blocks, notes]) => nodes.doc.create(null, [...blocks, ...notes]));

/** The smaller the failing document, the easier it is to read. */
function expectRoundTrip(doc: Node): void {
  const meant = normalizedDocument(doc);
  meant.check();
  expect(normalizedDocument(meant).eq(meant)).toBe(true);
  const written = writeDocument(doc);
  const markdown = 'markdown' in written ? written.markdown : writeMarkdown(doc);
  expect({ markdown, doc: readMarkdown(markdown).doc.toJSON() as unknown }).toEqual({
    markdown,
    doc: meant.toJSON(),
  });
  expect(written).toEqual({ markdown });
}

describe('Any document', () => {
  it('is written as Markdown that is read as the same document', () => {
    fc.assert(fc.property(anyDocument, expectRoundTrip), { numRuns: 150 });
  });
});
