import type { Sound } from './sound.js';
import { EngineThread } from './thread/engine-thread.js';
import type { VoiceId } from './voices.js';

/** Reads aloud without a network: CMU Flite in WebAssembly, in a thread of its own. */
export class LocalSpeaker {
  readonly #thread = new EngineThread();

  /**
   * @param text a sentence or a few; longer ones take longer, nothing else
   * @throws SoundError for a text without a word to say; the signal's reason once it is aborted
   */
  speak(text: string, voice: VoiceId, signal?: AbortSignal): Promise<Sound> {
    return this.#thread.ask({ kind: 'speak', text, voice }, signal);
  }

  /** Ends the thread. What is being said fails. */
  close(): Promise<void> {
    return this.#thread.close();
  }
}
