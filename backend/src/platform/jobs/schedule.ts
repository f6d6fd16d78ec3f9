import type { Configuration } from '../config/configuration.js';
import type { Job, NoPayload } from './job.js';

export interface Schedule {
  readonly job: Job<NoPayload>;
  /** Minimum time between runs in milliseconds of the database's clock, or a function that reads it from the settings. */
  readonly everyMs: number | ((configuration: Configuration) => number);
  /** SQL condition that saves runs with nothing to do. The job still checks for itself. */
  readonly onlyWhen?: string;
}

export interface ResolvedSchedule extends Pick<Schedule, 'job' | 'onlyWhen'> {
  readonly everyMs: number;
}

const declared = new Map<string, Schedule>();

/** First runs when the first worker starts. An open run delays the next one; a failed run does not. */
export function defineSchedule(schedule: Schedule): Schedule {
  const { name } = schedule.job;
  if (declared.has(name)) throw new Error(`The job "${name}" has two schedules.`);
  declared.set(name, schedule);
  return schedule;
}

export function schedulesOf(configuration: Configuration): ResolvedSchedule[] {
  return [...declared.values()].map(({ job, everyMs, ...rest }) => {
    const resolvedMs = typeof everyMs === 'function' ? everyMs(configuration) : everyMs;
    if (resolvedMs > 0) return { job, everyMs: resolvedMs, ...rest };
    throw new Error(`The schedule of "${job.name}" needs a positive interval.`);
  });
}
