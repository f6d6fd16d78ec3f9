/** What has failed is tried again this soon, or with the next interval. */
const RETRY_MS = 2_000;

/** Does a piece of work at intervals and whenever it is woken, never twice at once. */
export class Repetition {
  private timer: NodeJS.Timeout | undefined;
  private sooner: NodeJS.Timeout | undefined;
  private working: Promise<void> = Promise.resolve();
  private isWanted = false;
  private isStopped = false;

  /**
   * @param work looks at {@link isStopping} where it takes long; may return in how many milliseconds it is wanted next,
   *   where that is sooner than the interval
   * @param onError told of what `work` threw; it is tried again soon
   */
  constructor(
    private readonly everyMs: number,
    private readonly work: () => Promise<number | undefined | void>,
    private readonly onError: (error: unknown) => void,
  ) {}

  get isStopping(): boolean {
    return this.isStopped;
  }

  start(): void {
    this.timer = setInterval(() => this.wake(), this.everyMs);
    this.wake();
  }

  /** Any number of requests while the work is being done lead to one more time. */
  wake(): void {
    if (this.isWanted || this.isStopped) return;
    this.isWanted = true;
    this.working = this.working.then(async () => {
      this.isWanted = false;
      if (this.isStopped) return;
      try {
        this.wakeIn(await this.work());
      } catch (error) {
        this.onError(error);
        this.wakeIn(RETRY_MS);
      }
    });
  }

  private wakeIn(waitMs: number | undefined | void): void {
    clearTimeout(this.sooner);
    if (typeof waitMs === 'number' && waitMs < this.everyMs)
      this.sooner = setTimeout(() => this.wake(), Math.max(1, waitMs));
  }

  /** Resolves when the work in hand is done. */
  async stop(): Promise<void> {
    this.isStopped = true;
    clearInterval(this.timer);
    clearTimeout(this.sooner);
    await this.working;
  }
}
