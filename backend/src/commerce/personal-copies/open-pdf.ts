import {
  getDocument,
  type PDFDocumentProxy,
  type PDFPageProxy,
  VerbosityLevel,
} from 'pdfjs-dist/legacy/build/pdf.mjs';

import { CopyFault } from './copy-fault.js';
import { MOST_PAGES } from './personal-copy-rules.js';
import { type Box, boxOf, type Matrix, type Turn } from './pdf-geometry.js';

/** In the page's own units. */
export interface PlacedText {
  text: string;
  /** Start of the baseline, from the bottom left. */
  x: number;
  y: number;
  width: number;
  size: number;
  /** Undefined for slanted, mirrored and vertical text. */
  turn?: Turn;
  box: Box;
}

/** @throws CopyFault if it does not open, is locked or signed, or has too many pages */
export async function openPdf(bytes: Uint8Array): Promise<PDFDocumentProxy> {
  let document: PDFDocumentProxy;
  try {
    document = await getDocument({
      // The library detaches the buffer.
      data: new Uint8Array(bytes),
      disableFontFace: true,
      isEvalSupported: false,
      verbosity: VerbosityLevel.ERRORS,
    }).promise;
  } catch (error) {
    const { name, message } = error as Error;
    throw new CopyFault(name === 'PasswordException' ? 'locked' : 'damaged', message);
  }
  if (document.numPages > MOST_PAGES) throw new CopyFault('too-large', `${document.numPages} pages`);
  if (await document.getPermissions()) throw new CopyFault('locked', 'it forbids something');
  const { info } = await document.getMetadata();
  if ('IsSignaturesPresent' in info && info.IsSignaturesPresent)
    throw new CopyFault('signed', 'a change would break its signature');
  return document;
}

const UPRIGHT = 0.01;

function turnOf([a, b, c, d]: Matrix): Turn | undefined {
  if (a * d - b * c <= 0) return undefined;
  if (Math.abs(b) < UPRIGHT && Math.abs(c) < UPRIGHT) return a > 0 ? 0 : 2;
  if (Math.abs(a) < UPRIGHT && Math.abs(d) < UPRIGHT) return b > 0 ? 1 : 3;
  return undefined;
}

/** In painting order. */
export async function textsOn(page: PDFPageProxy): Promise<PlacedText[]> {
  const { items } = await page.getTextContent();
  return items.flatMap((item) => {
    if (!('str' in item) || item.str.trim() === '') return [];
    const matrix = item.transform as unknown as Matrix;
    const [a, b, c, d, x, y] = matrix;
    const [length, size] = [Math.hypot(a, b) || 1, Math.hypot(c, d) || 1];
    const isVertical = item.dir === 'ttb';
    // In units of its own size, from its origin.
    const own: Box = isVertical
      ? { left: -0.5, right: 0.5, bottom: -item.height / size, top: 0 }
      : { left: 0, right: item.width / length, bottom: -0.25, top: 0.8 };
    const turn = isVertical ? undefined : turnOf(matrix);
    const box = boxOf(matrix, own);
    return [{ text: item.str, x, y, width: item.width, size, box, ...(turn === undefined ? {} : { turn }) }];
  });
}
