/** Does a piece of work at intervals and whenever it is woken, never twice at once. */
export class Repetition {
  private timer: NodeJS.Timeout | undefined;
  private working: Promise<void> = Promise.resolve();
  private isWanted = false;
  private isStopped = false;

  /**
   * @param work looks at {@link isStopping} where it takes long
   * @param onError told of what `work` threw; the next interval tries again
   */
  constructor(
    private readonly everyMs: number,
    private readonly work: () => Promise<void>,
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
      if (!this.isStopped) await this.work().catch(this.onError);
    });
  }

  /** Resolves when the work in hand is done. */
  async stop(): Promise<void> {
    this.isStopped = true;
    clearInterval(this.timer);
    await this.working;
  }
}
