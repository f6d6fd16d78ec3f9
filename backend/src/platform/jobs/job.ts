import { DEFAULT_ATTEMPTS, DEFAULT_BACKOFF_MS } from './job-rules.js';

/** Each lane has its own concurrency in every worker, so jobs that wait for one service do not block the others. */
export const LANES = ['payments', 'mail', 'slow'] as const;

export type Lane = (typeof LANES)[number];

export interface Job<P extends object> {
  readonly name: string;
  readonly attempts: number;
  /** Delay before the second attempt in milliseconds; doubles from then on. */
  readonly backoffMs: number;
  /** Delays in milliseconds before new attempts once they are used up. By default an hour, doubling up to `MAX_FAILURES`. */
  readonly retryDelaysMs?: readonly number[];
  /** Whether it is held for the owner if it is found later than `JobSettings.lateAfterMs`. */
  readonly holdsWhenLate?: boolean;
  /** `slow` by default. */
  readonly lane?: Lane;
  /** Only types the payload: ids, never whole entities. */
  readonly payload?: P;
}

type JobDeclaration<P extends object> = Omit<Job<P>, 'attempts' | 'backoffMs'> &
  Partial<Pick<Job<P>, 'attempts' | 'backoffMs'>>;

export type NoPayload = Record<string, never>;

const declared = new Map<string, Job<object>>();

/** Declares a job. Startup checks that each declared job has exactly one handler. */
export function defineJob<P extends object>(declaration: JobDeclaration<P>): Job<P> {
  const job = { attempts: DEFAULT_ATTEMPTS, backoffMs: DEFAULT_BACKOFF_MS, ...declaration };
  if (declared.has(job.name)) throw new Error(`The job "${job.name}" is declared twice.`);
  declared.set(job.name, job);
  return job;
}

export const laneOf = (jobName: string): Lane => declared.get(jobName)?.lane ?? 'slow';

export function declaredJobs(): ReadonlyMap<string, Job<object>> {
  return declared;
}
