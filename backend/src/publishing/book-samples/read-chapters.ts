import { IsolatedWorker } from '../../platform/isolated-worker.js';
import { InvalidDocument } from '../../platform/uploads/documents/document-errors.js';
import { CHAPTER_LIMITS, type ChapterText, type EpubChapter } from './sample-rules.js';
import { slowBook } from './sample-sentences.js';

export interface ChaptersTask {
  filePath: string;
  /** Of the chapter to read; without one, all are listed. */
  number?: number;
}

export interface ChaptersAnswer {
  /** Message of an {@link InvalidDocument}. */
  problem?: string;
  chapters?: EpubChapter[];
  text?: ChapterText;
}

const thread = new IsolatedWorker<ChaptersTask, ChaptersAnswer>(
  new URL('./read-chapters.thread.js', import.meta.url),
  CHAPTER_LIMITS,
);

/**
 * Reads an ePub in a worker thread.
 * @throws InvalidDocument if it cannot be read; DomainError if it takes too long
 */
export async function readChapters(task: ChaptersTask): Promise<ChaptersAnswer> {
  const answer = await thread.run(task);
  if (!answer) throw slowBook();
  if (answer.problem !== undefined) throw new InvalidDocument(answer.problem);
  return answer;
}
