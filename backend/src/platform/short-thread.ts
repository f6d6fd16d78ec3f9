import { parentPort, Worker } from 'node:worker_threads';

import { Outage } from './outage.js';

/** Sources need a translator in the thread as well; what was built runs by itself. */
const translator = import.meta.url.endsWith('.ts')
  ? new URL('../../thread-source.mjs', import.meta.url)
  : undefined;

/** Whoever comes later is told to come again. */
const MOST_WAITING = 20;

interface Limits {
  timeoutMs: number;
  memoryMb: number;
  /** How long it stays after an answer, for what is asked next: where its libraries are large, and its inputs our own. */
  keptMs?: number;
}

/**
 * A program that looks at what strangers made, in a thread of its own that may take its time or fail: the site goes on
 * meanwhile. It is asked one thing at a time, so that a heap of them keeps one core busy at most.
 */
export class ShortThread<Input, Answer> {
  private last: Promise<unknown> = Promise.resolve();
  private waiting = 0;
  private kept: Worker | undefined;
  private ending: NodeJS.Timeout | undefined;

  /** @param program `new URL('./x.thread.js', import.meta.url)`, which calls {@link answerInThread} */
  constructor(
    private readonly program: URL,
    private readonly limits: Limits,
  ) {}

  /**
   * @returns undefined where it took too long, or more memory than it may have, or failed
   * @throws Outage where too many wait already
   */
  async ask(input: Input): Promise<Answer | undefined> {
    if (this.waiting >= MOST_WAITING) throw new Outage('Too many are waiting to be looked at.');
    this.waiting += 1;
    const answer = this.last.then(() => this.run(input)).finally(() => (this.waiting -= 1));
    this.last = answer.catch(() => undefined);
    return answer;
  }

  private async run(input: Input): Promise<Answer | undefined> {
    clearTimeout(this.ending);
    const thread = this.kept ?? this.start();
    this.kept = undefined;
    const answer = await this.answerOf(thread, input);
    const { keptMs } = this.limits;
    if (answer === undefined || !keptMs) await thread.terminate();
    else this.keep(thread, keptMs);
    return answer;
  }

  private start(): Worker {
    const thread = new Worker(translator ?? this.program, {
      workerData: { program: this.program.href },
      resourceLimits: { maxOldGenerationSizeMb: this.limits.memoryMb },
      stdout: true,
      stderr: true,
    });
    // One that fails exits as well.
    thread.on('error', () => undefined);
    thread.once('exit', () => {
      if (this.kept === thread) this.kept = undefined;
    });
    return thread;
  }

  private async answerOf(thread: Worker, input: Input): Promise<Answer | undefined> {
    let stop: (answer?: Answer) => void = () => undefined;
    const answer = new Promise<Answer | undefined>((resolve) => (stop = resolve));
    const onExit = () => stop();
    const timer = setTimeout(onExit, this.limits.timeoutMs);
    thread.once('message', stop).once('exit', onExit).ref();
    thread.postMessage(input);
    try {
      return await answer;
    } finally {
      clearTimeout(timer);
      thread.off('message', stop).off('exit', onExit);
    }
  }

  /** A process that has nothing else to do does not wait for it. */
  private keep(thread: Worker, keptMs: number): void {
    thread.unref();
    this.kept = thread;
    this.ending = setTimeout(() => {
      this.kept = undefined;
      void thread.terminate();
    }, keptMs).unref();
  }
}

/** In the thread: does what it is asked. */
export function answerInThread<Input>(work: (input: Input) => Promise<unknown>): void {
  parentPort?.on(
    'message',
    (input: Input) => void work(input).then((answer) => parentPort?.postMessage(answer)),
  );
}
