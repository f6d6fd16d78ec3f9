import {
  asPDFName,
  beginText,
  decodePDFRawStream,
  endMarkedContent,
  endText,
  EncryptedPDFError,
  PDFDict,
  PDFDocument,
  type PDFFont,
  PDFHexString,
  PDFName,
  PDFOperator,
  PDFOperatorNames,
  PDFRawStream,
  PDFRef,
  popGraphicsState,
  pushGraphicsState,
  setFillingGrayscaleColor,
  setFontAndSize,
  setTextMatrix,
} from '@cantoo/pdf-lib';

import type { TextLine } from '../../platform/pdf/text-runs.js';
import { CopyFault } from './copy-fault.js';
import type { CopyLine } from './copy-line.js';
import { LineFont } from './line-font.js';
import { openPdf } from './open-pdf.js';
import { IDENTITY } from './pdf-geometry.js';
import { crossReferenceAt, crossReferenceKind, originOf } from './pdf-origin.js';
import { type LinePlace, placeLine } from './place-line.js';
import { tagLine } from './tag-line.js';
import { escapeXml, xmlElements } from './xml-elements.js';

export const INFO_KEY = 'PersonalCopy';

/** Contrast of 7 to 1 on white. */
const GRAY = 0.33;

export interface PrintedLine {
  pageNumber: number;
  text: string;
  /** Start of the baseline. */
  x: number;
  y: number;
  /** Number of its marked content, in a PDF with tags. */
  markedContent?: number;
}

async function openForUpdate(original: Uint8Array): Promise<PDFDocument> {
  try {
    return await PDFDocument.load(original, { forIncrementalUpdate: true, updateMetadata: false });
  } catch (error) {
    const reason = error instanceof EncryptedPDFError ? 'locked' : 'damaged';
    throw new CopyFault(reason, (error as Error).message);
  }
}

/**
 * Writes a line onto the imprint page, if there is room, and into the properties. The change is appended: every byte
 * of the original stays.
 * @throws CopyFault if it cannot be changed
 */
export async function stampPdf(
  original: Uint8Array,
  line: CopyLine,
): Promise<{ bytes: Uint8Array; printed?: PrintedLine }> {
  // The library counts offsets from the first byte that it gets.
  const origin = originOf(original);
  const counted = original.subarray(origin);
  const document = await openForUpdate(counted);
  const font = LineFont.open(document);
  const text = font.take(line.printable);
  const place = text === undefined ? undefined : await findPlace(original, text, font);
  const printed = text !== undefined && place ? await paint(document, font, text, place) : undefined;
  describe(document, line.text);
  // Some readers know only the original's kind of object list.
  const kind = crossReferenceKind(counted, crossReferenceAt(counted) ?? 0);
  const useObjectStreams =
    kind === undefined ? document.context.pdfFileDetails.useObjectStreams : kind === 'stream';
  const saved = await document.save({ useObjectStreams });
  const bytes = origin === 0 ? saved : Buffer.concat([original.subarray(0, origin), saved]);
  return { bytes, ...(printed ? { printed } : {}) };
}

async function findPlace(
  original: Uint8Array,
  text: string,
  font: LineFont,
): Promise<LinePlace<TextLine> | undefined> {
  const opened = await openPdf(original);
  try {
    return await placeLine(opened, (width, size) => font.breakLines(text, width, size));
  } finally {
    await opened.destroy();
  }
}

async function paint(
  document: PDFDocument,
  font: LineFont,
  text: string,
  place: LinePlace<TextLine>,
): Promise<PrintedLine> {
  const { pageNumber, matrices, size, lines, isFirst } = place;
  const page = document.getPage(pageNumber - 1);
  const isTagged = document.catalog.lookupMaybe(PDFName.of('StructTreeRoot'), PDFDict) !== undefined;
  const number = isTagged ? tagLine(document, page, isFirst) : undefined;
  // Files of one font have one name.
  const keys = new Map<PDFRef, PDFName>();
  const keyOf = ({ name, ref }: PDFFont) => {
    const key = keys.get(ref) ?? page.node.newFontDictionary(name, ref);
    keys.set(ref, key);
    return key;
  };
  const begin =
    number === undefined
      ? PDFOperator.of(PDFOperatorNames.BeginMarkedContent, [asPDFName('Artifact')])
      : PDFOperator.of(PDFOperatorNames.BeginMarkedContentSequence, [asPDFName('P'), `<</MCID ${number}>>`]);
  const painted: PDFOperator[] = [];
  for (const [at, line] of lines.entries()) {
    const [a, b, c, d, e, f] = matrices[at] ?? IDENTITY;
    for (const { font: of, shown, x, y, isReversed } of await font.place(line, size)) {
      const begun = PDFOperator.of(PDFOperatorNames.BeginMarkedContent, [asPDFName('ReversedChars')]);
      painted.push(
        ...(isReversed ? [begun] : []),
        setTextMatrix(a, b, c, d, e + a * x + c * y, f + b * x + d * y),
        setFontAndSize(keyOf(of), size),
        PDFOperator.of(PDFOperatorNames.ShowTextAdjusted, [`[${shown}]`]),
        ...(isReversed ? [endMarkedContent()] : []),
      );
    }
  }
  page.pushOperators(
    pushGraphicsState(),
    ...(isTagged ? [begin] : []),
    beginText(),
    setFillingGrayscaleColor(GRAY),
    ...painted,
    endText(),
    ...(isTagged ? [endMarkedContent()] : []),
    popGraphicsState(),
  );
  const [, , , , x, y] = matrices[0] ?? IDENTITY;
  return { pageNumber, text, x, y, ...(number === undefined ? {} : { markedContent: number }) };
}

/** Into the information dictionary, made if there is none, and XMP. */
function describe({ context, catalog }: PDFDocument, text: string): void {
  const known = context.lookup(context.trailerInfo.Info);
  const info = known instanceof PDFDict ? known : context.obj({});
  // An object of its own: if the largest object number is not written again, the library gets `/Size` wrong.
  info.set(PDFName.of(INFO_KEY), context.register(PDFHexString.fromText(text)));
  if (info !== known) context.trailerInfo.Info = context.register(info);
  const ref = catalog.get(PDFName.of('Metadata'));
  const stream = context.lookup(ref instanceof PDFRef ? ref : undefined);
  if (!(ref instanceof PDFRef) || !(stream instanceof PDFRawStream)) return;
  const changed = withTerms(Buffer.from(decodePDFRawStream(stream).decode()).toString('utf8'), text);
  if (changed === undefined) return;
  context.assign(ref, context.stream(Buffer.from(changed), { Type: 'Metadata', Subtype: 'XML' }));
  context.snapshot?.markRefForSave(ref);
}

/** Undefined if it has usage terms, or is no such description. */
function withTerms(xmp: string, text: string): string | undefined {
  const end = xmp.lastIndexOf('</rdf:RDF>');
  if (end < 0 || xmp.includes('UsageTerms')) return undefined;
  const about = /rdf:about="[^"]*"/.exec(xmp)?.[0] ?? 'rdf:about=""';
  const said = `<rdf:Description ${about} xmlns:xmpRights="http://ns.adobe.com/xap/1.0/rights/"><xmpRights:UsageTerms><rdf:Alt><rdf:li xml:lang="x-default">${escapeXml(text)}</rdf:li></rdf:Alt></xmpRights:UsageTerms></rdf:Description>`;
  const changed = xmp.slice(0, end) + said + xmp.slice(end);
  try {
    xmlElements(changed);
    return changed;
  } catch {
    return undefined;
  }
}
