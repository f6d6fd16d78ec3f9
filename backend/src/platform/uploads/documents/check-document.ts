import { checkEpub } from './check-epub.js';
import { checkMobi } from './check-mobi.js';
import { checkPdf } from './check-pdf.js';

const CHECKS = { pdf: checkPdf, epub: checkEpub, mobi: checkMobi };

export type DocumentKind = keyof typeof CHECKS;

/**
 * Looks into a file, whatever its name says. It is read in parts: however large it is, little of it is held.
 * @throws DocumentFault where it is not what it should be, or readers could not open it
 */
export function checkDocument(kind: DocumentKind, filePath: string): Promise<void> {
  return CHECKS[kind](filePath);
}
