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
  showText,
} from '@cantoo/pdf-lib';

import { CopyFault, type CopyLine } from './copy-line.js';
import { LineFont } from './line-font.js';
import { openPdf } from './open-pdf.js';
import { type LinePlace, placeLine } from './place-line.js';
import { tagLine } from './tag-line.js';
import { escapeXml, xmlElements } from './xml-elements.js';

/** Under which the file says of itself whose copy it is. */
export const INFO_KEY = 'PersonalCopy';

/** Quiet, and dark enough to be read on white: 7 to 1. */
const GRAY = 0.33;

/** What was set onto a page. */
export interface PrintedLine {
  pageNumber: number;
  text: string;
  /** By which its painting is marked, in a PDF with tags. */
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
 * Writes a line into a PDF: onto its imprint page where there is room, and into what the file says of itself. What was
 * there stays, byte for byte: the change is appended.
 * @throws CopyFault for one that cannot be changed
 */
export async function stampPdf(
  original: Uint8Array,
  line: CopyLine,
): Promise<{ bytes: Uint8Array; printed?: PrintedLine }> {
  const document = await openForUpdate(original);
  const font = await LineFont.open(document);
  const text = await font.take(line.printable);
  const place = text === undefined ? undefined : await findPlace(original, text, font);
  const printed = text !== undefined && place ? paint(document, font, text, place) : undefined;
  describe(document, line.text);
  // In the way in which the file lists its objects: some readers know no other way for what is appended.
  const { useObjectStreams } = document.context.pdfFileDetails;
  return { bytes: await document.save({ useObjectStreams }), ...(printed ? { printed } : {}) };
}

async function findPlace(original: Uint8Array, text: string, font: LineFont): Promise<LinePlace | undefined> {
  const opened = await openPdf(original);
  try {
    return await placeLine(opened, (width, size) => font.breakLines(text, width, size));
  } finally {
    await opened.destroy();
  }
}

function paint(document: PDFDocument, font: LineFont, text: string, place: LinePlace): PrintedLine {
  const { pageNumber, x, baseline, leading, size, lines, isFirst } = place;
  const page = document.getPage(pageNumber - 1);
  const isTagged = document.catalog.lookupMaybe(PDFName.of('StructTreeRoot'), PDFDict) !== undefined;
  const number = isTagged ? tagLine(document, page, isFirst) : undefined;
  // The pieces of the font have one name.
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
  page.pushOperators(
    pushGraphicsState(),
    ...(isTagged ? [begin] : []),
    beginText(),
    setFillingGrayscaleColor(GRAY),
    ...lines.flatMap((words, at) => {
      const move = setTextMatrix(1, 0, 0, 1, x, baseline - at * leading);
      const runs = font
        .runs(words)
        .flatMap((run) => [setFontAndSize(keyOf(run.font), size), showText(run.font.encodeText(run.text))]);
      return [move, ...runs];
    }),
    endText(),
    ...(isTagged ? [endMarkedContent()] : []),
    popGraphicsState(),
  );
  return { pageNumber, text, ...(number === undefined ? {} : { markedContent: number }) };
}

/** For programs, and for whoever looks at a file’s properties. */
function describe({ context, catalog }: PDFDocument, text: string): void {
  const info = context.lookup(context.trailerInfo.Info);
  if (info instanceof PDFDict) info.set(PDFName.of(INFO_KEY), PDFHexString.fromText(text));
  const ref = catalog.get(PDFName.of('Metadata'));
  const stream = context.lookup(ref instanceof PDFRef ? ref : undefined);
  if (!(ref instanceof PDFRef) || !(stream instanceof PDFRawStream)) return;
  const changed = withTerms(Buffer.from(decodePDFRawStream(stream).decode()).toString('utf8'), text);
  if (changed === undefined) return;
  context.assign(ref, context.stream(Buffer.from(changed), { Type: 'Metadata', Subtype: 'XML' }));
  context.snapshot?.markRefForSave(ref);
}

/** Undefined where it says something of this already, or is not what such a description is. */
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
