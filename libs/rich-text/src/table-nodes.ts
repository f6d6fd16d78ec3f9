import type { AttributeSpec, NodeSpec } from 'prosemirror-model';
import { type ElementLike, attribute, attributesFrom } from './element.js';

/** Attributes that prosemirror-tables expects of a cell. The package itself needs a browser. */
const span: Record<'colspan' | 'rowspan' | 'colwidth', AttributeSpec> = {
  colspan: { default: 1, validate: 'number' },
  rowspan: { default: 1, validate: 'number' },
  colwidth: { default: null },
};

/** Alignments of a column, on its header; empty is the direction of the text. */
const ALIGNMENTS: readonly string[] = ['left', 'center', 'right'];

function spanOf(cell: ElementLike) {
  const count = (name: string) => Math.min(Math.max(Number.parseInt(attribute(cell, name), 10) || 1, 1), 100);
  return { colspan: count('colspan'), rowspan: count('rowspan') };
}

function headerOf(cell: ElementLike) {
  const align = attribute(cell, 'align').toLowerCase();
  return { ...spanOf(cell), align: ALIGNMENTS.includes(align) ? align : '' };
}

function domAttributes(attrs: Record<string, unknown>): Record<string, string> {
  const { colspan, rowspan, align } = attrs;
  return {
    ...(colspan === 1 ? {} : { colspan: String(colspan) }),
    ...(rowspan === 1 ? {} : { rowspan: String(rowspan) }),
    ...(align ? { align: String(align) } : {}),
  };
}

/** Tables as GitHub's Markdown has them, below a row of headers. Cells that span others are kept as JSON. */
export const tableNodes = {
  table: {
    content: 'tableRow+',
    group: 'block',
    tableRole: 'table',
    isolating: true,
    parseDOM: [{ tag: 'table' }],
    toDOM: () => ['table', ['tbody', 0]],
  },
  tableRow: {
    content: '(tableHeader | tableCell)+',
    tableRole: 'row',
    parseDOM: [{ tag: 'tr' }],
    toDOM: () => ['tr', 0],
  },
  tableHeader: {
    content: 'paragraph',
    attrs: { ...span, align: { default: '', validate: 'string' } },
    tableRole: 'header_cell',
    isolating: true,
    parseDOM: [{ tag: 'th', getAttrs: attributesFrom(headerOf) }],
    toDOM: ({ attrs }) => ['th', domAttributes(attrs), 0],
  },
  tableCell: {
    content: 'paragraph',
    attrs: span,
    tableRole: 'cell',
    isolating: true,
    parseDOM: [{ tag: 'td', getAttrs: attributesFrom(spanOf) }],
    toDOM: ({ attrs }) => ['td', domAttributes(attrs), 0],
  },
} satisfies Record<string, NodeSpec>;
