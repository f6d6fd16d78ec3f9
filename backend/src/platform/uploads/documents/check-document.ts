import { checkEpub } from './check-epub.js';
import { checkMobi } from './check-mobi.js';
import { checkPdf } from './check-pdf.js';

const CHECKS = { pdf: checkPdf, epub: checkEpub, mobi: checkMobi };

export type DocumentKind = keyof typeof CHECKS;

/**
 * Looks into a file, whatever its name says. It is read in parts: however large it is, little of it is held.
 * @returns how many pages a PDF has; null for what is set anew on every screen
 * @throws DocumentFault where it is not what it should be, or readers could not open it
 */
export async function checkDocument(kind: DocumentKind, filePath: string): Promise<number | null> {
  return (await CHECKS[kind](filePath)) ?? null;
}
