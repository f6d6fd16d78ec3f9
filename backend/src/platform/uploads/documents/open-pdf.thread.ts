import { open } from 'node:fs/promises';
import { parentPort, workerData } from 'node:worker_threads';

import {
  getDocument,
  PDFDataRangeTransport,
  type PDFDocumentProxy,
  VerbosityLevel,
} from 'pdfjs-dist/legacy/build/pdf.mjs';

import type { PdfAnswer } from './pdf-answer.js';
import { readPart } from './document-fault.js';

/** Reads are as long as this at least. */
const CHUNK_BYTES = 64 * 1_024;

const file = await open(String(workerData), 'r');

/** Gives the library the parts of the file that it asks for, and no others. */
class FileParts extends PDFDataRangeTransport {
  override requestDataRange(begin: number, end: number): void {
    void readPart(file, begin, end - begin).then((part) => this.onDataRange(begin, new Uint8Array(part)));
  }
}

/** What is locked says so even where it opens without a password: printing or copying is forbidden then. */
async function look(document: PDFDocumentProxy): Promise<PdfAnswer> {
  if (document.numPages < 1) return 'empty';
  if (await document.getPermissions()) return 'locked';
  for (const number of new Set([1, document.numPages])) await document.getPage(number);
  return document.numPages;
}

async function answer(): Promise<PdfAnswer> {
  const { size } = await file.stat();
  try {
    const range = new FileParts(size, null);
    const document = await getDocument({
      range,
      length: size,
      rangeChunkSize: CHUNK_BYTES,
      disableAutoFetch: true,
      disableStream: true,
      disableFontFace: true,
      isEvalSupported: false,
      verbosity: VerbosityLevel.ERRORS,
    }).promise;
    return await look(document);
  } catch (error) {
    return (error as Error).name === 'PasswordException' ? 'locked' : 'damaged';
  }
}

parentPort?.postMessage(await answer());
