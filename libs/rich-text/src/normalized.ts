import { Fragment, type Node } from 'prosemirror-model';
import { cleaned, normalizedInline } from './normalized-inline.js';
import { schema } from './schema.js';

const { nodes } = schema;

/** A line that names the source of the quotation above it. */
const SOURCE = /^(?:\u2014|\u2013|---?)\s*(?=\S)/;

/** Canonical form of a document: without empty blocks and invisible differences. Markdown holds this form. */
export function normalizedDocument(doc: Node): Node {
  const children = [...doc.children];
  const blocks = children.filter(({ type }) => type !== nodes.footnote).flatMap(normalizedBlock);
  const footnotes = children.filter(({ type }) => type === nodes.footnote).flatMap(normalizedBlock);
  return nodes.doc.create(null, [...filled(blocks), ...footnotes]);
}

/** Blocks for a place that must not be empty. */
export function filled(blocks: readonly Node[]): readonly Node[] {
  return blocks.length > 0 ? blocks : [nodes.paragraph.create()];
}

/** An editor keeps unchanged nodes, so a save works on changed blocks only. */
const known = new WeakMap<Node, Node[]>();

/** One block, or none if nothing of it shows. */
export function normalizedBlock(block: Node): Node[] {
  const blocks = known.get(block) ?? normalize(block);
  known.set(block, blocks);
  return blocks;
}

function normalize(block: Node): Node[] {
  if (block.isTextblock) {
    const isOptional = block.type === nodes.paragraph || block.type === nodes.heading;
    const content = normalizedInline(block.content);
    return content.size === 0 && isOptional ? [] : [block.copy(content)];
  }
  switch (block.type) {
    case nodes.quotation:
      return normalizedQuotation(block);
    case nodes.note:
    case nodes.pullQuote: {
      const content = block.children.flatMap(normalizedBlock);
      return content.length > 0 ? [block.copy(Fragment.from(content))] : [];
    }
    case nodes.bulletList:
    case nodes.orderedList: {
      const items = block.children.map(normalizedItem);
      return items.every(isEmptyItem) ? [] : [block.copy(Fragment.from(items))];
    }
    case nodes.table:
      return normalizedTable(block);
    case nodes.picture:
      return [normalizedPicture(block)];
    default:
      return [block];
  }
}

function normalizedQuotation(quotation: Node): Node[] {
  const last = quotation.lastChild;
  const named =
    last?.type === nodes.quoteSource ? normalizedBlock(last).filter(({ childCount }) => childCount > 0) : [];
  const blocks = quotation.children.filter(({ type }) => type !== nodes.quoteSource).flatMap(normalizedBlock);
  if (blocks.length === 0 && named.length === 0) return [];
  const source = named[0] ?? sourceIn(blocks);
  const quoted = source && named.length === 0 ? blocks.slice(0, -1) : blocks;
  return [quotation.copy(Fragment.from([...filled(quoted), ...(source ? [source] : [])]))];
}

/** The last of several blocks is the source if it is a line that begins with a dash. */
function sourceIn(blocks: readonly Node[]): Node | undefined {
  const last = blocks.length > 1 ? blocks.at(-1) : undefined;
  const first = last?.type === nodes.paragraph ? last.firstChild : undefined;
  const dash = SOURCE.exec(first?.text ?? '')?.[0];
  if (!last || !dash || !last.children.every(({ isText }) => isText)) return undefined;
  return nodes.quoteSource.create(null, normalizedInline(last.content.cut(dash.length)));
}

const PLAIN: Record<string, string> = { '[': '(', ']': ')', '`': "'", '\\': '/' };

/** Markdown misreads some signs in the words of a picture that is a link. */
function normalizedPicture({ attrs }: Node): Node {
  const onOneLine = (text: unknown) => {
    const line = cleaned(String(text)).trim();
    return attrs['href'] ? line.replace(/[[\]`\\]/g, (sign) => PLAIN[sign] ?? '') : line;
  };
  return nodes.picture.create({
    ...attrs,
    alt: onOneLine(attrs['alt']),
    caption: onOneLine(attrs['caption']),
  });
}

function normalizedItem(item: Node): Node {
  const blocks = item.children.flatMap(normalizedBlock);
  const lead = blocks[0]?.type === nodes.paragraph ? [] : [nodes.paragraph.create()];
  return item.copy(Fragment.from([...lead, ...blocks]));
}

function isEmptyItem(item: Node): boolean {
  return item.childCount === 1 && item.firstChild?.childCount === 0;
}

/** The first row has the headers, and all rows the same number of cells. */
function normalizedTable(table: Node): Node[] {
  const width = Math.max(...table.children.map(({ childCount }) => childCount));
  const rows = table.children.map((row, at) => {
    const isHead = at === 0;
    const cells = Array.from({ length: width }, (_, column) => {
      const cell = row.maybeChild(column);
      const { colspan = 1, rowspan = 1, align = '' } = cell?.attrs ?? {};
      const attrs = { colspan, rowspan, ...(isHead ? { align } : {}) };
      const content = cell?.firstChild ? normalizedInline(cell.firstChild.content) : Fragment.empty;
      return (isHead ? nodes.tableHeader : nodes.tableCell).create(
        attrs,
        nodes.paragraph.create(null, content),
      );
    });
    return nodes.tableRow.create(null, cells);
  });
  return [nodes.table.create(null, rows)];
}
