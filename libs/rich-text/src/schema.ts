import { type MarkSpec, type NodeSpec, Schema } from 'prosemirror-model';
import { isAllowedAddress } from './addresses.js';
import { blockNodes } from './block-nodes.js';
import { type ElementLike, attribute, attributesFrom } from './element.js';
import { tableNodes } from './table-nodes.js';

const LABEL = /^[\w-]+$/;

function footnoteLabel(element: ElementLike) {
  const label = attribute(element, 'data-label');
  return LABEL.test(label) && { label };
}

const inlineNodes = {
  /** Refers to the footnote with the same label: `[^1]`. */
  footnoteReference: {
    attrs: { label: { validate: 'string' } },
    inline: true,
    group: 'inline',
    parseDOM: [{ tag: 'sup[data-label]', getAttrs: attributesFrom(footnoteLabel) }],
    toDOM: ({ attrs }) => ['sup', { 'data-label': String(attrs['label']) }, String(attrs['label'])],
  },
  hardBreak: {
    inline: true,
    group: 'inline',
    selectable: false,
    linebreakReplacement: true,
    parseDOM: [{ tag: 'br' }],
    toDOM: () => ['br'],
  },
  text: { group: 'inline' },
} satisfies Record<string, NodeSpec>;

const footnote: NodeSpec = {
  attrs: { label: { validate: 'string' } },
  content: '(text | hardBreak)*',
  defining: true,
  isolating: true,
  parseDOM: [{ tag: 'div[data-footnote]', getAttrs: attributesFrom(footnoteLabel) }],
  toDOM: ({ attrs }) => [
    'div',
    { 'data-footnote': '', 'data-label': String(attrs['label']), dir: 'auto' },
    0,
  ],
};

/** The order is the order of nesting: a link encloses strong text, and that encloses emphasis. */
const marks = {
  link: {
    attrs: { href: { validate: 'string' } },
    inclusive: false,
    parseDOM: [
      {
        tag: 'a[href]',
        getAttrs: attributesFrom((element) => {
          const href = attribute(element, 'href').trim();
          return isAllowedAddress(href) && { href };
        }),
      },
    ],
    toDOM: ({ attrs }) => ['a', { href: String(attrs['href']) }, 0],
  },
  strike: {
    parseDOM: [{ tag: 's' }, { tag: 'del' }, { tag: 'strike' }, { style: 'text-decoration=line-through' }],
    toDOM: () => ['s', 0],
  },
  strong: {
    parseDOM: [{ tag: 'strong' }, { tag: 'b' }, { style: 'font-weight', getAttrs: isBold }],
    toDOM: () => ['strong', 0],
  },
  emphasis: {
    parseDOM: [{ tag: 'em' }, { tag: 'i' }, { style: 'font-style=italic' }],
    toDOM: () => ['em', 0],
  },
} satisfies Record<string, MarkSpec>;

function isBold(weight: unknown) {
  return /^(?:bold|bolder|[6-9]00)$/.test(String(weight)) && null;
}

/** Texts of the author: exactly what the site's Markdown holds. Footnotes are last, in the order of their notes. */
export const schema = new Schema({
  nodes: {
    doc: { content: 'block+ footnote*' },
    ...blockNodes,
    ...tableNodes,
    ...inlineNodes,
    footnote,
  },
  marks,
});
