import { Injectable } from '@nestjs/common';

import { Configuration } from '../../platform/config/configuration.js';
import { Connections } from '../../platform/integrations/integrations.js';
import { SpeakAWord } from './speak-a-word.use-case.js';

/** Says at the owner's desk whose voice reads the previews. */
@Injectable()
export class SpeechConnectionListener {
  constructor(connections: Connections, { speech }: Configuration, speak: SpeakAWord) {
    const isPaid = speech.openai !== undefined;
    connections.add({
      id: 'speech',
      label: 'Voice of the previews',
      state: isPaid ? 'connected' : 'built-in',
      standing: isPaid
        ? `A service reads the previews aloud, by the model ${speech.openai?.model}; it is paid by the character.`
        : 'The voice that comes with the site reads the previews aloud. It costs nothing.',
      advice: isPaid
        ? null
        : 'For a voice that sounds more like a person, give the key of a service such as OpenAI.',
      variables: ['OPENAI_API_KEY', 'OPENAI_BASE_URL', 'OPENAI_SPEECH_MODEL', 'SPEECH_DAILY_CHARACTERS'],
      testLabel: 'Have it say two words',
      test: () => speak.execute(),
    });
  }
}
