import type { Job, NoPayload } from './job.js';

/** A job that the site promises by itself, time and again, once in the whole cluster. */
export interface Schedule {
  readonly job: Job<NoPayload>;
  /** From one promise to the next at least, in milliseconds of the database's clock. */
  readonly everyMs: number;
}

const declared = new Map<string, Schedule>();

/**
 * Declares that a job recurs. It runs for the first time when the first worker starts; a run that is still
 * open when the next one is due is not doubled, and one that had to be given up does not stop the next.
 */
export function defineSchedule(schedule: Schedule): Schedule {
  const { name } = schedule.job;
  if (declared.has(name)) throw new Error(`The job "${name}" has two schedules.`);
  if (!(schedule.everyMs > 0)) throw new Error(`The schedule of "${name}" needs a time between its runs.`);
  declared.set(name, schedule);
  return schedule;
}

export function declaredSchedules(): ReadonlyMap<string, Schedule> {
  return declared;
}
