import { LocalSpeaker, type Sound, type VoiceId } from '@lectern/speech';
import type { OnApplicationShutdown } from '@nestjs/common';

import { SpeechSynthesizer } from './speech-synthesizer.js';

/** Built-in voice: no API key, no network, no cost. */
export class LocalSynthesizer extends SpeechSynthesizer implements OnApplicationShutdown {
  readonly speaker = 'local';
  private readonly local = new LocalSpeaker();

  speak(text: string, voice: VoiceId): Promise<Sound> {
    return this.local.speak(text, voice);
  }

  onApplicationShutdown(): Promise<void> {
    return this.local.close();
  }
}
