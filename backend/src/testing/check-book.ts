import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';

import type { DocumentKind } from '../platform/uploads/documents/check-document.js';
import { checkEpub } from '../platform/uploads/documents/check-epub.js';
import { checkMobi } from '../platform/uploads/documents/check-mobi.js';
import { checkPdf } from '../platform/uploads/documents/check-pdf.js';
import { type DocumentFacts, NO_FACTS } from '../platform/uploads/documents/document-facts.js';
import { InvalidDocument } from '../platform/uploads/documents/document-errors.js';

/** Facts, or the message of the error. */
type Checked = DocumentFacts | string;

/** In this thread, because starting a worker thread takes time. */
const CHECKS = { pdf: checkPdf, epub: checkEpub, mobi: checkMobi };

const BOOKS = path.join(import.meta.dirname, 'sample-books');

/** A small book with one property of real files. */
export const sampleBook = (name: string): Promise<Buffer> => readFile(path.join(BOOKS, name));

export async function checkBook(kind: DocumentKind, content: Buffer): Promise<Checked> {
  const folder = await mkdtemp(path.join(os.tmpdir(), 'lectern-book-'));
  try {
    const file = path.join(folder, 'book');
    await writeFile(file, content);
    return { ...NO_FACTS, ...(await CHECKS[kind](file)) };
  } catch (error) {
    if (error instanceof InvalidDocument) return error.message;
    throw error;
  } finally {
    await rm(folder, { recursive: true });
  }
}
