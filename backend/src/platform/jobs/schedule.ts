import type { Configuration } from '../config/configuration.js';
import type { Job, NoPayload } from './job.js';

/** A job that the site enqueues by itself, time and again, once in the whole cluster. */
export interface Schedule {
  readonly job: Job<NoPayload>;
  /** From one run to the next at least, in milliseconds of the database's clock; or the setting that says so. */
  readonly everyMs: number | ((configuration: Configuration) => number);
  /**
   * A condition in SQL, looked at with the schedules: while it does not hold there is nothing to do, and no run is enqueued.
   * The job still looks for itself.
   */
  readonly onlyWhen?: string;
}

/** A schedule as the settings have it. */
export interface ResolvedSchedule extends Pick<Schedule, 'job' | 'onlyWhen'> {
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
  declared.set(name, schedule);
  return schedule;
}

/** The schedules as these settings have them. */
export function schedulesOf(configuration: Configuration): ResolvedSchedule[] {
  return [...declared.values()].map(({ job, everyMs, ...rest }) => {
    const resolvedMs = typeof everyMs === 'function' ? everyMs(configuration) : everyMs;
    if (resolvedMs > 0) return { job, everyMs: resolvedMs, ...rest };
    throw new Error(`The schedule of "${job.name}" needs a time between its runs.`);
  });
}
