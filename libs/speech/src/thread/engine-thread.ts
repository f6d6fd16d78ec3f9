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

/** Bytes lose their class between threads: a Buffer arrives as a Uint8Array. */
export type SentRecording = Omit<Recording, 'mp3'> & { mp3: Uint8Array };

export type EngineRequest = SpeakRequest | RecordRequest;
type EngineResult<Request extends EngineRequest> = Request extends SpeakRequest ? Sound : SentRecording;

export type EngineAnswer =
  | { result: Sound | SentRecording }
  /** `spoken` tells a SoundError, whose sentence is for a person, from a fault of ours. */
  | { failure: { message: string; stack: string; isSoundError: boolean } };

interface Wish {
  request: EngineRequest;
  resolve: (result: never) => void;
  reject: (error: unknown) => void;
  signal: AbortSignal | undefined;
  onAbort: () => void;
}

/** Sources need a translator in the thread as well; what was built runs by itself. */
const program = import.meta.url.endsWith('.ts')
  ? new URL('../../serve-source.mjs', import.meta.url)
  : new URL('./serve.js', import.meta.url);

/**
 * A thread that speaks and records, one wish at a time and in order. It starts with the first wish, keeps no
 * process alive while it has nothing to do, and is replaced when it dies: that fails the wish it was at, no other.
 */
export class EngineThread {
  #worker: Worker | null = null;
  #current: Wish | null = null;
  #isClosed = false;
  readonly #waiting: Wish[] = [];

  ask<Request extends EngineRequest>(request: Request, signal?: AbortSignal): Promise<EngineResult<Request>> {
    return new Promise((resolve, reject) => {
      if (this.#isClosed) throw new Error('The voice has been closed.');
      signal?.throwIfAborted();
      const wish: Wish = { request, resolve, reject, signal, onAbort: () => this.#withdraw(wish) };
      signal?.addEventListener('abort', wish.onAbort);
      this.#waiting.push(wish);
      this.#next();
    });
  }

  async close(): Promise<void> {
    this.#isClosed = true;
    const error = new Error('The voice was closed while it was at work.');
    for (const wish of this.#waiting.splice(0)) this.#settle(wish, () => wish.reject(error));
    await this.#drop(error);
  }

  #next(): void {
    if (this.#current) return;
    const wish = this.#waiting.shift();
    if (!wish) return this.#worker?.unref();
    this.#current = wish;
    this.#worker ??= this.#start();
    this.#worker.ref();
    this.#worker.postMessage(wish.request);
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
    worker.on('exit', (code) => lost(new Error(`The voice’s thread ended with ${code}.`)));
    return worker;
  }

  #answer(answer: EngineAnswer): void {
    const wish = this.#current;
    this.#current = null;
    if (wish)
      this.#settle(wish, () =>
        'result' in answer ? wish.resolve(answer.result as never) : wish.reject(errorOf(answer)),
      );
    this.#next();
  }

  /** What has begun cannot be interrupted, only ended with its thread. */
  #withdraw(wish: Wish): void {
    if (this.#current === wish) return void this.#drop(wish.signal?.reason);
    this.#waiting.splice(this.#waiting.indexOf(wish), 1);
    this.#settle(wish, () => wish.reject(wish.signal?.reason));
  }

  async #drop(error: unknown): Promise<void> {
    const [worker, wish] = [this.#worker, this.#current];
    this.#worker = this.#current = null;
    if (wish) this.#settle(wish, () => wish.reject(error));
    this.#next();
    await worker?.terminate();
  }

  #settle(wish: Wish, settle: () => void): void {
    wish.signal?.removeEventListener('abort', wish.onAbort);
    settle();
  }
}

function errorOf({ failure }: Extract<EngineAnswer, { failure: object }>): Error {
  if (failure.isSoundError) return new SoundError(failure.message);
  return Object.assign(new Error(failure.message), { stack: failure.stack });
}
