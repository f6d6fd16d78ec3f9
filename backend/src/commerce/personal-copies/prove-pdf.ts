import type { PDFDocumentProxy, PDFPageProxy } from 'pdfjs-dist/legacy/build/pdf.mjs';

import { CopyFault } from './copy-fault.js';
import type { CopyLine } from './copy-line.js';
import { openPdf, textsOn } from './open-pdf.js';
import { crossReferenceAt, crossReferenceKind, originOf } from './pdf-origin.js';
import { INFO_KEY, type PrintedLine } from './stamp-pdf.js';

interface PdfProof {
  original: Uint8Array;
  copy: Uint8Array;
  line: CopyLine;
  printed?: PrintedLine | undefined;
  /**
   * Compares all pages, as for the first copy of a file. Other copies differ by the line alone: of these, the first
   * page, the last and the line's are compared.
   */
  isWhole?: boolean;
}

const pagesOf = ({ numPages }: PDFDocumentProxy): number[] =>
  Array.from({ length: numPages }, (_, at) => at + 1);

const json = (value: unknown): string => JSON.stringify(value) ?? '';

function same(what: string, before: unknown, after: unknown): void {
  if (json(before) !== json(after)) throw new CopyFault('unproven', `${what} changed`);
}

/** Outline, page labels, metadata and the like. */
async function factsOf(document: PDFDocumentProxy): Promise<Record<string, unknown>> {
  const { info } = await document.getMetadata();
  // A file that was appended to is not linearized any more.
  const { Custom: _own, IsLinearized: _linearized, ...standard } = info as Record<string, unknown>;
  return {
    pages: document.numPages,
    outline: await document.getOutline(),
    destinations: await document.getDestinations(),
    labels: await document.getPageLabels(),
    marks: await document.getMarkInfo(),
    description: standard,
    attachments: Object.keys(((await document.getAttachments()) as object | null) ?? {}),
  };
}

interface TagNode {
  role?: string;
  children?: TagNode[];
  id?: string;
}

function withoutLine(node: TagNode, mark: string): TagNode {
  const isLine = ({ role, children = [] }: TagNode) =>
    role === 'P' && children.length === 1 && (children[0]?.id?.endsWith(mark) ?? false);
  const { children } = node;
  if (!children) return node;
  return {
    ...node,
    children: children.filter((child) => !isLine(child)).map((child) => withoutLine(child, mark)),
  };
}

const countNodes = ({ children = [] }: TagNode): number =>
  children.reduce((sum, child) => sum + countNodes(child), 1);

async function provePage(before: PDFPageProxy, after: PDFPageProxy, printed?: PrintedLine): Promise<void> {
  const where = (what: string) => `${what} of page ${before.pageNumber}`;
  same(where('the frame'), [before.view, before.rotate], [after.view, after.rotate]);
  same(where('the links'), await before.getAnnotations(), await after.getAnnotations());
  const [was, is] = [await textsOn(before), await textsOn(after)];
  same(where('the text'), was, is.slice(0, was.length));
  const added = is.slice(was.length).map(({ text }) => text);
  const [first] = is.slice(was.length);
  if (printed && first && Math.hypot(first.x - printed.x, first.y - printed.y) > 1)
    throw new CopyFault('unproven', where('the place of the line'));
  const inOrder = inOrderOf(printed?.text ?? '');
  same(where('the line'), inOrder(printed?.text ?? ''), inOrder(added.join('')));
  const tags = (await after.getStructTree()) as TagNode | null;
  const old = (await before.getStructTree()) as TagNode | null;
  if (printed?.markedContent === undefined || !tags || !old) return same(where('the tags'), old, tags);
  same(where('the tags'), old, withoutLine(tags, `_mc${printed.markedContent}`));
  // A paragraph, and what it holds.
  if (countNodes(tags) !== countNodes(old) + 2) throw new CopyFault('unproven', where('the tag of the line'));
}

/**
 * Normalizes text to compare it with the line: without spaces, since lines may break anywhere. Right-to-left text is
 * extracted in painting order, so only its characters are compared.
 */
function inOrderOf(line: string): (text: string) => string {
  if (!/[\p{sc=Hebrew}\p{sc=Arabic}]/u.test(line)) return (text) => text.replace(/\s+/g, '');
  return (text) => (text.match(/[\p{L}\p{M}\p{N}]/gu) ?? []).sort().join('');
}

/** pdf.js repairs offsets silently; other readers complain. */
function proveOffsets(original: Uint8Array, copy: Uint8Array): void {
  const kindIn = (bytes: Uint8Array) => {
    const counted = bytes.subarray(originOf(original));
    const at = crossReferenceAt(counted);
    return at === undefined ? undefined : crossReferenceKind(counted, at);
  };
  if (kindIn(copy) === undefined) throw new CopyFault('unproven', 'its cross-reference is not at its offset');
}

/**
 * Proves with another library than the writer that a copy is its original with the line.
 * @throws CopyFault if anything else has changed
 */
export async function provePdf({ original, copy, line, printed, isWhole = true }: PdfProof): Promise<void> {
  if (!Buffer.from(copy.buffer, copy.byteOffset, original.length).equals(original))
    throw new CopyFault('unproven', 'bytes of the original changed');
  proveOffsets(original, copy);
  const before = await openPdf(original);
  const after = await openPdf(copy).catch((error: unknown) => {
    throw new CopyFault('unproven', `it does not open: ${String(error)}`);
  });
  try {
    same('its description', await factsOf(before), await factsOf(after));
    const { info } = await after.getMetadata();
    same('its owner', line.text, (info as { Custom?: Record<string, unknown> }).Custom?.[INFO_KEY]);
    for (const number of isWhole
      ? pagesOf(before)
      : new Set([1, printed?.pageNumber ?? 1, before.numPages])) {
      const [was, is] = [await before.getPage(number), await after.getPage(number)];
      await provePage(was, is, number === printed?.pageNumber ? printed : undefined);
      for (const page of [was, is]) page.cleanup();
    }
  } finally {
    await Promise.all([before.destroy(), after.destroy()]);
  }
}
