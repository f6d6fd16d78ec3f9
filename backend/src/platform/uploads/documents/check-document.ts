import { IsolatedWorker } from '../../isolated-worker.js';
import { type DocumentFacts, NO_FACTS } from './document-facts.js';
import { InvalidDocument, DocumentCheckFailed } from './document-errors.js';
import { CHECK_LIMITS } from './document-limits.js';

export type DocumentKind = 'pdf' | 'epub' | 'mobi';

export interface DocumentAnswer {
  /** Message of an {@link InvalidDocument}. */
  problem?: string;
  facts?: DocumentFacts;
}

type CheckThread = IsolatedWorker<{ kind: DocumentKind; filePath: string }, DocumentAnswer>;

const PROGRAM = new URL('./check-document.thread.js', import.meta.url);
const thread: CheckThread = new IsolatedWorker(PROGRAM, CHECK_LIMITS);

/**
 * Checks a file's content in a worker thread, which reads it in parts.
 * @param checker for specs
 * @throws InvalidDocument if it is of another kind, or readers could not open it
 * @throws DocumentCheckFailed if the check exceeds its limits or cannot read the file
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
  if (answer.problem) throw new InvalidDocument(answer.problem);
  return answer.facts ?? NO_FACTS;
}
