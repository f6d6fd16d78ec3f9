import { answerInWorker } from '../../isolated-worker.js';
import type { DocumentAnswer, DocumentKind } from './check-document.js';
import { type DocumentFacts, NO_FACTS } from './document-facts.js';
import { InvalidDocument } from './document-errors.js';

/** Loaded when needed: pdf.js is large. */
const CHECKS: Record<DocumentKind, (filePath: string) => Promise<Partial<DocumentFacts> | void>> = {
  pdf: async (filePath) => (await import('./check-pdf.js')).checkPdf(filePath),
  epub: async (filePath) => (await import('./check-epub.js')).checkEpub(filePath),
  mobi: async (filePath) => (await import('./check-mobi.js')).checkMobi(filePath),
};

const NAMES: Record<DocumentKind, string> = { pdf: 'a PDF', epub: 'an ePub', mobi: 'a MOBI book' };

const isSystemError = (error: unknown): boolean => error instanceof Error && 'syscall' in error;

answerInWorker(
  async ({ kind, filePath }: { kind: DocumentKind; filePath: string }): Promise<DocumentAnswer> => {
    try {
      return { facts: { ...NO_FACTS, ...(await CHECKS[kind](filePath)) } };
    } catch (error) {
      if (isSystemError(error)) throw error;
      if (error instanceof InvalidDocument) return { problem: error.message };
      return { problem: `is damaged and doesn’t open as ${NAMES[kind]}. Please save it again.` };
    }
  },
);
