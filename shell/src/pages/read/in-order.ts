/** Steps of which each begins when the one before has ended, whatever became of it. */
export class InOrder {
  private last: Promise<unknown> = Promise.resolve();
  private waiting = 0;

  /** Whether a step is under way. */
  get isBusy(): boolean {
    return this.waiting > 0;
  }

  /** At once where nothing is under way. */
  do(step: () => Promise<void>): Promise<void> {
    const done = this.waiting === 0 ? step() : this.last.then(step, step);
    this.waiting += 1;
    const end = () => {
      this.waiting -= 1;
    };
    this.last = done.then(end, end);
    return done;
  }
}
