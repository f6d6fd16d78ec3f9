import type { Job } from './job.js';

/** How far a job has come: a number of the processor's choosing, or what else it has to tell as JSON. */
export type JobProgress = number | Record<string, string | number | boolean>;

/** What a processor may know of the run it is part of. */
export interface JobRun {
  /** The outbox row's id: the same at every retry, so it can name what must not happen twice. */
  id: string;
  /** Tells at once, before the commit, whoever asks for the job's progress. Never fails the job. */
  reportProgress(progress: JobProgress): Promise<void>;
}

/**
 * Does one kind of job. `process` runs inside the transaction that also closes the outbox row: it has its
 * effect once, or (when the process dies before the commit) is repeated.
 */
export abstract class JobProcessor<P extends object = object> {
  abstract readonly job: Job<P>;
  abstract process(payload: P, run: JobRun): Promise<void>;
}
