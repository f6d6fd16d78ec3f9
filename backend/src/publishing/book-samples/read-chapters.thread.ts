import { answerInWorker } from '../../platform/isolated-worker.js';
import { InvalidDocument } from '../../platform/uploads/documents/document-errors.js';
import { listChapters, readChapter } from './epub-chapters.js';
import type { ChaptersAnswer, ChaptersTask } from './read-chapters.js';

answerInWorker(async ({ filePath, number }: ChaptersTask): Promise<ChaptersAnswer> => {
  try {
    if (number === undefined) return { chapters: await listChapters(filePath) };
    const text = await readChapter(filePath, number);
    return text ? { text } : {};
  } catch (error) {
    if (error instanceof Error && 'syscall' in error) throw error;
    return { problem: error instanceof InvalidDocument ? error.message : 'is damaged.' };
  }
});
