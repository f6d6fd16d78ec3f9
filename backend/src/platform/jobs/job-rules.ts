/** How often and how long the jobs wait and try: settled here, quicker in tests. */
export class JobSettings {
  /** How often the outbox is looked through for what nobody announced, when nothing in it is due sooner. */
  readonly sweepMs: number = 30_000;
  /** A dispatched row that is still open after this long is dispatched again: the job store may have lost it. */
  readonly redispatchAfterMs: number = 60_000;
  /** The same of what a process handed to its own dispatcher: it may have died before it was in the job store. */
  readonly handedAgainAfterMs: number = 10_000;
  /** How often schedules are looked at, and so how punctual they are; more often where one recurs faster. */
  readonly scheduleTickMs: number = 30_000;
  /**
   * A worker renews its hold on a job while it lives; after a crash the job is free again once the hold has
   * run out. Our jobs take seconds, so short holds let a buyer's mail go on soon.
   */
  readonly holdMs: number = 10_000;
  /** How often each lane is looked through for jobs whose worker is gone. */
  readonly stalledCheckMs: number = 20_000;
  /** How often an idle worker on PostgreSQL looks for jobs, so that a lost notification delays a job no longer. */
  readonly listenMs: number = 30_000;
  /** A job that was in several crashes is not to blame for them; one that was in more than this may be. */
  readonly maxStalls: number = 20;
  /** How soon a job store that does not answer is asked again. */
  readonly storeRetryMs: number = 1_000;
  /** When a process stops and its jobs are done, a store that does not answer is left alone after this long. */
  readonly farewellMs: number = 3_000;
  /** What does not follow a payment lets visitors who wait for an answer go first, for so long at most. */
  readonly visitorsFirstMs: number = 5_000;
  /** After its attempts are used up, a job waits this long before it gets new ones; doubles each time. */
  readonly restMs: number = 60 * 60_000;
  /** Jobs with `holdsWhenLate` that were due longer ago than this are held until the owner decides. */
  readonly lateAfterMs: number = 24 * 60 * 60_000;

  constructor(settings: Partial<JobSettings> = {}) {
    Object.assign(this, settings);
  }
}
