import type { Piece, Recording } from './sound.js';
import type { Tags } from './studio/id3.js';
import { EngineThread } from './thread/engine-thread.js';

/** Makes one recording of many pieces, in a thread of its own. */
export class RecordingStudio {
  readonly #thread = new EngineThread();

  /** @throws SoundError for no pieces, or nothing but silence; the signal's reason once it is aborted */
  async record(pieces: readonly Piece[], tags: Tags, signal?: AbortSignal): Promise<Recording> {
    const recording = await this.#thread.ask({ kind: 'record', pieces: [...pieces], tags }, signal);
    return { ...recording, mp3: Buffer.from(recording.mp3) };
  }

  /** Ends the thread. What is being recorded fails. */
  close(): Promise<void> {
    return this.#thread.close();
  }
}
