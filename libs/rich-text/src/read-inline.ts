import type { Token, Tokens } from 'marked';
import { Fragment, Mark, type Node } from 'prosemirror-model';
import { isAllowedAddress, isAllowedPicture } from './addresses.js';
import type { FaultCode } from './faults.js';
import { innerTokens } from './markdown-tokens.js';
import { schema } from './schema.js';

/** Receives a part that a text cannot hold. */
export type Refuse = (code: FaultCode, values?: Readonly<Record<string, string>>) => void;

const { nodes, marks } = schema;

const HTML = /<(?:\/?[a-z][\w-]*(?:\s[^<>]*)?\/?|!--|[!?][a-z])>?/i;
const ENTITY = /&(?:#\w+|[a-zA-Z]+);/;

/** Converts inline tokens to nodes. What the schema cannot hold is refused and kept as text. */
export function readInline(tokens: readonly Token[], refuse: Refuse): Node[] {
  return tokens.flatMap((token) => nodesOf(token, Mark.none, refuse));
}

function nodesOf(token: Token, outer: readonly Mark[], refuse: Refuse): Node[] {
  const within = (mark?: Mark) =>
    (innerTokens(token) ?? []).flatMap((inner) =>
      nodesOf(inner, mark ? mark.addToSet(outer) : outer, refuse),
    );
  const text = (words: string) => (words === '' ? [] : [schema.text(words, outer)]);
  switch (token.type) {
    case 'text':
      return innerTokens(token) ? within() : text(plainText(token.raw, refuse));
    case 'escape':
      return text(token.raw.slice(1));
    case 'em':
      return within(marks.emphasis.create());
    case 'strong':
      return within(marks.strong.create());
    case 'del':
      return within(marks.strike.create());
    case 'br':
      return [nodes.hardBreak.create(null, null, outer)];
    case 'link':
      return within(linkMark(String(token.href), refuse));
    case 'checkbox':
      return text(token.checked ? '☑ ' : '☐ ');
    case 'footnoteReference':
      return [nodes.footnoteReference.create({ label: String(token['label']) })];
    case 'image':
      refuse('picture-inside');
      return text(altOf(token as Tokens.Image));
    case 'codespan':
      refuse('code');
      return text(String(token.text));
    default:
      refuse('unknown', { part: token.type });
      return text(token.raw);
  }
}

function plainText(raw: string, refuse: Refuse): string {
  if (HTML.test(raw)) refuse('html');
  const entity = ENTITY.exec(raw);
  if (entity) refuse('entity', { entity: entity[0] });
  return raw.replaceAll('\n', ' ');
}

function linkMark(href: string, refuse: Refuse): Mark | undefined {
  if (isAllowedAddress(href)) return marks.link.create({ href });
  refuse('link', { href });
  return undefined;
}

/** Words of tokens without their markup. */
function wordsOf(tokens: readonly Token[]): string {
  const fragment = Fragment.from(readInline(tokens, () => undefined));
  return fragment.textBetween(0, fragment.size, ' ', ' ');
}

function altOf(image: Tokens.Image): string {
  return wordsOf(image.tokens);
}

/** The node of an image token; undefined if no text can hold the picture. */
export function pictureOf(image: Tokens.Image, link: string, refuse: Refuse): Node | undefined {
  const { href: src, title } = image;
  if (!isAllowedPicture(src)) {
    refuse('picture-address', { src });
    return undefined;
  }
  const href = link && linkMark(link, refuse) ? link : '';
  return nodes.picture.create({ src, alt: altOf(image), caption: title ?? '', href });
}
