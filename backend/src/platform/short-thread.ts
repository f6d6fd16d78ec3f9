import { parentPort, Worker, workerData } from 'node:worker_threads';

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
}

/**
 * A program that looks at what strangers made, in a thread of its own that may take its time or fail: the site goes on
 * meanwhile. It is asked one thing at a time, so that a heap of them keeps one core busy at most.
 */
export class ShortThread<Input, Answer> {
  private last: Promise<unknown> = Promise.resolve();
  private waiting = 0;

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
    const thread = new Worker(translator ?? this.program, {
      workerData: { program: this.program.href, input },
      resourceLimits: { maxOldGenerationSizeMb: this.limits.memoryMb },
      stdout: true,
      stderr: true,
    });
    let timer: NodeJS.Timeout | undefined;
    try {
      return await new Promise<Answer | undefined>((resolve) => {
        timer = setTimeout(() => resolve(undefined), this.limits.timeoutMs);
        thread.once('message', resolve);
        thread.once('error', () => resolve(undefined));
        thread.once('exit', () => resolve(undefined));
      });
    } finally {
      clearTimeout(timer);
      await thread.terminate();
    }
  }
}

/** In the thread: does what it was started for. */
export async function answerInThread<Input>(work: (input: Input) => Promise<unknown>): Promise<void> {
  const { input } = workerData as { input: Input };
  parentPort?.postMessage(await work(input));
}
