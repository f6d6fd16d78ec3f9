import { answerInWorker } from '../../platform/isolated-worker.js';
import { bodyOf } from './html-body.js';
import type { HtmlAnswer, HtmlTask } from './html-reading.js';
import { readHtml } from './read-html.js';

/** A text that cannot be read, such as one that is too deep for the stack, does not stop the others. */
function attempt<Result>(work: () => Result): Result | null {
  try {
    return work();
  } catch {
    return null;
  }
}

answerInWorker(async (task: HtmlTask): Promise<HtmlAnswer> =>
  'texts' in task
    ? task.texts.map((text) => attempt(() => readHtml(text)))
    : task.placed.map((text) => attempt(() => bodyOf(text))),
);
