/** Runs tasks one at a time, in order. A failed task does not stop the queue. */
export class SerialQueue {
  private last: Promise<unknown> = Promise.resolve();
  private waiting = 0;

  get isBusy(): boolean {
    return this.waiting > 0;
  }

  run(step: () => Promise<void>): Promise<void> {
    const done = this.waiting === 0 ? step() : this.last.then(step, step);
    this.waiting += 1;
    const end = () => {
      this.waiting -= 1;
    };
    this.last = done.then(end, end);
    return done;
  }
}
