/** Each has places of its own in every worker, so that work which waits for one neighbour keeps no other waiting. */
export const LANES = ['payments', 'mail', 'slow'] as const;

export type Lane = (typeof LANES)[number];

/** A piece of work that happens after a commit: data only. */
export interface Job<P extends object> {
  readonly name: string;
  /** Tries in all before it stays failed and visible. */
  readonly attempts: number;
  /** Wait before the second try in milliseconds; doubles from then on. */
  readonly backoffMs: number;
  /**
   * How long it waits each time its attempts are used up, in milliseconds; after the last delay it waits for somebody.
   * Where none are given: an hour, doubling eight times.
   */
  readonly retryDelaysMs?: readonly number[];
  /** Whether the owner is asked first when it is found later than `JobSettings.lateAfterMs`. */
  readonly holdsWhenLate?: boolean;
  /** `slow` where none is named. */
  readonly lane?: Lane;
  /** Types the payload at the point of use; ids only, never whole entities. */
  readonly payload?: P;
}

type JobDeclaration<P extends object> = Omit<Job<P>, 'attempts' | 'backoffMs'> &
  Partial<Pick<Job<P>, 'attempts' | 'backoffMs'>>;

/** Of a job that needs to be told nothing. */
export type NoPayload = Record<string, never>;

const declared = new Map<string, Job<object>>();

/**
 * Declares a job; where it does not say how often it is tried, that is three times, a minute and two apart. Start-up proves
 * that each declared job has exactly one handler.
 */
export function defineJob<P extends object>(declaration: JobDeclaration<P>): Job<P> {
  const job = { attempts: 3, backoffMs: 60_000, ...declaration };
  if (declared.has(job.name)) throw new Error(`The job "${job.name}" is declared twice.`);
  declared.set(job.name, job);
  return job;
}

export const laneOf = (jobName: string): Lane => declared.get(jobName)?.lane ?? 'slow';

export function declaredJobs(): ReadonlyMap<string, Job<object>> {
  return declared;
}
