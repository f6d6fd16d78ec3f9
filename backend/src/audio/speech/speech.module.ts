import { Configuration } from '../../platform/config/configuration.js';
import { defineFeature } from '../../platform/features/feature.js';
import { SpeechBudget } from './speech-budget.js';
import { SpeechIntegration } from './speech-integration.js';
import { SpeechSynthesizer } from './speech-synthesizer.js';
import { LocalSynthesizer } from './speech-synthesizer.local.js';

const voice = {
  provide: SpeechSynthesizer,
  inject: [Configuration],
  useFactory: async ({ speech, timeLimits }: Configuration): Promise<SpeechSynthesizer> => {
    if (!speech.openai) return new LocalSynthesizer();
    // Loaded on demand: OpenAI's SDK is large.
    const { OpenAiSynthesizer } = await import('./speech-synthesizer.openai.js');
    return new OpenAiSynthesizer(speech.openai, timeLimits.openAiMs);
  },
};

export const speech = defineFeature({
  providers: [voice, SpeechBudget, SpeechIntegration],
});
