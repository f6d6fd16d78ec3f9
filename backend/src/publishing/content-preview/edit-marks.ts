import { type HtmlToken, tokensOf } from './html-tokens.js';

/** A text of a content file, as the marks number it. */
export interface EditPlace {
  file: string;
  pointer: string;
}

/** A picture that can be exchanged, by the address of its file. */
export interface EditPicture extends EditPlace {
  src: string;
}

/** Marks as the catalogue sets them: opening with a number, and end. */
const MARK = /\uE000([\uE010-\uE01F]*)\uE001|\uE002/g;
/** Whole and cut marks, also in addresses and in strings of scripts. */
const REST =
  /\uE000[\uE010-\uE01F]*\uE001?|[\uE001\uE002\uE010-\uE01F]|%EE%80%(?:8[0-2]|9[\dA-F])|\\ue0(?:0[0-2]|1[\da-f])/gi;
const FIRST_DIGIT = 0xe010;
/** No `<span>` may be added in these. */
const CLOSED = /^(?:option|svg|text|tspan)$/;

const numberOf = (digits: string): number =>
  Number.parseInt([...digits].map((digit) => (digit.charCodeAt(0) - FIRST_DIGIT).toString(16)).join(''), 16);

export const withoutAnyMarks = (text: string): string => text.replace(REST, '');

/** Part of a text with the number of its place. */
interface Run {
  text: string;
  place: number | null;
}

interface Element {
  name: string;
  parent: Element | null;
  start: string;
  parts: (Run | Element | string)[];
  end: string;
}

const isElement = (part: Run | Element | string): part is Element =>
  typeof part === 'object' && 'parts' in part;
const isRun = (part: Run | Element | string): part is Run => typeof part === 'object' && 'text' in part;
const isBlank = (text: string): boolean => /^(?:\s|&nbsp;)*$/.test(text);

/**
 * Turns marks around texts into `data-edit="<file>#<pointer>"`: on the element if it holds one text only, else on a
 * `<span>` around each text. Marks elsewhere are removed: in attributes, scripts, styles, titles and comments.
 * Pictures get `data-edit-picture`.
 */
export function editableHtml(
  html: string,
  places: readonly EditPlace[],
  pictures: readonly EditPicture[] = [],
): string {
  const page = write(treeOf([...tokensOf(html)]), places, null);
  return pictures.reduce(
    (marked, picture) =>
      marked.replace(/<img\b[^<>]*>/g, (tag) =>
        tag.includes(` src="${picture.src}"`)
          ? tag.replace('<img', `<img data-edit-picture="${addressOf(picture)}"`)
          : tag,
      ),
    page,
  );
}

/** Numbers of opening marks that have an end. An opening mark whose end was cut off ends with its element. */
function closedMarks(tokens: readonly HtmlToken[]): Set<number> {
  const closed = new Set<number>();
  const open: number[] = [];
  let count = 0;
  for (const { kind, source } of tokens) {
    if (kind !== 'text') continue;
    for (const [, digits] of source.matchAll(MARK)) {
      if (digits !== undefined) open.push(count);
      const at = digits === undefined ? open.pop() : undefined;
      if (at !== undefined) closed.add(at);
      count += 1;
    }
  }
  return closed;
}

function treeOf(tokens: readonly HtmlToken[]): Element {
  const closed = closedMarks(tokens);
  const root: Element = { name: '', parent: null, start: '', parts: [], end: '' };
  let current = root;
  const open: { place: number; until: Element | null }[] = [];
  let count = 0;
  const leave = (element: Element) => {
    for (let at = open.length - 1; at >= 0; at -= 1) if (open[at]?.until === element) open.splice(at, 1);
  };
  for (const token of tokens) {
    const { kind, source, name } = token;
    if (kind === 'raw') current.parts.push(withoutAnyMarks(source));
    if (kind === 'start') {
      const element = { name, parent: current, start: withoutAnyMarks(source), parts: [], end: '' };
      current.parts.push(element);
      if (!token.isVoid) current = element;
    }
    if (kind === 'end') {
      const element = openElement(current, name);
      if (!element) {
        current.parts.push(source);
        continue;
      }
      for (let left = current; left !== element.parent && left.parent; left = left.parent) leave(left);
      element.end = source;
      current = element.parent ?? root;
    }
    if (kind !== 'text') continue;
    let from = 0;
    const add = (to: number) => {
      const text = withoutAnyMarks(source.slice(from, to));
      if (text) current.parts.push({ text, place: open.at(-1)?.place ?? null });
    };
    for (const { 0: mark, 1: digits, index } of source.matchAll(MARK)) {
      add(index);
      from = index + mark.length;
      if (digits === undefined) open.pop();
      else open.push({ place: numberOf(digits), until: closed.has(count) ? null : current });
      count += 1;
    }
    add(source.length);
  }
  return root;
}

function openElement(current: Element, name: string): Element | undefined {
  for (let element: Element | null = current; element?.parent; element = element.parent)
    if (element.name === name) return element;
  return undefined;
}

/** Places of all texts in an element; null for a text without a place. */
function placesIn(element: Element, found = new Set<number | null>()): Set<number | null> {
  for (const part of element.parts) {
    if (isElement(part)) placesIn(part, found);
    else if (isRun(part) && !isBlank(part.text)) found.add(part.place);
  }
  return found;
}

const addressOf = ({ file, pointer }: EditPlace): string =>
  `${file}#${pointer}`.replaceAll('&', '&amp;').replaceAll('"', '&quot;');

function write(element: Element, places: readonly EditPlace[], around: number | null): string {
  const inside = [...placesIn(element)];
  const [only = null] = inside.length === 1 ? inside : [];
  const hasText = element.parts.some((part) => isRun(part) && !isBlank(part.text));
  const place = only !== null && hasText && element.name !== '' ? places[only] : undefined;
  const isNew = place && only !== around;
  const within = place ? only : around;
  const start = isNew ? withAttribute(element.start, addressOf(place)) : element.start;
  const parts = element.parts.map((part) => {
    if (typeof part === 'string') return part;
    if (isElement(part)) return write(part, places, within);
    const own = part.place === null ? undefined : places[part.place];
    if (!own || part.place === within || isBlank(part.text) || CLOSED.test(element.name)) return part.text;
    return `<span data-edit="${addressOf(own)}">${part.text}</span>`;
  });
  return start + parts.join('') + element.end;
}

const withAttribute = (tag: string, address: string): string =>
  tag.replace(/^<[^\s/>]+/, (opening) => `${opening} data-edit="${address}"`);
