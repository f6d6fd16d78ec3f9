import { open, type FileHandle } from 'node:fs/promises';

import {
  getDocument,
  PDFDataRangeTransport,
  type PDFDocumentProxy,
  VerbosityLevel,
} from 'pdfjs-dist/legacy/build/pdf.mjs';

import { DocumentFault, readPart } from './document-fault.js';

/** As far from the beginning, and from the end, as readers of PDF look for the marks of both. */
const MARK_BYTES = 1_024;
/** Reads are as long as this at least. */
const CHUNK_BYTES = 64 * 1_024;

/**
 * Opens it with the library that browsers show PDFs with.
 * @returns how many pages it has
 */
export async function checkPdf(filePath: string): Promise<number> {
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
  const head = await readPart(file, 0, MARK_BYTES);
  if (!head.includes('%PDF-')) throw new DocumentFault('isn’t really a PDF, despite its name.');
  const tail = await readPart(file, Math.max(0, size - MARK_BYTES), MARK_BYTES);
  if (!tail.includes('%%EOF')) throw new DocumentFault('is cut off: the end of the PDF is missing.');
}

const locked = () =>
  new DocumentFault('is locked with a password or against copying, so not every reader could open it.');
const damaged = () => new DocumentFault('is damaged and doesn’t open as a PDF. Please save it again.');

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
    throw (error as Error).name === 'PasswordException' ? locked() : damaged();
  }
}

/** What is locked says so even where it opens without a password: printing or copying is forbidden then. */
async function look(document: PDFDocumentProxy): Promise<number> {
  if (document.numPages < 1) throw new DocumentFault('is a PDF without a page.');
  if (await document.getPermissions().catch(() => Promise.reject(damaged()))) throw locked();
  for (const number of new Set([1, document.numPages]))
    await document.getPage(number).catch(() => Promise.reject(damaged()));
  return document.numPages;
}
