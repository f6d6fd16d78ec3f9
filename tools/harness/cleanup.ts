type Task = () => Promise<unknown>;

/** Stops processes and removes folders at the end of a run or at a signal: the last added first, each once. */
export class Cleanup {
  private readonly tasks: Task[] = [];
  private running: Promise<void> | undefined;

  add(task: Task): void {
    this.tasks.push(task);
    // Added while the others run.
    if (this.running) this.running = this.running.then(() => this.runTasks());
  }

  async run(): Promise<void> {
    this.running ??= this.runTasks();
    for (let seen; seen !== this.running;) {
      seen = this.running;
      await seen;
    }
  }

  private async runTasks(): Promise<void> {
    for (let task = this.tasks.pop(); task; task = this.tasks.pop()) await task().catch(() => undefined);
  }
}
