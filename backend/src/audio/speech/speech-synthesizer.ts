import type { Sound, VoiceId } from '@lectern/speech';

/** Whose voice it is: the one that comes with the site, or a service that is paid by the character. */
export type Speaker = 'local' | 'openai';

/** Reads a sentence aloud. */
export abstract class SpeechSynthesizer {
  abstract readonly speaker: Speaker;

  /**
   * @param text one sentence, or a few
   * @throws SpeechFailure where it cannot be read, for now or at all
   */
  abstract speak(text: string, voice: VoiceId): Promise<Sound>;
}
