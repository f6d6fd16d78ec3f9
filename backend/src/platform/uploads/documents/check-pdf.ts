import { open, type FileHandle } from 'node:fs/promises';

import {
  getDocument,
  PDFDataRangeTransport,
  type PDFDocumentProxy,
  VerbosityLevel,
} from 'pdfjs-dist/legacy/build/pdf.mjs';

import type { DocumentFacts } from './document-facts.js';
import { InvalidDocument } from './document-errors.js';
import { readPart } from './read-part.js';
import { isComplete } from './pdf-end.js';

/** PDF readers look for the header in the first 1,024 bytes. */
const HEADER_BYTES = 1_024;
const CHUNK_BYTES = 64 * 1_024;

/**
 * Opens a PDF with pdf.js. A PDF that only forbids editing or copying is valid.
 * @throws InvalidDocument if readers could not open it
 */
export async function checkPdf(filePath: string): Promise<Pick<DocumentFacts, 'pages' | 'isProtected'>> {
  const file = await open(filePath, 'r');
  try {
    const { size } = await file.stat();
    await checkMarks(file, size);
    return await inspect(await openDocument(file, size));
  } finally {
    await file.close();
  }
}

/** pdf.js repairs truncated files, but other readers may not. */
async function checkMarks(file: FileHandle, size: number): Promise<void> {
  const head = await readPart(file, 0, HEADER_BYTES);
  if (!head.includes('%PDF-')) throw new InvalidDocument('isn’t really a PDF, despite its name.');
  if (!(await isComplete(file, size)))
    throw new InvalidDocument('is cut off: the end of the PDF is missing. Please save it again.');
}

const locked = () =>
  new InvalidDocument(
    'asks for a password before it opens, so your readers couldn’t read it. Please save it again without security.',
  );
const damaged = () => new InvalidDocument('is damaged and doesn’t open as a PDF. Please save it again.');

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

async function inspect(document: PDFDocumentProxy): Promise<Pick<DocumentFacts, 'pages' | 'isProtected'>> {
  if (document.numPages < 1) throw new InvalidDocument('is a PDF without a page.');
  const permissions = await document.getPermissions().catch(() => Promise.reject(damaged()));
  for (const number of new Set([1, document.numPages]))
    await document.getPage(number).catch(() => Promise.reject(damaged()));
  return { pages: document.numPages, isProtected: permissions !== null };
}
