import type { Token, Tokens } from 'marked';
import { type Node } from 'prosemirror-model';
import type { FaultCode } from './faults.js';
import { innerTokens } from './markdown-tokens.js';
import { filled } from './normalized.js';
import { quotationParts } from './quotation-parts.js';
import { type Refuse, pictureOf, readInline } from './read-inline.js';
import { schema } from './schema.js';

const { nodes } = schema;

/** Converts one block token to nodes. Parts that the schema cannot hold are refused, and their words are kept. */
export function readBlock(token: Token, refuse: Refuse): Node[] {
  switch (token.type) {
    case 'space':
      return [];
    case 'paragraph':
      return readParagraph(token, refuse);
    case 'heading':
      return [readHeading(token as Tokens.Heading, refuse)];
    case 'hr':
      return [nodes.separator.create()];
    case 'blockquote':
      return [readQuotation(token as Tokens.Blockquote, refuse)];
    case 'table':
      return [readTable(token as Tokens.Table, refuse)];
    case 'list':
      return [readList(token as Tokens.List, refuse)];
    case 'def':
      refuse('link-definition');
      return [];
    case 'code':
      refuse('code-block');
      return [nodes.paragraph.create(null, schema.text(token.raw.trim()))];
    default:
      refuse('unknown', { part: token.type });
      return [nodes.paragraph.create(null, schema.text(token.raw.trim()))];
  }
}

function readHeading({ depth, tokens }: Tokens.Heading, refuse: Refuse): Node {
  if (depth !== 2 && depth !== 3) refuse('heading-level');
  const content = readInline(tokens, refuse).map((node) =>
    node.type === nodes.hardBreak ? schema.text(' ') : node,
  );
  return nodes.heading.create({ level: depth <= 2 ? 2 : 3 }, content);
}

/** Pictures alone in a paragraph are blocks, and so are the lines of a book card and of the newsletter box. */
function readParagraph(token: Token, refuse: Refuse): Node[] {
  if (token.raw.startsWith('    ')) refuse('code-block');
  const book = /^\s*\[book: ([a-z0-9]+(?:-[a-z0-9]+)*)\]\s*$/.exec(token.raw)?.[1];
  if (book) return [nodes.bookCard.create({ bookId: book })];
  if (/^\s*\[newsletter\]\s*$/.test(token.raw)) return [nodes.newsletterBox.create()];
  return readRun(innerTokens(token) ?? [], refuse);
}

function readRun(tokens: readonly Token[], refuse: Refuse): Node[] {
  return readPictures(tokens, refuse) ?? [nodes.paragraph.create(null, readInline(tokens, refuse))];
}

/** The pictures of a paragraph; undefined if it has none. Words beside a picture are paragraphs of their own. */
function readPictures(tokens: readonly Token[], refuse: Refuse): Node[] | undefined {
  const blocks: Node[] = [];
  let words: Token[] = [];
  let hasWords = false;
  const endWords = () => {
    const isBlank = words.every((token) => token.type === 'br' || token.raw.trim() === '');
    if (!isBlank) {
      hasWords = true;
      blocks.push(nodes.paragraph.create(null, readInline(words, refuse)));
    }
    words = [];
  };
  let hasPicture = false;
  for (const token of tokens) {
    const [only, ...others] = token.type === 'link' ? (innerTokens(token) ?? []) : [token];
    if (only?.type === 'image' && others.length === 0) {
      if (hasPicture || words.length > 0) endWords();
      hasPicture = true;
      const link = token.type === 'link' ? String(token.href) : '';
      const picture = pictureOf(only as Tokens.Image, link, refuse);
      if (picture) blocks.push(picture);
    } else words.push(token);
  }
  if (!hasPicture) return undefined;
  endWords();
  if (hasWords) refuse('picture-inside');
  return blocks;
}

function readQuotation(token: Tokens.Blockquote, refuse: Refuse): Node {
  const { kind, tokens, source } = quotationParts(token);
  const content = filled(readFlow(tokens, refuse));
  if (kind === 'pull') {
    const paragraphs = content.filter(({ type }) => type === nodes.paragraph);
    if (paragraphs.length < content.length) refuse('pull-quote-content');
    return nodes.pullQuote.create(null, filled(paragraphs));
  }
  if (kind === 'note') return nodes.note.create(null, content);
  if (kind !== 'quotation') refuse('quotation-kind', { kind });
  if (!source) return nodes.quotation.create(null, content);
  const words = readInline(source, refuse).filter(({ isText }) => isText);
  return nodes.quotation.create(null, [...content, nodes.quoteSource.create(null, words)]);
}

function readList(list: Tokens.List, refuse: Refuse): Node {
  const items = list.items.map(({ tokens }) => {
    const content = readFlow(tokens, refuse);
    const first = content[0]?.type === nodes.paragraph ? [] : [nodes.paragraph.create()];
    return nodes.listItem.create(null, [...first, ...content]);
  });
  if (!list.ordered) return nodes.bulletList.create(null, items);
  return nodes.orderedList.create({ start: list.start === '' ? 1 : list.start }, items);
}

/** Content of quotations, notes and list items. Adjacent inline tokens are one paragraph. */
function readFlow(tokens: readonly Token[], refuse: Refuse): Node[] {
  const blocks: Node[] = [];
  let run: Token[] = [];
  const endRun = () => {
    if (run.length > 0) blocks.push(...readRun(run, refuse));
    run = [];
  };
  for (const token of tokens) {
    if (token.type === 'text') run.push(...(innerTokens(token) ?? [token]));
    else if (token.type === 'checkbox') run.push(token);
    else {
      endRun();
      blocks.push(...readBlock(token, refuse).flatMap((block) => asFlow(block, refuse)));
    }
  }
  endRun();
  return blocks;
}

const nestedFaults: Readonly<Record<string, FaultCode>> = {
  heading: 'nested-heading',
  note: 'nested-note',
  pullQuote: 'nested-pullQuote',
  table: 'nested-table',
  separator: 'nested-separator',
  bookCard: 'nested-bookCard',
  newsletterBox: 'nested-newsletterBox',
};

function asFlow(block: Node, refuse: Refuse): Node[] {
  if (block.type.isInGroup('flow')) return [block];
  refuse(nestedFaults[block.type.name] ?? 'nested-other');
  if (block.isTextblock) return [nodes.paragraph.create(null, block.content)];
  const words = block.textBetween(0, block.content.size, ' ', ' ');
  return words === '' ? [] : [nodes.paragraph.create(null, schema.text(words))];
}

function readTable({ header, rows }: Tokens.Table, refuse: Refuse): Node {
  const paragraph = ({ tokens }: Tokens.TableCell) =>
    nodes.paragraph.create(null, readInline(tokens, refuse));
  const headers = header.map((cell) =>
    nodes.tableHeader.create({ align: cell.align ?? '' }, paragraph(cell)),
  );
  const cells = (row: Tokens.TableCell[]) => row.map((cell) => nodes.tableCell.create(null, paragraph(cell)));
  return nodes.table.create(null, [
    nodes.tableRow.create(null, headers),
    ...rows.map((row) => nodes.tableRow.create(null, cells(row))),
  ]);
}
