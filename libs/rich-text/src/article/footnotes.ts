import type { Node } from 'prosemirror-model';
import { type Fault, faultOf } from '../faults.js';
import { schema } from '../schema.js';
import { articleWords } from './article-context.js';
import { articleInline, direction } from './article-inline.js';
import { escapeHtml, type HtmlRun } from './html-run.js';

const { nodes } = schema;

/** Numbers the footnotes of a document in the order of their references. */
export class Footnotes {
  private readonly texts = new Map<string, Node>();
  private readonly uses = new Map<string, number>();

  constructor(
    doc: Node,
    private readonly language: string,
  ) {
    for (const node of doc.children)
      if (node.type === nodes.footnote) this.texts.set(String(node.attrs['label']), node);
  }

  /** HTML of a reference; empty if the footnote has no text. */
  reference(label: string): string {
    if (!this.texts.has(label)) return '';
    const count = (this.uses.get(label) ?? 0) + 1;
    this.uses.set(label, count);
    const number = [...this.uses.keys()].indexOf(label) + 1;
    const id = count === 1 ? `note-${number}-from` : `note-${number}-from-${count}`;
    return `<sup class="footnote" id="${id}"><a href="#note-${number}" role="doc-noteref">${number}</a></sup>`;
  }

  /** The notes that the text refers to, with links back to it. Undefined if there are none. */
  list(): HtmlRun | undefined {
    const { notes, backToText } = articleWords(this.language);
    const items = [...this.uses.keys()].map((label, at) => {
      const { html, plain } = articleInline(this.texts.get(label)?.children ?? [], this.language);
      const back = `<a href="#note-${at + 1}-from" role="doc-backlink" aria-label="${escapeHtml(backToText)}">\u21A9\uFE0E</a>`;
      return { html: `<li id="note-${at + 1}"${direction(plain)}>${html} ${back}</li>`, plain };
    });
    if (items.length === 0) return undefined;
    const list = items.map(({ html }) => html).join('');
    return {
      html: `<section class="footnotes" role="doc-endnotes" aria-label="${escapeHtml(notes)}"><ol>${list}</ol></section>`,
      plain: items.map(({ plain }) => plain).join('\n'),
    };
  }

  /** Faults of references without a note and of notes without a reference. */
  faults(doc: Node): (Fault & { block: Node })[] {
    const found: (Fault & { block: Node })[] = [];
    const used = new Set<string>();
    for (const block of doc.children)
      block.descendants((node) => {
        if (node.type !== nodes.footnoteReference) return;
        const label = String(node.attrs['label']);
        used.add(label);
        if (!this.texts.has(label)) found.push({ block, ...faultOf('footnote-missing', { label }) });
      });
    for (const [label, block] of this.texts)
      if (!used.has(label)) found.push({ block, ...faultOf('footnote-unused', { label }) });
    return found;
  }
}
