import { open } from 'node:fs/promises';
import { Worker } from 'node:worker_threads';

import { DocumentFault, readPart } from './document-fault.js';
import type { PdfAnswer } from './pdf-answer.js';

/** As far from the beginning, and from the end, as readers of PDF look for the marks of both. */
const MARK_BYTES = 1_024;
/** Far more than a book of 200 MB takes, far less than a file takes that was made to keep us busy. */
const PATIENCE_MS = 60_000;
const MOST_MEMORY_MB = 512;

/** Sources need a translator in the thread as well; what was built runs by itself. */
const program = import.meta.url.endsWith('.ts')
  ? new URL('../../../../open-pdf-source.mjs', import.meta.url)
  : new URL('./open-pdf.thread.js', import.meta.url);

const FAULTS: Record<Exclude<PdfAnswer, number>, string> = {
  damaged: 'is damaged: it does not open as a PDF. Please save it anew.',
  locked: 'is locked with a password or against copying, so not every reader could open it.',
  empty: 'is a PDF without a page.',
};

/**
 * Opens it with the library that browsers show PDFs with, in a thread of its own that may take its time or fail.
 * @returns how many pages it has
 */
export async function checkPdf(filePath: string): Promise<number> {
  await checkMarks(filePath);
  const answer = await askThread(filePath);
  if (typeof answer !== 'number') throw new DocumentFault(FAULTS[answer]);
  return answer;
}

/** The library mends what was cut off, where it can; our readers should not have to. */
async function checkMarks(filePath: string): Promise<void> {
  const file = await open(filePath, 'r');
  try {
    const { size } = await file.stat();
    const head = await readPart(file, 0, MARK_BYTES);
    if (!head.includes('%PDF-')) throw new DocumentFault('is not a PDF inside, whatever its name says.');
    const tail = await readPart(file, Math.max(0, size - MARK_BYTES), MARK_BYTES);
    if (!tail.includes('%%EOF')) throw new DocumentFault('is cut off: the end of the PDF is missing.');
  } finally {
    await file.close();
  }
}

async function askThread(filePath: string): Promise<PdfAnswer> {
  const thread = new Worker(program, {
    workerData: filePath,
    resourceLimits: { maxOldGenerationSizeMb: MOST_MEMORY_MB },
    stdout: true,
    stderr: true,
  });
  const answer = new Promise<PdfAnswer>((resolve) => {
    const timer = setTimeout(() => resolve('damaged'), PATIENCE_MS);
    thread.once('message', resolve);
    // Out of memory, or a fault of the library: either way it is no PDF that opens.
    thread.once('error', () => resolve('damaged'));
    thread.once('exit', () => {
      clearTimeout(timer);
      resolve('damaged');
    });
  });
  try {
    return await answer;
  } finally {
    await thread.terminate();
  }
}
