import { OPS, type PDFPageProxy } from 'pdfjs-dist/legacy/build/pdf.mjs';

import { type Box, boxOf, IDENTITY, type Matrix, multiply } from './pdf-geometry.js';

const UNIT: Box = { left: 0, bottom: 0, right: 1, top: 1 };
const FAR = 1e9;
const EVERYWHERE: Box = { left: -FAR, bottom: -FAR, right: FAR, top: FAR };
const PICTURES: ReadonlySet<number> = new Set([
  OPS.paintImageXObject,
  OPS.paintInlineImageXObject,
  OPS.paintImageMaskXObject,
  OPS.paintSolidColorImageMask,
]);
/** Operators that fill a region without naming it. */
const WIDE: ReadonlySet<number> = new Set([
  OPS.shadingFill,
  OPS.paintImageMaskXObjectGroup,
  OPS.paintImageXObjectRepeat,
  OPS.paintImageMaskXObjectRepeat,
  OPS.paintInlineImageXObjectGroup,
]);
const FILLS: ReadonlySet<unknown> = new Set([OPS.fill, OPS.eoFill]);
const PATTERNS: ReadonlySet<number> = new Set([OPS.setFillColorN, OPS.setFillTransparent]);

const WHITE = '#ffffff';
/** Least luminance of a ground on which gray text is legible: 4.5 to 1 (WCAG 2.2, 1.4.3). */
const LIGHT = 0.58;
/** A ground covers this share of each side of a page. */
const GROUND = 0.97;

function luminanceOf(color: string): number {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((at) => {
    const part = Number.parseInt(color.slice(at, at + 2), 16) / 255;
    return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

interface State {
  matrix: Matrix;
  /** Undefined for a pattern. */
  fill: string | undefined;
}

/** Whether a fill leaves a page legible: white, or a light ground of the whole page. */
function isGround(
  box: Box,
  fill: string | undefined,
  [left = 0, bottom = 0, right = 0, top = 0]: number[],
): boolean {
  if (fill === WHITE) return true;
  if (fill === undefined || luminanceOf(fill) < LIGHT) return false;
  const [width, height] = [right - left, top - bottom];
  return (
    Math.min(box.right, right) - Math.max(box.left, left) >= width * GROUND &&
    Math.min(box.top, top) - Math.max(box.bottom, bottom) >= height * GROUND
  );
}

/** Boxes of pictures, rules and colored areas. */
export async function drawingsOn(page: PDFPageProxy): Promise<Box[]> {
  const { fnArray, argsArray } = await page.getOperatorList();
  const boxes: Box[] = [];
  const stack: State[] = [];
  let state: State = { matrix: IDENTITY, fill: '#000000' };
  const push = (matrix?: unknown) => {
    stack.push(state);
    if (matrix) state = { ...state, matrix: multiply(state.matrix, matrix as Matrix) };
  };
  for (const [at, operator] of fnArray.entries()) {
    const args = argsArray[at] as unknown[] | null;
    if (operator === OPS.save) push();
    else if (operator === OPS.restore) state = stack.pop() ?? state;
    else if (operator === OPS.transform)
      state = { ...state, matrix: multiply(state.matrix, args as unknown as Matrix) };
    else if (operator === OPS.setFillRGBColor) state = { ...state, fill: String(args?.[0]) };
    else if (PATTERNS.has(operator)) state = { ...state, fill: undefined };
    else if (operator === OPS.paintFormXObjectBegin) push(args?.[0]);
    else if (operator === OPS.paintFormXObjectEnd) state = stack.pop() ?? state;
    else if (PICTURES.has(operator)) boxes.push(boxOf(state.matrix, UNIT));
    else if (WIDE.has(operator)) boxes.push(EVERYWHERE);
    else if (operator === OPS.constructPath && args?.[0] !== OPS.endPath) {
      const [left, bottom, right, top] = Object.values((args?.[2] ?? []) as readonly number[]);
      if (left === undefined || bottom === undefined || right === undefined || top === undefined) continue;
      const box = boxOf(state.matrix, { left, bottom, right, top });
      if (!FILLS.has(args?.[0]) || !isGround(box, state.fill, page.view)) boxes.push(box);
    }
  }
  return [...boxes, ...(await annotationsOn(page))];
}

/** Notes, stamps and form fields; links are not painted. */
async function annotationsOn(page: PDFPageProxy): Promise<Box[]> {
  const annotations = (await page.getAnnotations()) as { subtype?: string; rect?: number[] }[];
  return annotations.flatMap(({ subtype, rect }) => {
    const [left, bottom, right, top] = rect ?? [];
    if (subtype === 'Link' || subtype === 'Popup' || left === undefined) return [];
    return [{ left, bottom: bottom ?? 0, right: right ?? 0, top: top ?? 0 }];
  });
}
