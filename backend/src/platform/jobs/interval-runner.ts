import { INTERVAL_RETRY_MS } from './job-rules.js';

/** Runs work at an interval and on demand, never twice at once. */
export class IntervalRunner {
  private interval: NodeJS.Timeout | undefined;
  private timer: NodeJS.Timeout | undefined;
  private running: Promise<void> = Promise.resolve();
  private isPending = false;
  private isStopped = false;

  /** @param work may return the milliseconds until its next run, if that is sooner than the interval */
  constructor(
    private readonly everyMs: number,
    private readonly work: () => Promise<number | undefined | void>,
    private readonly onError: (error: unknown) => void,
  ) {}

  get isStopping(): boolean {
    return this.isStopped;
  }

  start(): void {
    this.interval = setInterval(() => this.wake(), this.everyMs);
    this.wake();
  }

  /** Requests during a run lead to one further run. */
  wake(): void {
    if (this.isPending || this.isStopped) return;
    this.isPending = true;
    this.running = this.running.then(async () => {
      this.isPending = false;
      if (this.isStopped) return;
      try {
        this.wakeIn(await this.work());
      } catch (error) {
        this.onError(error);
        this.wakeIn(INTERVAL_RETRY_MS);
      }
    });
  }

  private wakeIn(waitMs: number | undefined | void): void {
    clearTimeout(this.timer);
    if (typeof waitMs === 'number' && waitMs < this.everyMs)
      this.timer = setTimeout(() => this.wake(), Math.max(1, waitMs));
  }

  async stop(): Promise<void> {
    this.isStopped = true;
    clearInterval(this.interval);
    clearTimeout(this.timer);
    await this.running;
  }
}
