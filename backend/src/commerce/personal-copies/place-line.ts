import type { PDFDocumentProxy, PDFPageProxy } from 'pdfjs-dist/legacy/build/pdf.mjs';

import { FIRST_PAGES, imprintScore, IMPRINT_SCORE, LAST_PAGES, LONGEST_PAGE } from './imprint-rules.js';
import { type PlacedText, textsOn } from './open-pdf.js';
import { drawingsOn } from './page-drawings.js';
import {
  type Box,
  boxOf,
  multiply,
  type Matrix,
  pointOf,
  type Turn,
  turnBack,
  TURNS,
} from './pdf-geometry.js';

const SMALLEST = 6.5;
const LARGEST = 10;
/** Of its size: from one line to the next, and between paragraphs. */
const LEADING = 1.4;
const BETWEEN = 1.1;
/** Of the page's height and width: least distance from its edge. */
const MARGIN = 0.06;

export interface LinePlace<Line> {
  pageNumber: number;
  /** The page may be turned. */
  matrices: readonly Matrix[];
  size: number;
  lines: readonly Line[];
  /** Above all other text of its page. */
  isFirst: boolean;
}

export type BreakLines<Line> = (width: number, size: number) => readonly Line[];

interface Gap {
  /** Between the baseline above, or the page's edge, and the top of the text below. */
  from: number;
  to: number;
  isFirst: boolean;
}

/** Widest first. */
function gapsOf(texts: readonly PlacedText[], { bottom, top }: Box): Gap[] {
  const margin = (top - bottom) * MARGIN;
  const rows = [...texts].sort((a, b) => b.y - a.y);
  const edges = rows.map(({ y, size }) => ({ top: y + size * 0.8, baseline: y }));
  const gaps = [...edges, { top: bottom + margin, baseline: bottom }].map((row, at) => ({
    from: edges[at - 1]?.baseline ?? top - margin,
    to: row.top,
    isFirst: at === 0,
  }));
  return gaps.sort((a, b) => b.from - b.to - (a.from - a.to));
}

const meets = (a: Box, b: Box): boolean =>
  a.left < b.right && b.left < a.right && a.bottom < b.top && b.bottom < a.top;

const middleOf = (sizes: readonly number[]): number =>
  [...sizes].sort((a, b) => a - b)[Math.floor(sizes.length / 2)] ?? SMALLEST;

function turnOf(texts: readonly PlacedText[]): Turn | undefined {
  const letters = new Map<Turn, number>();
  for (const { turn, text } of texts)
    if (turn !== undefined) letters.set(turn, (letters.get(turn) ?? 0) + text.length);
  return [...letters].sort(([, a], [, b]) => b - a)[0]?.[0];
}

async function placeOn<Line>(
  page: PDFPageProxy,
  breakLines: BreakLines<Line>,
): Promise<LinePlace<Line> | undefined> {
  const all = await textsOn(page);
  const turn = turnOf(all);
  if (turn === undefined) return undefined;
  // Everything is placed as if the page were turned so that its text is upright.
  const upright = TURNS[turnBack(turn)];
  const texts = all
    .filter((text) => text.turn === turn)
    .map((text) => {
      const [x, y] = pointOf(upright, text.x, text.y);
      return { ...text, x, y };
    });
  const [viewLeft = 0, viewBottom = 0, viewRight = 0, viewTop = 0] = page.view;
  const view = boxOf(upright, { left: viewLeft, bottom: viewBottom, right: viewRight, top: viewTop });
  const { left, right } = view;
  const size = Math.min(LARGEST, Math.max(SMALLEST, middleOf(texts.map((text) => text.size))));
  const x = Math.max(Math.min(...texts.map((text) => text.x)), left + (right - left) * MARGIN);
  const ends = Math.max(...texts.map((text) => text.x + text.width));
  const most = right - (right - left) * MARGIN - x;
  const width = Math.min(most, Math.max(ends - x, (right - left) / 2));
  const lines = breakLines(width, size);
  const leading = size * LEADING;
  const height = (lines.length - 1) * leading + size;
  const others = all.filter((text) => text.turn !== turn).map(({ box }) => box);
  const drawings = [...(await drawingsOn(page)), ...others].map((box) => boxOf(upright, box));
  for (const { from, to, isFirst } of gapsOf(texts, view)) {
    if (from - to < height + size * 2 * BETWEEN) continue;
    const baseline = isFirst ? to + size * BETWEEN + height - size * 0.8 : from - size * (BETWEEN + LEADING);
    const box = { left: x, right: x + width, top: baseline + size, bottom: baseline - height };
    if (drawings.some((drawing) => meets(drawing, box))) continue;
    const matrices = lines.map((_line, at) =>
      multiply(TURNS[turn], [1, 0, 0, 1, x, baseline - at * leading]),
    );
    return { pageNumber: page.pageNumber, matrices, size, lines, isFirst };
  }
  return undefined;
}

/**
 * Finds the place of the line in a PDF: on the page that reads most like an imprint, or else below the text of one of
 * the last pages. Undefined if there is no room.
 */
export async function placeLine<Line>(
  document: PDFDocumentProxy,
  breakLines: BreakLines<Line>,
): Promise<LinePlace<Line> | undefined> {
  const { numPages } = document;
  const scored: { number: number; score: number }[] = [];
  for (let number = 1; number <= numPages; number += 1) {
    if (number > FIRST_PAGES && number <= numPages - LAST_PAGES) continue;
    const texts = await textsOn(await document.getPage(number));
    const text = texts.map((placed) => placed.text).join(' ');
    const score = text.length <= LONGEST_PAGE ? imprintScore(text) : 0;
    if (score >= IMPRINT_SCORE) scored.push({ number, score });
  }
  const imprints = scored.sort((a, b) => b.score - a.score).map(({ number }) => number);
  const last = Array.from({ length: Math.min(LAST_PAGES, numPages) }, (_none, at) => numPages - at);
  for (const number of new Set([...imprints, ...last])) {
    const place = await placeOn(await document.getPage(number), breakLines);
    if (place) return place;
  }
  return undefined;
}
