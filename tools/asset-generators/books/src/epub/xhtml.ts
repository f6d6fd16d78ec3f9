import { bookWords } from '../manuscript/book-words.js';
import type { Block, Inline } from '../manuscript/manuscript.js';
import { plainText } from '../manuscript/section-parts.js';

const ENTITIES: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };

/** Text made safe for XML, in content and in attributes; characters XML forbids are dropped. */
export function escapeXml(text: string): string {
  return text
    .replace(/[\u0000-\u0008\u000B\u000C\u000E-\u001F\uFFFE\uFFFF]/g, '')
    .replace(/[&<>"]/g, (character) => ENTITIES[character] ?? character);
}

/** Differences between markup for an ePub and for a page of the site. */
export interface Dialect {
  /** The level of a heading within a chapter: 2, or 3 below one of those. */
  heading(level: 2 | 3, words: string, plain: string): string;
  /** The mark of a note within the text. */
  noteMark(number: number): string;
}

/** @param language of the book */
export const epubDialect = (language: string): Dialect => ({
  heading: (level, words) => `<h${level}>${words}</h${level}>`,
  noteMark: (number) =>
    `<a class="note-mark" epub:type="noteref" role="doc-noteref" id="mark-${number}" href="#note-${number}" aria-label="${noteLabel(language, number)}">${number}</a>`,
});

export const noteLabel = (language: string, number: number): string =>
  escapeXml(bookWords(language).note.replace('{number}', String(number)));

export function xhtmlInlines(children: readonly Inline[], dialect: Dialect): string {
  return children.map((inline) => xhtmlInline(inline, dialect)).join('');
}

function xhtmlInline(inline: Inline, dialect: Dialect): string {
  switch (inline.type) {
    case 'text':
      return escapeXml(inline.text);
    case 'emphasis':
      return `<em>${xhtmlInlines(inline.children, dialect)}</em>`;
    case 'strong':
      return `<strong>${xhtmlInlines(inline.children, dialect)}</strong>`;
    case 'link':
      return `<a href="${escapeXml(inline.href)}">${xhtmlInlines(inline.children, dialect)}</a>`;
    case 'line-break':
      return '<br/>';
    case 'note':
      return dialect.noteMark(inline.number);
  }
}

export function xhtmlBlocks(blocks: readonly Block[], dialect: Dialect): string {
  return blocks.map((block) => xhtmlBlock(block, dialect)).join('\n');
}

function xhtmlBlock(block: Block, dialect: Dialect): string {
  switch (block.type) {
    case 'paragraph':
      return `<p>${xhtmlInlines(block.children, dialect)}</p>`;
    case 'heading':
      return dialect.heading(block.level, xhtmlInlines(block.children, dialect), plainText(block.children));
    case 'quote':
      return `<blockquote>\n${xhtmlBlocks(block.blocks, dialect)}${attribution(block.attribution, dialect)}\n</blockquote>`;
    case 'list':
      return list(block, dialect);
    case 'scene-break':
      return '<hr class="scene-break"/>';
  }
}

function attribution(source: readonly Inline[] | null, dialect: Dialect): string {
  return source ? `\n<p class="source"><cite>${xhtmlInlines(source, dialect)}</cite></p>` : '';
}

function list({ ordered, start, items }: Extract<Block, { type: 'list' }>, dialect: Dialect): string {
  const rows = items.map((item) => {
    const [only, ...more] = item;
    const words =
      only?.type === 'paragraph' && more.length === 0
        ? xhtmlInlines(only.children, dialect)
        : xhtmlBlocks(item, dialect);
    return `<li>${words}</li>`;
  });
  const from = ordered && start !== 1 ? ` start="${start}"` : '';
  return ordered ? `<ol${from}>\n${rows.join('\n')}\n</ol>` : `<ul>\n${rows.join('\n')}\n</ul>`;
}
