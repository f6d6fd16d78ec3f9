import { IsolatedWorker } from '../../platform/isolated-worker.js';
import { Outage } from '../../platform/outage.js';
import { CopyFault } from './copy-fault.js';
import type { CopyLine } from './copy-line.js';
import {
  COPY_THREAD_LIMITS,
  MOST_PROVEN,
  type CopyFaultReason,
  type CopyFormat,
  type CopyTrace,
} from './personal-copy-rules.js';

export interface StampInput {
  format: CopyFormat;
  originalPath: string;
  copyPath: string;
  line: CopyLine;
  /** Verifies each page; for the first copy of a file. */
  isWhole: boolean;
}

export interface StampAnswer {
  fault?: { reason: CopyFaultReason; message: string };
  trace?: CopyTrace;
  /** Code of a system error: the machine lacks space or descriptors, and the file may be fine. */
  shortageCode?: string;
}

type StampRequest = Omit<StampInput, 'isWhole'> & { originalSha256: string };

const proven = new Set<string>();

/** Makes one copy after the other, since loading the libraries takes longer than most copies. */
const thread = new IsolatedWorker<StampInput, StampAnswer>(
  new URL('./stamp-copy.thread.js', import.meta.url),
  COPY_THREAD_LIMITS,
);

/** @throws CopyFault if it cannot be made; Outage if the queue is full, or the machine lacks space or descriptors */
export async function stampCopy({ originalSha256, ...input }: StampRequest): Promise<CopyTrace> {
  const isWhole = !proven.has(originalSha256);
  const answer = await thread.run({ ...input, isWhole });
  if (!answer) throw new CopyFault('too-slow', 'it took too long, or more memory than it may have');
  const { shortageCode: code } = answer;
  if (code) throw Object.assign(new Outage(`A personal copy could not be written: ${code}.`), { code });
  if (answer.fault) throw new CopyFault(answer.fault.reason, answer.fault.message);
  if (proven.size >= MOST_PROVEN) proven.clear();
  proven.add(originalSha256);
  return answer.trace ?? { place: 'properties', pageNumber: null };
}
