import type { VoiceId } from './voices.js';
import { EngineThread } from './thread/engine-thread.js';
import { secondsOf, type Sound, SoundError } from './sound.js';

/** Minimum peak level of speech: -40 dBFS. */
const minPeak = 0.01;
/** Minimum seconds per character; real voices take 0.05 to 0.09 s. */
const minSecondsPerCharacter = 0.03;
const maxSecondsPerCharacter = 0.3;
/** Allowance for short words and surrounding silence. */
const spareSeconds = 2;

/**
 * @param text the expected words
 * @throws SoundError for silence, or for a duration that does not match the text
 */
export function assertSpoken(sound: Sound, text: string): void {
  const seconds = secondsOf(sound);
  const loudest = sound.samples.reduce((most, sample) => Math.max(most, Math.abs(sample)), 0);
  if (!(loudest >= minPeak)) throw new SoundError('The voice sent silence.');
  const said = `${seconds.toFixed(1)} s for ${text.length} characters`;
  if (seconds < text.length * minSecondsPerCharacter)
    throw new SoundError(`The voice cannot have read the whole sentence: ${said}.`);
  if (seconds > text.length * maxSecondsPerCharacter + spareSeconds)
    throw new SoundError(`The voice continued after the sentence: ${said}.`);
}

/** Speaks without a network: CMU Flite in WebAssembly, in a worker thread. */
export class LocalSpeaker {
  readonly #thread = new EngineThread();

  /**
   * @param text one or a few sentences
   * @throws SoundError for a text without words; the signal's reason after an abort
   */
  speak(text: string, voice: VoiceId, signal?: AbortSignal): Promise<Sound> {
    return this.#thread.ask({ kind: 'speak', text, voice }, signal);
  }

  close(): Promise<void> {
    return this.#thread.close();
  }
}
