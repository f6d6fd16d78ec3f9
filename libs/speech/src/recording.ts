import type { Piece, Recording } from './sound.js';
import type { Tags } from './studio/id3.js';
import { EngineThread } from './thread/engine-thread.js';

export class RecordingStudio {
  readonly #thread = new EngineThread();

  /** @throws SoundError for no pieces, or only silence; the signal's reason after an abort */
  async record(pieces: readonly Piece[], tags: Tags, signal?: AbortSignal): Promise<Recording> {
    const recording = await this.#thread.ask({ kind: 'record', pieces: [...pieces], tags }, signal);
    return { ...recording, mp3: Buffer.from(recording.mp3) };
  }

  close(): Promise<void> {
    return this.#thread.close();
  }
}
