import type { NodeSpec } from 'prosemirror-model';
import { isAllowedAddress, isAllowedPicture } from './addresses.js';
import { type ElementLike, attribute, attributesFrom } from './element.js';

/**
 * Blocks of running text. `flow` are those that quotations, notes and list items may hold, too.
 * The first block of the group is the one that ProseMirror fills an empty place with.
 */
export const blockNodes = {
  paragraph: {
    content: 'inline*',
    group: 'block flow',
    parseDOM: [{ tag: 'p' }],
    toDOM: () => ['p', { dir: 'auto' }, 0],
  },
  heading: {
    attrs: { level: { default: 2, validate: 'number' } },
    content: '(text | footnoteReference)*',
    group: 'block',
    defining: true,
    parseDOM: [
      { tag: 'h1', attrs: { level: 2 } },
      { tag: 'h2', attrs: { level: 2 } },
      ...['h3', 'h4', 'h5', 'h6'].map((tag) => ({ tag, attrs: { level: 3 } })),
    ],
    toDOM: ({ attrs }) => [`h${attrs['level'] === 3 ? 3 : 2}`, { dir: 'auto' }, 0],
  },
  quotation: {
    content: 'flow+ quoteSource?',
    group: 'block flow',
    defining: true,
    parseDOM: [{ tag: 'blockquote' }],
    toDOM: () => ['blockquote', 0],
  },
  /** Names the source below a quotation. */
  quoteSource: {
    content: 'text*',
    defining: true,
    parseDOM: [{ tag: 'cite[data-quote-source]' }],
    toDOM: () => ['cite', { 'data-quote-source': '', dir: 'auto' }, 0],
  },
  note: {
    content: 'flow+',
    group: 'block',
    defining: true,
    parseDOM: [{ tag: 'aside[data-note]' }, { tag: 'aside.note' }],
    toDOM: () => ['aside', { 'data-note': '', class: 'note' }, 0],
  },
  /** Repeats a sentence of the text, in large type. */
  pullQuote: {
    content: 'paragraph+',
    group: 'block',
    defining: true,
    parseDOM: [{ tag: 'aside[data-pull-quote]' }, { tag: 'aside.pull' }],
    toDOM: () => ['aside', { 'data-pull-quote': '', class: 'pull' }, 0],
  },
  bulletList: {
    content: 'listItem+',
    group: 'block flow',
    parseDOM: [{ tag: 'ul' }],
    toDOM: () => ['ul', 0],
  },
  orderedList: {
    attrs: { start: { default: 1, validate: 'number' } },
    content: 'listItem+',
    group: 'block flow',
    parseDOM: [{ tag: 'ol', getAttrs: attributesFrom((list) => ({ start: startOf(list) })) }],
    toDOM: ({ attrs }) => (attrs['start'] === 1 ? ['ol', 0] : ['ol', { start: Number(attrs['start']) }, 0]),
  },
  listItem: {
    content: 'paragraph flow*',
    defining: true,
    parseDOM: [{ tag: 'li' }],
    toDOM: () => ['li', 0],
  },
  picture: {
    /** A picture that is a link has an `href`. The caption is plain text. */
    attrs: {
      src: { validate: 'string' },
      alt: { default: '', validate: 'string' },
      caption: { default: '', validate: 'string' },
      href: { default: '', validate: 'string' },
    },
    group: 'block flow',
    draggable: true,
    parseDOM: [
      { tag: 'figure', getAttrs: attributesFrom(figureAttributes) },
      { tag: 'img[src]', getAttrs: attributesFrom((image) => pictureAttributes(image, '', '')) },
    ],
    toDOM: ({ attrs }) => {
      const image = ['img', { src: String(attrs['src']), alt: String(attrs['alt']) }] as const;
      const caption = String(attrs['caption']);
      const figure = { 'data-href': String(attrs['href']) };
      return caption ? ['figure', figure, image, ['figcaption', caption]] : ['figure', figure, image];
    },
  },
  separator: {
    group: 'block',
    parseDOM: [{ tag: 'hr' }],
    toDOM: () => ['hr'],
  },
  bookCard: {
    attrs: { bookId: { validate: 'string' } },
    group: 'block',
    draggable: true,
    parseDOM: [
      {
        tag: 'div[data-book]',
        getAttrs: attributesFrom((card) => ({ bookId: attribute(card, 'data-book') })),
      },
    ],
    toDOM: ({ attrs }) => ['div', { 'data-book': String(attrs['bookId']) }],
  },
  newsletterBox: {
    group: 'block',
    draggable: true,
    parseDOM: [{ tag: 'div[data-newsletter]' }],
    toDOM: () => ['div', { 'data-newsletter': '' }],
  },
} satisfies Record<string, NodeSpec>;

function startOf(list: ElementLike): number {
  const start = Number(attribute(list, 'start') || 1);
  return Number.isSafeInteger(start) && start >= 0 && start < 1e9 ? start : 1;
}

function figureAttributes(figure: ElementLike) {
  const image = figure.querySelector('img[src]');
  if (!image) return false;
  const caption = figure.querySelector('figcaption')?.textContent ?? '';
  return pictureAttributes(image, caption.replace(/\s+/g, ' ').trim(), attribute(figure, 'data-href'));
}

function pictureAttributes(image: ElementLike, caption: string, link: string) {
  const src = attribute(image, 'src');
  const href = isAllowedAddress(link) ? link : '';
  return isAllowedPicture(src) && { src, alt: attribute(image, 'alt'), caption, href };
}
