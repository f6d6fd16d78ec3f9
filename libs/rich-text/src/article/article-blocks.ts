import type { Node } from 'prosemirror-model';
import { schema } from '../schema.js';
import { type ArticleContext, articleWords } from './article-context.js';
import { articleInline, direction } from './article-inline.js';
import { articlePicture } from './article-picture.js';
import type { Footnotes } from './footnotes.js';
import { escapeHtml, type HtmlRun, joinRuns, wrapRun } from './html-run.js';

const { nodes } = schema;
const NOTHING: HtmlRun = { html: '', plain: '' };

/** Renders the blocks of an article, except headings. */
export class ArticleBlocks {
  constructor(
    private readonly context: ArticleContext,
    private readonly footnotes: Footnotes,
  ) {}

  line(block: Node): HtmlRun {
    return articleInline(block.children, this.context.language, this.footnotes);
  }

  render(block: Node): HtmlRun {
    switch (block.type) {
      case nodes.paragraph: {
        const line = this.line(block);
        return wrapRun('p', line, direction(line.plain));
      }
      case nodes.quotation:
        return this.quotation(block);
      case nodes.note:
        return wrapRun('aside', this.inside(block), ' class="note" role="note"');
      case nodes.pullQuote:
        // Hidden from screen readers because it repeats the text.
        return {
          ...wrapRun('aside', this.inside(block), ' class="pull" aria-hidden="true"'),
          plain: '',
        };
      case nodes.bulletList:
        return this.list(block, 'ul');
      case nodes.orderedList:
        return this.list(block, 'ol');
      case nodes.table:
        return this.table(block);
      case nodes.picture:
        return articlePicture(block, this.context);
      case nodes.separator:
        return { html: '<hr>', plain: '' };
      case nodes.bookCard:
        return this.bookCard(String(block.attrs['bookId']));
      case nodes.newsletterBox:
        return this.newsletterBox();
      default:
        return NOTHING;
    }
  }

  inside(block: Node): HtmlRun {
    return joinRuns(
      block.children.map((child) => this.render(child)),
      '\n',
    );
  }

  private quotation(block: Node): HtmlRun {
    const source = block.lastChild?.type === nodes.quoteSource ? block.lastChild : undefined;
    const quoted = block.children.filter((child) => child !== source).map((child) => this.render(child));
    const quotation = wrapRun('blockquote', joinRuns(quoted, '\n'));
    if (!source) return quotation;
    const named = wrapRun('figcaption', this.line(source));
    return wrapRun('figure', joinRuns([quotation, named], '\n'));
  }

  /** Items of one line each are without paragraphs. */
  private list(list: Node, tag: 'ul' | 'ol'): HtmlRun {
    const isList = ({ type }: Node) => type === nodes.bulletList || type === nodes.orderedList;
    const isTight = list.children.every(({ children }) =>
      children.every((child, at) => at === 0 || isList(child)),
    );
    const items = list.children.map((item) => {
      const blocks = item.children.map((child, at) =>
        isTight && at === 0 ? this.line(child) : this.render(child),
      );
      const content = joinRuns(blocks, '\n');
      return wrapRun('li', content, isTight ? direction(content.plain) : '');
    });
    const start = tag === 'ol' && list.attrs['start'] !== 1 ? ` start="${Number(list.attrs['start'])}"` : '';
    return wrapRun(tag, joinRuns(items, '\n'), start);
  }

  private table(table: Node): HtmlRun {
    const aligned = (column: number) => {
      const align = String(table.firstChild?.maybeChild(column)?.attrs['align'] ?? '');
      return align ? ` class="${align}"` : '';
    };
    const rows = table.children.map((row) => {
      const cells = row.children.map((cell, column) => {
        const isHeader = cell.type === nodes.tableHeader;
        const content = cell.firstChild ? this.line(cell.firstChild) : NOTHING;
        const attributes = `${isHeader ? ' scope="col"' : ''}${spans(cell)}${aligned(column)}`;
        return wrapRun(isHeader ? 'th' : 'td', content, attributes + direction(content.plain));
      });
      return wrapRun('tr', joinRuns(cells, ' '));
    });
    const [head = NOTHING, ...body] = rows;
    const below = body.length > 0 ? [wrapRun('tbody', joinRuns(body, '\n'))] : [];
    const label = escapeHtml(articleWords(this.context.language).table);
    // A wide table scrolls; the keyboard reaches it.
    const scroller = ` class="table" role="group" tabindex="0" aria-label="${label}"`;
    return wrapRun('div', wrapRun('table', joinRuns([wrapRun('thead', head), ...below], '\n')), scroller);
  }

  private bookCard(bookId: string): HtmlRun {
    const book = this.context.bookOf?.(bookId);
    if (!book) return NOTHING;
    const subtitle = book.subtitle ? `<span>${escapeHtml(book.subtitle)}</span>` : '';
    const link = `<a href="${escapeHtml(book.href)}"><strong>${escapeHtml(book.title)}</strong>${subtitle}</a>`;
    return { html: `<aside class="book-card">${link}</aside>`, plain: '' };
  }

  private newsletterBox(): HtmlRun {
    const { newsletter } = this.context;
    if (!newsletter) return NOTHING;
    const link = `<a href="${escapeHtml(newsletter.href)}">${escapeHtml(newsletter.label)}</a>`;
    return {
      html: `<aside class="newsletter-box"><p>${escapeHtml(newsletter.title)}</p><p>${link}</p></aside>`,
      plain: '',
    };
  }
}

function spans({ attrs }: Node): string {
  return ['colspan', 'rowspan']
    .filter((name) => Number(attrs[name]) > 1)
    .map((name) => ` ${name}="${Number(attrs[name])}"`)
    .join('');
}
