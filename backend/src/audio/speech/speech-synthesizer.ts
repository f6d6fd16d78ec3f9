import type { Sound, VoiceId } from '@lectern/speech';

/** The built-in voice, or a service that charges per character. */
export type Speaker = 'local' | 'openai';

export abstract class SpeechSynthesizer {
  abstract readonly speaker: Speaker;

  /**
   * @param text one sentence, or a few
   * @throws SpeechFailure if it cannot be generated, for now or for good
   */
  abstract speak(text: string, voice: VoiceId): Promise<Sound>;
}
