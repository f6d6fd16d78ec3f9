import { answerInWorker } from '../../platform/isolated-worker.js';
import { shortageIn } from '../../platform/shortage.js';
import { CopyFault } from './copy-fault.js';
import { makeCopy } from './make-copy.js';
import type { StampAnswer, StampInput } from './stamp-copy.js';

answerInWorker(async (input: StampInput): Promise<StampAnswer> => {
  try {
    return { trace: await makeCopy(input) };
  } catch (error) {
    if (shortageIn(error)) return { shortageCode: String((error as NodeJS.ErrnoException).code) };
    // Any error of the libraries means that they cannot change the file.
    const { reason, message } = error instanceof CopyFault ? error : new CopyFault('damaged', String(error));
    return { fault: { reason, message } };
  }
});
