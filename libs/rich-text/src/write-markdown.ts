import type { Node } from 'prosemirror-model';
import { escapeAddress, escapeText, escapeTitle } from './escape-text.js';
import { normalizedDocument } from './normalized.js';
import { readMarkdown } from './read-markdown.js';
import { schema } from './schema.js';
import { INLINE_FORMS, type InlineForm, writeInline } from './write-inline.js';

export type WrittenDocument = { markdown: string } | { document: unknown };

const { nodes } = schema;

/** Chooses how to write a line, given the Markdown of its block in each form. */
type Choice = (block: Node, write: (form: InlineForm) => string) => string;

const LAST_FORM: InlineForm = { escape: 'full', emphasis: '*', isApart: true };

/** Writes a document as Markdown. Its words are always complete; see `writeDocument` for the rest. */
export function writeMarkdown(doc: Node): string {
  const written = writeDocument(doc);
  return 'markdown' in written ? written.markdown : writeBlocks(normalizedDocument(doc), readsBack);
}

/** Decides whether Markdown holds the whole document. */
export function isWritable(doc: Node): boolean {
  return 'markdown' in writeDocument(doc);
}

/**
 * Writes a document as Markdown if reading it gives the same document, and as JSON otherwise. Empty blocks and white
 * space that does not show are left out.
 */
export function writeDocument(doc: Node): WrittenDocument {
  const meant = normalizedDocument(doc);
  for (const choose of [readsBack, inFullForm]) {
    const markdown = writeBlocks(meant, choose);
    if (readMarkdown(markdown).doc.eq(meant)) return { markdown };
  }
  return { document: doc.toJSON() as unknown };
}

const written = new WeakMap<Node, string>();

/** The first form whose Markdown is read as the same block. */
const readsBack: Choice = (block, write) => {
  const known = written.get(block);
  if (known !== undefined) return known;
  const content = block.type === nodes.footnote ? [nodes.paragraph.create(), block] : block;
  const meant = nodes.doc.create(null, content);
  let markdown = '';
  for (const form of INLINE_FORMS) {
    markdown = write(form);
    if (readMarkdown(markdown).doc.eq(meant)) break;
  }
  written.set(block, markdown);
  return markdown;
};

const inFullForm: Choice = (_block, write) => write(LAST_FORM);

function writeBlocks(doc: Node, choose: Choice): string {
  return joined(doc.children, choose);
}

/** Blocks with an empty line between them. Lists side by side have different signs, or they would be one. */
function joined(blocks: readonly Node[], choose: Choice): string {
  let isSecond = false;
  let previous: Node | undefined;
  const parts: string[] = [];
  for (const block of blocks) {
    isSecond = isList(block) && block.type === previous?.type && !isSecond;
    const written = writeBlock(block, choose, isSecond);
    if (written !== '') parts.push(written);
    previous = block;
  }
  return parts.join('\n\n');
}

function isList({ type }: Node): boolean {
  return type === nodes.bulletList || type === nodes.orderedList;
}

/** Other lists need an empty line above them. */
function canFollowLine(block: Node): boolean {
  if (block.type !== nodes.bulletList && block.attrs['start'] !== 1) return false;
  return isList(block) && block.firstChild?.firstChild?.childCount !== 0;
}

function writeBlock(block: Node, choose: Choice, isSecond: boolean): string {
  const line = (before = '') => choose(block, (form) => before + writeInline(block.children, form));
  switch (block.type) {
    case nodes.paragraph:
      return block.childCount === 0 ? '' : line();
    case nodes.heading:
      return line(block.attrs['level'] === 3 ? '### ' : '## ');
    case nodes.footnote:
      return choose(block, (form) =>
        `[^${String(block.attrs['label'])}]: ${indented(writeInline(block.children, form), '    ')}`.trimEnd(),
      );
    case nodes.quotation:
      return writeQuotation(block, choose);
    case nodes.note:
      return quoted(`[!note]\n${joined(block.children, choose)}`);
    case nodes.pullQuote:
      return quoted(`[!pull]\n${joined(block.children, choose)}`);
    case nodes.bulletList:
    case nodes.orderedList:
      return writeList(block, choose, isSecond);
    case nodes.table:
      return writeTable(block, choose);
    case nodes.picture:
      return writePicture(block);
    case nodes.separator:
      return '---';
    case nodes.bookCard:
      return `[book: ${String(block.attrs['bookId'])}]`;
    default:
      return '[newsletter]';
  }
}

function quoted(text: string): string {
  return text.replace(/^/gm, '> ').replace(/^> $/gm, '>');
}

function indented(text: string, by: string): string {
  return text.replace(/\n(?=[^\n])/g, `\n${by}`);
}

function writeQuotation(quotation: Node, choose: Choice): string {
  const source = quotation.children.find(({ type }) => type === nodes.quoteSource);
  const text = joined(
    quotation.children.filter((child) => child !== source),
    choose,
  );
  if (!source) return quoted(text);
  const paragraph = nodes.paragraph.create(null, source.content);
  const words = choose(paragraph, (form) => writeInline(source.children, form));
  return quoted(`${text}\n\n--- ${words}`);
}

function writeList(list: Node, choose: Choice, isSecond: boolean): string {
  const isTight = list.children.every((item) =>
    item.children.every((child, at) => at === 0 || canFollowLine(child)),
  );
  const items = list.children.map((item, at) => {
    const number = `${Number(list.attrs['start']) + at}${isSecond ? ')' : '.'}`;
    const sign = list.type === nodes.orderedList ? number : isSecond ? '*' : '-';
    const [lead, ...rest] = item.children;
    const text =
      isTight && lead
        ? [joined([lead], choose), joined(rest, choose)].filter(Boolean).join('\n')
        : joined(item.children, choose);
    return `${sign} ${indented(text, ' '.repeat(sign.length + 1))}`.trimEnd();
  });
  return items.join(isTight ? '\n' : '\n\n');
}

function writeTable(table: Node, choose: Choice): string {
  const rows = table.children.map((row) => {
    const cells = row.children.map((cell) => {
      const paragraph = cell.firstChild;
      if (!paragraph || paragraph.childCount === 0) return '';
      return choose(paragraph, (form) => writeInline(paragraph.children, form))
        .replaceAll('\\|', '|')
        .replaceAll('|', '\\|');
    });
    return `| ${cells.join(' | ')} |`;
  });
  const signs: Record<string, string> = { left: ':--', center: ':-:', right: '--:' };
  const line = table.firstChild?.children
    .map(({ attrs }) => signs[String(attrs['align'])] ?? '---')
    .join(' | ');
  return [rows[0], `| ${line} |`, ...rows.slice(1)].join('\n');
}

function writePicture({ attrs }: Node): string {
  const alt = escapeText(String(attrs['alt']), 'full', { isLineStart: false, before: '' });
  const caption = attrs['caption'] ? ` "${escapeTitle(String(attrs['caption']))}"` : '';
  const picture = `![${alt}](${escapeAddress(String(attrs['src']))}${caption})`;
  return attrs['href'] ? `[${picture}](${escapeAddress(String(attrs['href']))})` : picture;
}
