import { plainTextOf, schema } from '@lectern/rich-text';
import type { Node } from 'prosemirror-model';

import type { Span } from '../../platform/pdf/span-lines.js';
import { MEASURE, type Setting, type TaggedPdf } from '../../platform/pdf/tagged-pdf.pdfkit.js';

const { nodes } = schema;

/** A measure of some 70 characters. */
const BESIDE = 36;

export const TEXT: Setting = { cut: 'text', size: 12, space: 8, indent: BESIDE, inset: BESIDE };
const QUOTE: Setting = { ...TEXT, size: 11.5, indent: BESIDE + 22, inset: BESIDE + 22 };
const ITEM: Setting = { ...TEXT, indent: BESIDE + 14, space: 4 };
const NOTE: Setting = { ...TEXT, size: 10, space: 4, color: 'quiet' };
const PART: Setting = { ...TEXT, cut: 'number', size: 16, space: 8 };
const SMALL_PART: Setting = { ...TEXT, cut: 'strong', size: 12, space: 4 };
const ORNAMENT: Setting = { ...TEXT, indent: MEASURE / 2 - 14, inset: 0, space: 14 };

const SUPERSCRIPTS = '⁰¹²³⁴⁵⁶⁷⁸⁹';

const raised = (number: number): string =>
  [...String(number)].map((digit) => SUPERSCRIPTS[Number(digit)]).join('');

/** Sets the blocks of a text. */
export class SampleBlocks {
  /** Labels of notes, in the order of their marks. */
  private readonly labels: string[] = [];

  constructor(private readonly sheet: TaggedPdf) {}

  set(block: Node, setting = TEXT): void {
    const { sheet } = this;
    switch (block.type) {
      case nodes.heading: {
        const isPart = block.attrs['level'] === 2;
        sheet.document.y += isPart ? 12 : 6;
        sheet.keep(70);
        return sheet.add(isPart ? 'H2' : 'H3', block.textContent, isPart ? PART : SMALL_PART);
      }
      case nodes.separator:
        return sheet.add('P', '* * *', ORNAMENT);
      case nodes.quotation:
      case nodes.note:
        return block.forEach((child) => this.set(child, QUOTE));
      case nodes.bulletList:
      case nodes.orderedList:
        return this.list(block);
      case nodes.table:
        return block.forEach((row) =>
          sheet.add('P', row.children.map(({ textContent }) => textContent).join(' · '), setting),
        );
      case nodes.paragraph:
      case nodes.quoteSource:
        return this.paragraph(this.spansOf(block), setting);
      default:
        return undefined;
    }
  }

  /** Notes below the text, in the order of their marks. */
  notes(doc: Node): void {
    const notes = doc.children.filter(({ type }) => type === nodes.footnote);
    for (const [at, label] of this.labels.entries()) {
      const note = notes.find(({ attrs }) => attrs['label'] === label);
      if (note) this.sheet.add('P', `${at + 1}. ${note.textContent}`, NOTE);
    }
  }

  private paragraph(spans: readonly Span[], setting: Setting): void {
    if (spans.some(({ text }) => text.includes('\n'))) {
      // Verses: their lines are more than their emphasis.
      const text = spans.map(({ text: part }) => part).join('');
      return this.sheet.add('P', text, { ...setting, cut: 'text' });
    }
    return this.sheet.add('P', spans, setting);
  }

  private list(list: Node): void {
    const first = Number(list.attrs['start'] ?? 1);
    const isNumbered = list.type === nodes.orderedList;
    const items = list.children.map((item, at) => ({
      sign: isNumbered ? `${first + at}.` : '•',
      lines: plainTextOf(nodes.doc.create(null, item.content)).split('\n'),
    }));
    this.sheet.list(items, ({ sign, lines }, body) =>
      this.sheet.add('P', `${sign} ${lines.join('\n')}`, ITEM, body),
    );
    this.sheet.document.y += 4;
  }

  private spansOf(block: Node): Span[] {
    return block.children.map((child): Span => {
      if (child.type === nodes.hardBreak) return { text: '\n', cut: 'text' };
      if (child.type === nodes.footnoteReference)
        return { text: this.markOf(String(child.attrs['label'])), cut: 'text' };
      const names = child.marks.map(({ type }) => type.name);
      const cut = names.includes('emphasis') ? 'italic' : names.includes('strong') ? 'strong' : 'text';
      return { text: child.text ?? '', cut };
    });
  }

  private markOf(label: string): string {
    if (!this.labels.includes(label)) this.labels.push(label);
    return raised(this.labels.indexOf(label) + 1);
  }
}
