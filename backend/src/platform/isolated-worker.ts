import { parentPort, Worker, workerData } from 'node:worker_threads';

import { Outage } from './outage.js';
import { ownThreadNumber, threadCpuMs } from './thread-cpu.js';

/** Sources need a translator in the thread as well; what was built runs by itself. */
const translator = import.meta.url.endsWith('.ts')
  ? new URL('../../thread-source.mjs', import.meta.url)
  : undefined;

/** Maximum queue length; further calls are rejected. */
const MOST_WAITING = 20;

/** How often the processor time of a thread is read, at least and at most. */
const CPU_CHECK_MS = { least: 50, most: 1_000 };

interface Limits {
  timeoutMs: number;
  /** Processor time for one answer, which a busy machine does not use up; on Linux only. */
  cpuMs?: number;
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
  /** The system's number of each thread, which it writes itself. */
  private readonly numbers = new WeakMap<Worker, Int32Array>();
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
    const number = new Int32Array(new SharedArrayBuffer(4));
    const thread = new Worker(translator ?? this.program, {
      workerData: { program: this.program.href, number },
      resourceLimits: { maxOldGenerationSizeMb: this.limits.memoryMb },
      stdout: true,
      stderr: true,
    });
    this.numbers.set(thread, number);
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
    const meter = this.meter(thread, onExit);
    thread.once('message', stop).once('exit', onExit).ref();
    thread.postMessage(input);
    try {
      return await answer;
    } finally {
      clearTimeout(timer);
      clearInterval(meter);
      thread.off('message', stop).off('exit', onExit);
    }
  }

  /** Calls back when a thread has used up its processor time. */
  private meter(thread: Worker, onSpent: () => void): NodeJS.Timeout | undefined {
    const { cpuMs } = this.limits;
    if (cpuMs === undefined) return undefined;
    const usedMs = () => threadCpuMs(this.numbers.get(thread)?.[0] ?? 0);
    // A new thread has no number yet, and has used nothing.
    const beforeMs = usedMs() ?? 0;
    const everyMs = Math.min(CPU_CHECK_MS.most, Math.max(CPU_CHECK_MS.least, cpuMs / 20));
    return setInterval(() => {
      if ((usedMs() ?? 0) - beforeMs > cpuMs) onSpent();
    }, everyMs);
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

/** In the thread: answers what it is asked. */
export function answerInThread<Input>(work: (input: Input) => Promise<unknown>): void {
  const { number } = workerData as { number: Int32Array };
  number[0] = ownThreadNumber();
  parentPort?.on(
    'message',
    (input: Input) => void work(input).then((answer) => parentPort?.postMessage(answer)),
  );
}
