import type { PDFDocumentProxy, PDFPageProxy } from 'pdfjs-dist/legacy/build/pdf.mjs';

import { imprintScore, IMPRINT_SCORE } from './imprint-words.js';
import { type Box, drawingsOn, type PlacedText, textsOn } from './open-pdf.js';

/** Front matter and back matter: an imprint lies in no other place. */
const FIRST = 12;
const LAST = 3;
const MOST_CHARACTERS = 6_000;

const SMALLEST = 6.5;
const LARGEST = 10;
/** Of its size: from one line to the next, and between paragraphs. */
const LEADING = 1.4;
const BETWEEN = 1.1;
/** Of the page's height and width: nothing is set nearer to its edge. */
const MARGIN = 0.06;

/** Where lines of text may be set. */
export interface LinePlace {
  /** From 1. */
  pageNumber: number;
  x: number;
  /** Of the first line. */
  baseline: number;
  leading: number;
  size: number;
  lines: readonly string[];
  /** It stands above all other text of its page, or below some of it. */
  isFirst: boolean;
}

/** Breaks a text into lines of a width. */
export type BreakLines = (width: number, size: number) => readonly string[];

interface Gap {
  /** Between the baseline of what stands above, or the page’s edge, and the top of what stands below. */
  from: number;
  to: number;
  isFirst: boolean;
}

/** What is free between the lines of a page, the most room first. */
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

async function placeOn(page: PDFPageProxy, breakLines: BreakLines): Promise<LinePlace | undefined> {
  const texts = await textsOn(page);
  const [left = 0, bottom = 0, right = 0, top = 0] = page.view;
  if (page.rotate !== 0 || texts.length === 0 || texts.some(({ isUpright }) => !isUpright)) return undefined;
  const size = Math.min(LARGEST, Math.max(SMALLEST, middleOf(texts.map((text) => text.size))));
  const x = Math.max(Math.min(...texts.map((text) => text.x)), left + (right - left) * MARGIN);
  const ends = Math.max(...texts.map((text) => text.x + text.width));
  const most = right - (right - left) * MARGIN - x;
  const width = Math.min(most, Math.max(ends - x, (right - left) / 2));
  const lines = breakLines(width, size);
  const leading = size * LEADING;
  const height = (lines.length - 1) * leading + size;
  const drawings = await drawingsOn(page);
  for (const { from, to, isFirst } of gapsOf(texts, { left, bottom, right, top })) {
    if (from - to < height + size * 2 * BETWEEN) continue;
    const baseline = isFirst ? to + size * BETWEEN + height - size * 0.8 : from - size * (BETWEEN + LEADING);
    const box = { left: x, right: x + width, top: baseline + size, bottom: baseline - height };
    if (drawings.some((drawing) => meets(drawing, box))) continue;
    return { pageNumber: page.pageNumber, x, baseline, leading, size, lines, isFirst };
  }
  return undefined;
}

/**
 * Where a line goes in a PDF: onto the page that reads most like an imprint, or else below what stands on the last one.
 * Never over anything: undefined where there is no room.
 */
export async function placeLine(
  document: PDFDocumentProxy,
  breakLines: BreakLines,
): Promise<LinePlace | undefined> {
  const { numPages } = document;
  const scored: { number: number; score: number }[] = [];
  for (let number = 1; number <= numPages; number += 1) {
    if (number > FIRST && number <= numPages - LAST) continue;
    const texts = await textsOn(await document.getPage(number));
    const text = texts.map((placed) => placed.text).join(' ');
    const score = text.length <= MOST_CHARACTERS ? imprintScore(text) : 0;
    if (score >= IMPRINT_SCORE) scored.push({ number, score });
  }
  const imprints = scored.sort((a, b) => b.score - a.score).map(({ number }) => number);
  for (const number of [...imprints, numPages]) {
    const place = await placeOn(await document.getPage(number), breakLines);
    if (place) return place;
  }
  return undefined;
}
