import { bookById } from '@lectern/catalogue';
import { schema } from '@lectern/rich-text';

type Node = ReturnType<typeof schema.text>;

const { nodes, marks } = schema;
const paragraph = (...inline: Node[]): Node => nodes.paragraph.create(null, inline);
const emphasized = (words: string): Node => schema.text(words, [marks.emphasis.create()]);

/** Numbers footnotes by the order of their references. */
class Footnotes {
  private readonly numbers = new Map<string, number>();

  numberOf(label: string): number {
    const number = this.numbers.get(label) ?? this.numbers.size + 1;
    this.numbers.set(label, number);
    return number;
  }

  /** The referenced ones as a list. */
  list(footnotes: readonly Node[]): Node[] {
    const found = footnotes
      .filter(({ attrs }) => this.numbers.has(String(attrs['label'])))
      .sort(
        (one, other) =>
          this.numberOf(String(one.attrs['label'])) - this.numberOf(String(other.attrs['label'])),
      );
    const items = found.map((each) => nodes.listItem.create(null, paragraph(...each.children)));
    return items.length > 0 ? [nodes.separator.create(), nodes.orderedList.create(null, items)] : [];
  }
}

/**
 * Blocks of an article as an email can hold them: tables become lists, notes quotations, footnotes a list at the end,
 * book cards buttons. Pull quotes, which repeat the text, and newsletter boxes are left out.
 */
export function emailBlocks(doc: Node): Node[] {
  const footnotes = new Footnotes();
  const isFootnote = ({ type }: Node) => type === nodes.footnote;
  const blocks = doc.children.filter((block) => !isFootnote(block));
  const converted = blocks.flatMap((block) => emailBlock(block, footnotes));
  return [...converted, ...footnotes.list(doc.children.filter(isFootnote))];
}

function emailBlock(block: Node, footnotes: Footnotes): Node[] {
  const flow = () => block.children.flatMap((child) => emailBlock(child, footnotes));
  switch (block.type) {
    case nodes.note:
    case nodes.quotation:
      return [nodes.quotation.create(null, flow())];
    case nodes.quoteSource:
      return [paragraph(emphasized(block.textContent))];
    case nodes.bulletList:
    case nodes.orderedList:
    case nodes.listItem:
      return [block.type.create(block.attrs, flow())];
    case nodes.table:
      return tableAsList(block, footnotes);
    case nodes.picture: {
      const { src, alt, href, caption } = block.attrs as Record<string, string>;
      const picture = nodes.picture.create({ src, alt: alt || caption, href });
      return caption ? [picture, paragraph(emphasized(caption))] : [picture];
    }
    case nodes.bookCard:
      return bookButton(String(block.attrs['bookId']));
    case nodes.pullQuote:
    case nodes.newsletterBox:
      return [];
    default:
      return block.isTextblock ? [block.type.create(block.attrs, inline(block, footnotes))] : [block];
  }
}

const inline = (block: Node, footnotes: Footnotes): Node[] =>
  block.children.map((child) =>
    child.type === nodes.footnoteReference
      ? schema.text(` (${footnotes.numberOf(String(child.attrs['label']))})`)
      : child,
  );

/** An item for each row: “Book: Fear Not”, a line for each cell. */
function tableAsList(table: Node, footnotes: Footnotes): Node[] {
  const [head, ...rows] = table.children;
  const headers = head?.children.map(({ textContent }) => textContent) ?? [];
  const items = rows.map((row) => {
    const lines = row.children.map((cell, column) => {
      const words = cell.children.flatMap((child) => inline(child, footnotes));
      const header = headers[column];
      return header && words.length > 0 ? [schema.text(`${header}: `), ...words] : words;
    });
    const filled = lines.filter((line) => line.length > 0);
    const content = filled.flatMap((line, at) => (at > 0 ? [nodes.hardBreak.create(), ...line] : line));
    return nodes.listItem.create(null, paragraph(...content));
  });
  return items.length > 0 ? [nodes.bulletList.create(null, items)] : [];
}

function bookButton(bookId: string): Node[] {
  const book = bookById(bookId);
  return book ? [paragraph(schema.text(book.title, [marks.link.create({ href: book.path })]))] : [];
}
