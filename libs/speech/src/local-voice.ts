import type { VoiceId } from './voices.js';
import { EngineThread } from './thread/engine-thread.js';
import { secondsOf, type Sound, SoundError } from './sound.js';

/** The quietest that a voice may be at its loudest: -40 dB of full scale. */
const faintest = 0.01;
/** What any voice needs for a character, breaths among it: fast ones need 0.05 s, slow ones 0.09 s. */
const fewestSecondsPerCharacter = 0.03;
const mostSecondsPerCharacter = 0.3;
/** A word of few letters may be drawn out, or stand between silences. */
const spareSeconds = 2;

/**
 * @param text what should be heard
 * @throws SoundError for silence, or for a length that cannot be this text's
 */
export function assertSpoken(sound: Sound, text: string): void {
  const seconds = secondsOf(sound);
  const loudest = sound.samples.reduce((most, sample) => Math.max(most, Math.abs(sample)), 0);
  if (!(loudest >= faintest)) throw new SoundError('The voice sent silence.');
  const said = `${seconds.toFixed(1)} s for ${text.length} characters`;
  if (seconds < text.length * fewestSecondsPerCharacter)
    throw new SoundError(`The voice cannot have read the whole sentence: ${said}.`);
  if (seconds > text.length * mostSecondsPerCharacter + spareSeconds)
    throw new SoundError(`The voice went on after the sentence: ${said}.`);
}

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
