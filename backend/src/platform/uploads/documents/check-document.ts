import { ShortThread } from '../../short-thread.js';
import { DocumentFault } from './document-fault.js';

const NAMES = { pdf: 'a PDF', epub: 'an ePub', mobi: 'a MOBI book' };

export type DocumentKind = keyof typeof NAMES;

/** What the thread says: what is wrong, where something is; how many pages, where a file has such. */
export interface DocumentAnswer {
  fault?: string;
  pages?: number;
}

/** Far more than a book of 200 MB takes, far less than a file takes that was made to keep us busy. */
const thread = new ShortThread<{ kind: DocumentKind; filePath: string }, DocumentAnswer>(
  new URL('./check-document.thread.js', import.meta.url),
  { timeoutMs: 60_000, memoryMb: 512 },
);

/**
 * Looks into a file, whatever its name says, beside the site's own thread. It is read in parts: however large it is,
 * little of it is held.
 * @returns how many pages a PDF has; null for what is set anew on every screen
 * @throws DocumentFault where it is not what it should be, or readers could not open it
 */
export async function checkDocument(kind: DocumentKind, filePath: string): Promise<number | null> {
  const answer = await thread.ask({ kind, filePath });
  if (!answer)
    throw new DocumentFault(`is damaged and doesn’t open as ${NAMES[kind]}. Please save it again.`);
  if (answer.fault) throw new DocumentFault(answer.fault);
  return answer.pages ?? null;
}
