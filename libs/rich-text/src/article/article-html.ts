import { anchorOf } from '@lectern/text-folding';
import type { Node } from 'prosemirror-model';
import { type Fault, faultOf } from '../faults.js';
import { wordCountOf } from '../plain-text.js';
import { schema } from '../schema.js';
import { ArticleBlocks } from './article-blocks.js';
import type { ArticleContext } from './article-context.js';
import { Footnotes } from './footnotes.js';
import { type HtmlRun, wrapRun } from './html-run.js';

export interface ArticleHtml {
  html: string;
  headings: { id: string; text: string }[];
  /** The text on one line, for the search index. Pull quotes are left out because they repeat the text. */
  plainText: string;
  wordCount: number;
  /** Faults of the document. A fault of one block names it. */
  faults: (Fault & { block?: Node })[];
}

const { nodes } = schema;

/** Converts a document to the HTML of an article. Pictures in the bin and unknown books are left out. */
export function articleHtml(doc: Node, context: ArticleContext): ArticleHtml {
  const footnotes = new Footnotes(doc, context.language);
  const blocks = new ArticleBlocks(context, footnotes);
  const headings = new Headings();
  const runs = doc.children.flatMap((block): HtmlRun[] => {
    if (block.type === nodes.footnote) return [];
    const run =
      block.type === nodes.heading ? headings.render(block, blocks.line(block)) : blocks.render(block);
    return run.html === '' ? [] : [run];
  });
  const notes = footnotes.list();
  if (notes) runs.push(notes);
  const plain = runs.map((run) => run.plain).join('\n');
  return {
    html: runs.map(({ html }) => html).join('\n'),
    headings: headings.sections,
    plainText: plain.replace(/\s+/g, ' ').trim(),
    wordCount: wordCountOf(plain),
    faults: [
      ...headings.faults,
      ...footnotes.faults(doc),
      ...unknownParts(doc, context),
      ...unknownQuotes(doc, blocks, plain),
    ],
  };
}

/** Screen readers, tables of contents, and links depend on the order of headings and on their ids. */
class Headings {
  readonly sections: { id: string; text: string }[] = [];
  readonly faults: ArticleHtml['faults'] = [];
  private readonly ids = new Set<string>();

  render(block: Node, { html, plain }: HtmlRun): HtmlRun {
    const level = block.attrs['level'] === 3 ? 3 : 2;
    const anchor = anchorOf(plain);
    if (level === 3 && this.ids.size === 0) this.faults.push({ block, ...faultOf('heading-order') });
    if (this.ids.has(anchor)) this.faults.push({ block, ...faultOf('heading-twice', { anchor }) });
    let id = anchor;
    for (let count = 2; this.ids.has(id); count += 1) id = `${anchor}-${count}`;
    this.ids.add(id);
    if (level === 2) this.sections.push({ id, text: plain });
    const linked = html.includes('<a ') ? html : `<a href="#${id}">${html}</a>`;
    return wrapRun(`h${level}`, { html: linked, plain }, ` id="${id}"`);
  }
}

function unknownParts(doc: Node, context: ArticleContext): ArticleHtml['faults'] {
  return doc.children.flatMap((block) => {
    const fault = unknownPart(block, context);
    return fault ? [{ block, ...fault }] : [];
  });
}

function unknownPart({ type, attrs }: Node, { bookOf, newsletter }: ArticleContext): Fault | undefined {
  const [bookId, src] = [String(attrs['bookId']), String(attrs['src'])];
  if (type === nodes.newsletterBox && !newsletter) return faultOf('newsletter-off');
  if (type === nodes.bookCard && !bookOf) return faultOf('book-off');
  if (type === nodes.bookCard && !bookOf?.(bookId)) return faultOf('book-unknown', { book: bookId });
  if (type !== nodes.picture) return undefined;
  return src.startsWith('/') ? undefined : faultOf('picture-unknown', { src });
}

function unknownQuotes(doc: Node, blocks: ArticleBlocks, plain: string): ArticleHtml['faults'] {
  return doc.children.flatMap((block) => {
    if (block.type !== nodes.pullQuote) return [];
    const quoted = blocks.inside(block).plain;
    if (plain.includes(quoted)) return [];
    return [faultOf('pull-quote-source', { quote: quoted })];
  });
}
