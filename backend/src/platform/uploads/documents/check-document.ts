import { IsolatedWorker } from '../../isolated-worker.js';
import { type DocumentFacts, NO_FACTS } from './document-facts.js';
import { InvalidDocument, DocumentCheckFailed } from './document-errors.js';
import { CHECK_LIMITS } from './document-limits.js';

export type DocumentKind = 'pdf' | 'epub' | 'mobi';

/** The thread's answer: a fault, or what was found. */
export interface DocumentAnswer {
  fault?: string;
  facts?: DocumentFacts;
}

type CheckThread = IsolatedWorker<{ kind: DocumentKind; filePath: string }, DocumentAnswer>;

const PROGRAM = new URL('./check-document.thread.js', import.meta.url);
const thread: CheckThread = new IsolatedWorker(PROGRAM, CHECK_LIMITS);

/**
 * Checks a file's content, whatever its name says, in a worker thread. It is read in parts: however large it is, little
 * of it is held.
 * @param checker for specs
 * @throws InvalidDocument if it is not what it should be, or readers could not open it
 * @throws DocumentCheckFailed if the check took too long or too much memory, or could not read the disk
 */
export async function checkDocument(
  kind: DocumentKind,
  filePath: string,
  checker = thread,
): Promise<DocumentFacts> {
  const answer = await checker.run({ kind, filePath });
  if (!answer)
    throw new DocumentCheckFailed(
      'couldn’t be checked in time, so nothing was saved. Please try again in a few minutes.',
    );
  if (answer.fault) throw new InvalidDocument(answer.fault);
  return answer.facts ?? NO_FACTS;
}
