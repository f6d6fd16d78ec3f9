import type { Section } from 'foliate-js/epub.js';
import { foldText, foldWithPositions, originalRange } from '@lectern/text-folding';

export interface TextPiece {
  text: string;
  /** Starts another paragraph, cell or line than the piece before. */
  isNewBlock: boolean;
}

interface TextPlace {
  piece: number;
  offset: number;
}

export interface TextMatch {
  start: TextPlace;
  end: TextPlace;
  before: string;
  match: string;
  after: string;
}

const CONTEXT_LENGTH = 50;
/** Time slice of the search, in milliseconds, before it yields to the page. */
const SLICE_MS = 30;
const INLINE =
  'a, abbr, acronym, b, bdi, bdo, big, cite, code, data, del, dfn, em, font, i, ins, kbd, mark, nobr, q, rb, rtc, ruby, s, samp, ' +
  'small, span, strike, strong, sub, sup, time, tt, u, var, wbr';
/** Ruby text, TeX sources of formulas, and other text that is not part of a phrase. */
const BESIDE = 'rt, rp, style, title, annotation';

/** Folded text without hyphens, so that "selfcare" finds "self-care", and the original index of each unit. */
function withoutHyphens(folded: string): { bare: string; kept: number[] } {
  const kept: number[] = [];
  let bare = '';
  for (const [at, part] of folded.split('-').entries()) {
    const isInWord = at > 0 && /\p{L}$/u.test(bare.slice(-2)) && /^\p{L}/u.test(part);
    const text = at === 0 || isInWord ? part : `-${part}`;
    const start = (kept.at(-1) ?? -1) + (isInWord ? 2 : 1);
    for (let unit = 0; unit < text.length; unit++) kept.push(start + unit);
    bare += text;
  }
  return { bare, kept };
}

const tidy = (text: string) => text.replaceAll('\u00AD', '').replace(/\s+/g, ' ');

/** Finds a query in a chapter, across elements and line breaks, ignoring accents and kinds of quotation marks. */
export function* matchesIn(pieces: readonly TextPiece[], query: string): Generator<TextMatch> {
  const wanted = withoutHyphens(foldText(query).trim()).bare;
  if (!wanted) return;
  let text = '';
  const starts = pieces.map((piece) => {
    if (piece.isNewBlock && text) text += '\n';
    text += piece.text;
    return text.length - piece.text.length;
  });
  const placeOf = (index: number): TextPlace => {
    let [low, high] = [0, starts.length - 1];
    while (low < high) {
      const middle = Math.ceil((low + high) / 2);
      if ((starts[middle] ?? 0) <= index) low = middle;
      else high = middle - 1;
    }
    return { piece: low, offset: Math.min(index - (starts[low] ?? 0), pieces[low]?.text.length ?? 0) };
  };
  const folded = foldWithPositions(text);
  const { bare, kept } = withoutHyphens(folded.folded);
  for (let at = bare.indexOf(wanted); at >= 0; at = bare.indexOf(wanted, at + wanted.length)) {
    const { start, end } = originalRange(folded, kept[at] ?? 0, (kept[at + wanted.length - 1] ?? 0) + 1);
    const last = placeOf(end - 1);
    const before = tidy(text.slice(Math.max(0, start - CONTEXT_LENGTH), start)).trimStart();
    const after = tidy(text.slice(end, end + CONTEXT_LENGTH)).trimEnd();
    yield {
      start: placeOf(start),
      end: { ...last, offset: last.offset + 1 },
      before: start > CONTEXT_LENGTH ? `…${before}` : before,
      match: tidy(text.slice(start, end)),
      after: end + CONTEXT_LENGTH < text.length ? `${after}…` : after,
    };
  }
}

function* searchDocument(doc: Document, query: string): Generator<TextMatch & { range: Range }> {
  const walker = doc.createTreeWalker(doc.body, NodeFilter.SHOW_ELEMENT | NodeFilter.SHOW_TEXT);
  const nodes: Node[] = [];
  const pieces: TextPiece[] = [];
  let block: Element | null = null;
  let isBroken = false;
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    if (node instanceof Element && node.localName === 'br') isBroken = true;
    const parent = node.parentElement;
    if (node.nodeType !== Node.TEXT_NODE || !node.nodeValue || !parent || parent.closest(BESIDE)) continue;
    const around = parent.closest(`:not(${INLINE})`);
    nodes.push(node);
    pieces.push({ text: node.nodeValue, isNewBlock: isBroken || around !== block });
    block = around;
    isBroken = false;
  }
  for (const match of matchesIn(pieces, query)) {
    const [first, last] = [nodes[match.start.piece], nodes[match.end.piece]];
    if (!first || !last) continue;
    const range = doc.createRange();
    range.setStart(first, match.start.offset);
    range.setEnd(last, match.end.offset);
    yield { ...match, range };
  }
}

/** Finds a query in all chapters, and skips unreadable ones. Yields to the page between time slices. */
export async function* searchSections(
  sections: readonly Section[],
  query: string,
): AsyncGenerator<TextMatch & { range: Range; index: number }> {
  let sliceEndMs = performance.now() + SLICE_MS;
  for (const [index, section] of sections.entries()) {
    if (performance.now() > sliceEndMs) {
      await new Promise((resolve) => setTimeout(resolve));
      sliceEndMs = performance.now() + SLICE_MS;
    }
    const doc = await section.createDocument().catch(reportError);
    for (const match of doc ? searchDocument(doc, query) : []) yield { ...match, index };
  }
}
