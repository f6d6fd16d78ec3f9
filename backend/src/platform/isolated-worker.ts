import { parentPort, Worker, workerData } from 'node:worker_threads';

import { Outage } from './outage.js';
import { ownThreadId, threadCpuMs } from './thread-cpu.js';

/** Loads TypeScript sources in the worker; undefined for built code. */
const sourceLoader = import.meta.url.endsWith('.ts')
  ? new URL('../../thread-source.mjs', import.meta.url)
  : undefined;

/** Maximum queue length; further calls are rejected. */
const MAX_QUEUED = 20;

const CPU_CHECK_MS = { min: 50, max: 1_000 };

interface Limits {
  timeoutMs: number;
  /** CPU time per call, independent of the load of the machine; on Linux only. */
  cpuMs?: number;
  memoryMb: number;
  /** Keeps the worker this long for the next call. Only for inputs that run no code; saves loading large libraries. */
  idleMs?: number;
}

/** Runs untrusted input in a worker thread with limits, one call at a time, so that it keeps at most one core busy. */
export class IsolatedWorker<Input, Result> {
  private last: Promise<unknown> = Promise.resolve();
  private queued = 0;
  private idle: Worker | undefined;
  private running: Worker | undefined;
  private isStopped = false;
  /** Linux thread id of each worker, in memory that the worker writes. */
  private readonly threadIds = new WeakMap<Worker, Int32Array>();
  private idleTimer: NodeJS.Timeout | undefined;

  /** @param program `new URL('./x.thread.js', import.meta.url)`, which calls {@link answerInWorker} */
  constructor(
    private readonly program: URL,
    private readonly limits: Limits,
  ) {}

  /** @returns undefined if a limit was exceeded or the program failed @throws Outage if the queue is full */
  async run(input: Input): Promise<Result | undefined> {
    if (this.queued >= MAX_QUEUED) throw new Outage('Too many calls are queued.');
    this.queued += 1;
    const result = this.last.then(() => this.runNow(input)).finally(() => (this.queued -= 1));
    this.last = result.catch(() => undefined);
    return result;
  }

  /** Ends the call that runs, and those that are queued, without a result. */
  async stop(): Promise<void> {
    this.isStopped = true;
    clearTimeout(this.idleTimer);
    await this.idle?.terminate();
    await this.running?.terminate();
  }

  private async runNow(input: Input): Promise<Result | undefined> {
    if (this.isStopped) return undefined;
    clearTimeout(this.idleTimer);
    const worker = this.idle ?? this.start();
    this.idle = undefined;
    this.running = worker;
    const result = await this.resultOf(worker, input);
    this.running = undefined;
    const { idleMs } = this.limits;
    if (result === undefined || !idleMs || this.isStopped) await worker.terminate();
    else this.keep(worker, idleMs);
    return result;
  }

  private start(): Worker {
    const threadId = new Int32Array(new SharedArrayBuffer(4));
    const worker = new Worker(sourceLoader ?? this.program, {
      workerData: { program: this.program.href, threadId },
      resourceLimits: { maxOldGenerationSizeMb: this.limits.memoryMb },
      stdout: true,
      stderr: true,
    });
    this.threadIds.set(worker, threadId);
    // A worker that fails also exits.
    worker.on('error', () => undefined);
    worker.once('exit', () => {
      if (this.idle === worker) this.idle = undefined;
    });
    return worker;
  }

  private async resultOf(worker: Worker, input: Input): Promise<Result | undefined> {
    let stop: (result?: Result) => void = () => undefined;
    const result = new Promise<Result | undefined>((resolve) => (stop = resolve));
    const onExit = () => stop();
    const timer = setTimeout(onExit, this.limits.timeoutMs);
    const meter = this.meterCpu(worker, onExit);
    worker.once('message', stop).once('exit', onExit).ref();
    worker.postMessage(input);
    try {
      return await result;
    } finally {
      clearTimeout(timer);
      clearInterval(meter);
      worker.off('message', stop).off('exit', onExit);
    }
  }

  private meterCpu(worker: Worker, onExceeded: () => void): NodeJS.Timeout | undefined {
    const { cpuMs } = this.limits;
    if (cpuMs === undefined) return undefined;
    const usedMs = () => threadCpuMs(this.threadIds.get(worker)?.[0] ?? 0) ?? 0;
    // A new worker has not written its thread id yet, and has used nothing.
    const beforeMs = usedMs();
    const everyMs = Math.min(CPU_CHECK_MS.max, Math.max(CPU_CHECK_MS.min, cpuMs / 20));
    return setInterval(() => {
      if (usedMs() - beforeMs > cpuMs) onExceeded();
    }, everyMs);
  }

  private keep(worker: Worker, idleMs: number): void {
    worker.unref();
    this.idle = worker;
    this.idleTimer = setTimeout(() => {
      this.idle = undefined;
      void worker.terminate();
    }, idleMs).unref();
  }
}

/** Runs in the worker thread: answers each message with the result of `work`. */
export function answerInWorker<Input>(work: (input: Input) => Promise<unknown>): void {
  const { threadId } = workerData as { threadId: Int32Array };
  threadId[0] = ownThreadId();
  parentPort?.on(
    'message',
    (input: Input) => void work(input).then((result) => parentPort?.postMessage(result)),
  );
}
