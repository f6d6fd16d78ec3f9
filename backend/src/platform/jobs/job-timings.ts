/** The rhythm of the jobs, in milliseconds: settled here, quicker in tests. */
export class JobTimings {
  /** How often the outbox is looked through for what no notification announced. */
  readonly sweepMs: number = 2_000;
  /** A dispatched row that is still open after this long is dispatched again: the job store may have lost it. */
  readonly redispatchAfterMs: number = 5 * 60_000;
  /** How often schedules are looked at: none can be more punctual. */
  readonly scheduleTickMs: number = 5_000;

  constructor(timings: Partial<JobTimings> = {}) {
    Object.assign(this, timings);
  }
}
