import { Worker } from 'node:worker_threads';

import { type Piece, type Recording, type Sound, SoundError } from '../sound.js';
import type { VoiceId } from '../voices.js';
import type { Tags } from '../studio/id3.js';

export interface SpeakRequest {
  kind: 'speak';
  text: string;
  voice: VoiceId;
}

export interface RecordRequest {
  kind: 'record';
  pieces: Piece[];
  tags: Tags;
}

/** Structured cloning turns a Buffer into a Uint8Array. */
export type SentRecording = Omit<Recording, 'mp3'> & { mp3: Uint8Array };

export type EngineRequest = SpeakRequest | RecordRequest;
type EngineResult<Request extends EngineRequest> = Request extends SpeakRequest ? Sound : SentRecording;

export type EngineAnswer =
  | { result: Sound | SentRecording }
  /** `isSoundError` distinguishes messages for people from bugs. */
  | { failure: { message: string; stack: string; isSoundError: boolean } };

interface Task {
  request: EngineRequest;
  resolve: (result: never) => void;
  reject: (error: unknown) => void;
  signal: AbortSignal | undefined;
  onAbort: () => void;
}

/** TypeScript sources need a loader in the worker too; the build does not. */
const program = import.meta.url.endsWith('.ts')
  ? new URL('../../serve-source.mjs', import.meta.url)
  : new URL('./serve.js', import.meta.url);

/** Worker thread for speech, one task at a time. If it dies, its current task fails and a new worker starts. */
export class EngineThread {
  #worker: Worker | null = null;
  #current: Task | null = null;
  #isClosed = false;
  readonly #waiting: Task[] = [];

  ask<Request extends EngineRequest>(request: Request, signal?: AbortSignal): Promise<EngineResult<Request>> {
    return new Promise((resolve, reject) => {
      if (this.#isClosed) throw new Error('The voice has been closed.');
      signal?.throwIfAborted();
      const task: Task = { request, resolve, reject, signal, onAbort: () => this.#withdraw(task) };
      signal?.addEventListener('abort', task.onAbort);
      this.#waiting.push(task);
      this.#next();
    });
  }

  async close(): Promise<void> {
    this.#isClosed = true;
    const error = new Error('The voice was closed while it was working.');
    for (const task of this.#waiting.splice(0)) this.#settle(task, () => task.reject(error));
    await this.#drop(error);
  }

  #next(): void {
    if (this.#current) return;
    const task = this.#waiting.shift();
    if (!task) return this.#worker?.unref();
    this.#current = task;
    this.#worker ??= this.#start();
    this.#worker.ref();
    this.#worker.postMessage(task.request);
  }

  #start(): Worker {
    const worker = new Worker(program);
    const lost = (error: Error): void => {
      if (this.#worker === worker) void this.#drop(error);
    };
    worker.on('message', (answer: EngineAnswer) => {
      if (this.#worker === worker) this.#answer(answer);
    });
    worker.on('error', lost);
    worker.on('exit', (code) => lost(new Error(`The voice’s worker exited with code ${code}.`)));
    return worker;
  }

  #answer(answer: EngineAnswer): void {
    const task = this.#current;
    this.#current = null;
    if (task)
      this.#settle(task, () =>
        'result' in answer ? task.resolve(answer.result as never) : task.reject(errorOf(answer)),
      );
    this.#next();
  }

  /** A running task can only be stopped by ending the worker. */
  #withdraw(task: Task): void {
    if (this.#current === task) return void this.#drop(task.signal?.reason);
    this.#waiting.splice(this.#waiting.indexOf(task), 1);
    this.#settle(task, () => task.reject(task.signal?.reason));
  }

  async #drop(error: unknown): Promise<void> {
    const [worker, task] = [this.#worker, this.#current];
    this.#worker = this.#current = null;
    if (task) this.#settle(task, () => task.reject(error));
    this.#next();
    await worker?.terminate();
  }

  #settle(task: Task, settle: () => void): void {
    task.signal?.removeEventListener('abort', task.onAbort);
    settle();
  }
}

function errorOf({ failure }: Extract<EngineAnswer, { failure: object }>): Error {
  if (failure.isSoundError) return new SoundError(failure.message);
  return Object.assign(new Error(failure.message), { stack: failure.stack });
}
