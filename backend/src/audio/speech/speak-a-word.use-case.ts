import { assertSpoken } from '@lectern/speech';
import { Injectable } from '@nestjs/common';

import { SpendCharacters } from './spend-characters.use-case.js';
import { SpeechSynthesizer } from './speech-synthesizer.js';

const WORD = 'Good day.';
const VOICE = 'warm';

/** Has the voice say something short, to hear whether it does. */
@Injectable()
export class SpeakAWord {
  constructor(
    private readonly synthesizer: SpeechSynthesizer,
    private readonly spend: SpendCharacters,
  ) {}

  /**
   * @returns what was heard, in a sentence
   * @throws SpeechFailure where it cannot be read, SoundError where it is no speech
   */
  async execute(): Promise<string> {
    const isPaid = this.synthesizer.speaker !== 'local';
    if (isPaid) await this.spend.execute(WORD.length);
    assertSpoken(await this.synthesizer.speak(WORD, VOICE), WORD);
    return isPaid
      ? 'The service has spoken two words for us.'
      : 'The voice of the site has spoken two words.';
  }
}
