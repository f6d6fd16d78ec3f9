import { open, type FileHandle } from 'node:fs/promises';

import {
  getDocument,
  PDFDataRangeTransport,
  type PDFDocumentProxy,
  VerbosityLevel,
} from 'pdfjs-dist/legacy/build/pdf.mjs';

import type { DocumentFacts } from './document-facts.js';
import { InvalidDocument, readPart } from './document-errors.js';
import { isWhole } from './pdf-end.js';

/** As far from the beginning as readers of PDF look for its header. */
const HEADER_BYTES = 1_024;
/** Reads are as long as this at least. */
const CHUNK_BYTES = 64 * 1_024;

/**
 * Opens a PDF with the library that browsers show PDFs with. One that only forbids editing or copying opens in every program.
 * @throws InvalidDocument for one that readers could not open
 */
export async function checkPdf(filePath: string): Promise<Pick<DocumentFacts, 'pages' | 'isProtected'>> {
  const file = await open(filePath, 'r');
  try {
    const { size } = await file.stat();
    await checkMarks(file, size);
    return await look(await openDocument(file, size));
  } finally {
    await file.close();
  }
}

/** The library mends what was cut off, where it can; our readers should not have to. */
async function checkMarks(file: FileHandle, size: number): Promise<void> {
  const head = await readPart(file, 0, HEADER_BYTES);
  if (!head.includes('%PDF-')) throw new InvalidDocument('isn’t really a PDF, despite its name.');
  if (!(await isWhole(file, size)))
    throw new InvalidDocument('is cut off: the end of the PDF is missing. Please save it again.');
}

const locked = () =>
  new InvalidDocument(
    'asks for a password before it opens, so your readers couldn’t read it. Please save it again without security.',
  );
const damaged = () => new InvalidDocument('is damaged and doesn’t open as a PDF. Please save it again.');

/** Gives the library the parts of the file that it asks for, and no others. */
class FileParts extends PDFDataRangeTransport {
  constructor(
    private readonly file: FileHandle,
    size: number,
  ) {
    super(size, null);
  }

  override requestDataRange(begin: number, end: number): void {
    void readPart(this.file, begin, end - begin).then((part) =>
      this.onDataRange(begin, new Uint8Array(part)),
    );
  }
}

async function openDocument(file: FileHandle, size: number): Promise<PDFDocumentProxy> {
  try {
    return await getDocument({
      range: new FileParts(file, size),
      length: size,
      rangeChunkSize: CHUNK_BYTES,
      disableAutoFetch: true,
      disableStream: true,
      disableFontFace: true,
      isEvalSupported: false,
      verbosity: VerbosityLevel.ERRORS,
    }).promise;
  } catch (error) {
    const { name, message } = error as Error;
    throw name === 'PasswordException' || /encrypt/i.test(message) ? locked() : damaged();
  }
}

async function look(document: PDFDocumentProxy): Promise<Pick<DocumentFacts, 'pages' | 'isProtected'>> {
  if (document.numPages < 1) throw new InvalidDocument('is a PDF without a page.');
  const permissions = await document.getPermissions().catch(() => Promise.reject(damaged()));
  for (const number of new Set([1, document.numPages]))
    await document.getPage(number).catch(() => Promise.reject(damaged()));
  return { pages: document.numPages, isProtected: permissions !== null };
}
