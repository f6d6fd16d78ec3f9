import { ShortThread } from '../../short-thread.js';
import { type DocumentFacts, NO_FACTS } from './document-facts.js';
import { DocumentFault } from './document-fault.js';

const NAMES = { pdf: 'a PDF', epub: 'an ePub', mobi: 'a MOBI book' };

export type DocumentKind = keyof typeof NAMES;

/** The thread's answer: a fault, or what was found. */
export interface DocumentAnswer {
  fault?: string;
  facts?: DocumentFacts;
}

/** Far more than a book of 200 MB takes, far less than a file takes that was made to keep us busy. */
const thread = new ShortThread<{ kind: DocumentKind; filePath: string }, DocumentAnswer>(
  new URL('./check-document.thread.js', import.meta.url),
  { timeoutMs: 60_000, memoryMb: 512 },
);

/**
 * Checks a file's content, whatever its name says, in a worker thread. It is read in parts: however large it is, little
 * of it is held.
 * @throws DocumentFault if it is not what it should be, or readers could not open it
 */
export async function checkDocument(kind: DocumentKind, filePath: string): Promise<DocumentFacts> {
  const answer = await thread.ask({ kind, filePath });
  if (!answer)
    throw new DocumentFault(`is damaged and doesn’t open as ${NAMES[kind]}. Please save it again.`);
  if (answer.fault) throw new DocumentFault(answer.fault);
  return answer.facts ?? NO_FACTS;
}
