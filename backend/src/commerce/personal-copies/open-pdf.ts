import {
  getDocument,
  OPS,
  type PDFDocumentProxy,
  type PDFPageProxy,
  VerbosityLevel,
} from 'pdfjs-dist/legacy/build/pdf.mjs';

import { CopyFault, MOST_PAGES } from './copy-line.js';

/** A piece of text where it stands on its page, in the page's own units. */
export interface PlacedText {
  text: string;
  /** Of its baseline's beginning, from the bottom left. */
  x: number;
  y: number;
  width: number;
  size: number;
  isUpright: boolean;
}

/** @throws CopyFault for what does not open, is locked, signed or very long */
export async function openPdf(bytes: Uint8Array): Promise<PDFDocumentProxy> {
  let document: PDFDocumentProxy;
  try {
    document = await getDocument({
      // The library takes what it is given away from us.
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

/** What is written on a page, as it is painted; blanks are none. */
export async function textsOn(page: PDFPageProxy): Promise<PlacedText[]> {
  const { items } = await page.getTextContent();
  return items.flatMap((item) => {
    if (!('str' in item) || item.str.trim() === '') return [];
    const [a, b, c, d, x, y] = item.transform as [number, number, number, number, number, number];
    const isUpright = Math.abs(b) < 0.01 && Math.abs(c) < 0.01 && a > 0 && d > 0;
    return [{ text: item.str, x, y, width: item.width, size: Math.hypot(c, d), isUpright }];
  });
}

export interface Box {
  left: number;
  bottom: number;
  right: number;
  top: number;
}

type Matrix = readonly [number, number, number, number, number, number];

const multiply = ([a, b, c, d, e, f]: Matrix, [g, h, i, j, k, l]: Matrix): Matrix => [
  a * g + c * h,
  b * g + d * h,
  a * i + c * j,
  b * i + d * j,
  a * k + c * l + e,
  b * k + d * l + f,
];

function boxOf([a, b, c, d, e, f]: Matrix, { left, bottom, right, top }: Box): Box {
  const corners = [
    [left, bottom],
    [left, top],
    [right, bottom],
    [right, top],
  ] as const;
  const xs = corners.map(([x, y]) => a * x + c * y + e);
  const ys = corners.map(([x, y]) => b * x + d * y + f);
  return { left: Math.min(...xs), right: Math.max(...xs), bottom: Math.min(...ys), top: Math.max(...ys) };
}

const UNIT: Box = { left: 0, bottom: 0, right: 1, top: 1 };
const EVERYWHERE: Box = { left: -Infinity, bottom: -Infinity, right: Infinity, top: Infinity };
const PICTURES: ReadonlySet<number> = new Set([
  OPS.paintImageXObject,
  OPS.paintInlineImageXObject,
  OPS.paintImageMaskXObject,
  OPS.paintSolidColorImageMask,
]);
/** What fills a region that is not told here. */
const WIDE: ReadonlySet<number> = new Set([
  OPS.shadingFill,
  OPS.paintImageMaskXObjectGroup,
  OPS.paintImageXObjectRepeat,
  OPS.paintImageMaskXObjectRepeat,
  OPS.paintInlineImageXObjectGroup,
]);

/** Where something is painted on a page that is no text: pictures, rules, colored grounds. */
export async function drawingsOn(page: PDFPageProxy): Promise<Box[]> {
  const { fnArray, argsArray } = await page.getOperatorList();
  const boxes: Box[] = [];
  const stack: Matrix[] = [];
  let matrix: Matrix = [1, 0, 0, 1, 0, 0];
  for (const [at, operator] of fnArray.entries()) {
    const args = argsArray[at] as unknown[] | null;
    if (operator === OPS.save) stack.push(matrix);
    else if (operator === OPS.restore) matrix = stack.pop() ?? matrix;
    else if (operator === OPS.transform) matrix = multiply(matrix, args as unknown as Matrix);
    else if (operator === OPS.paintFormXObjectBegin) {
      stack.push(matrix);
      if (args?.[0]) matrix = multiply(matrix, args[0] as Matrix);
    } else if (operator === OPS.paintFormXObjectEnd) matrix = stack.pop() ?? matrix;
    else if (PICTURES.has(operator)) boxes.push(boxOf(matrix, UNIT));
    else if (WIDE.has(operator)) boxes.push(EVERYWHERE);
    else if (operator === OPS.constructPath && args?.[0] !== OPS.endPath) {
      const [left, bottom, right, top] = (args?.[2] ?? []) as readonly number[];
      const isKnown = left !== undefined && bottom !== undefined && right !== undefined && top !== undefined;
      boxes.push(isKnown ? boxOf(matrix, { left, bottom, right, top }) : EVERYWHERE);
    }
  }
  return boxes;
}
