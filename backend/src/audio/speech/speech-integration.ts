import { assertSpoken } from '@lectern/speech';
import { Injectable } from '@nestjs/common';

import { Configuration } from '../../platform/config/configuration.js';
import { Integrations } from '../../platform/integrations/integrations.js';
import { SpeechBudget } from './speech-budget.js';
import { SpeechSynthesizer } from './speech-synthesizer.js';

const WORD = 'Good day.';
const VOICE = 'warm';

@Injectable()
export class SpeechIntegration {
  constructor(
    connections: Integrations,
    { speech }: Configuration,
    private readonly synthesizer: SpeechSynthesizer,
    private readonly speechBudget: SpeechBudget,
  ) {
    const isPaid = speech.openai !== undefined;
    connections.add({
      id: 'speech',
      label: 'Voice of the previews',
      state: isPaid ? 'connected' : 'built-in',
      standing: isPaid
        ? `A service reads the previews aloud with the model ${speech.openai?.model}. You pay by the character.`
        : 'The voice that comes with the site reads the previews aloud, at no cost.',
      advice: isPaid ? null : 'For a more natural voice, add the key of a service such as OpenAI.',
      variables: ['OPENAI_API_KEY', 'OPENAI_BASE_URL', 'OPENAI_SPEECH_MODEL', 'SPEECH_DAILY_CHARACTERS'],
      testLabel: 'Have it say two words',
      test: () => this.check(),
    });
  }

  /**
   * Generates a short sentence as a check.
   * @returns the result, in a sentence
   * @throws SpeechFailure if the service fails, SoundError if the result is not speech
   */
  private async check(): Promise<string> {
    const isPaid = this.synthesizer.speaker !== 'local';
    if (isPaid) await this.speechBudget.spend(WORD.length);
    assertSpoken(await this.synthesizer.speak(WORD, VOICE), WORD);
    return isPaid
      ? 'The service has spoken two words for us.'
      : 'The voice of the site has spoken two words.';
  }
}
