import { decodeWav, type Sound, type VoiceId } from '@lectern/speech';
import OpenAI, { APIConnectionTimeoutError } from 'openai';

import type { OpenAiSettings } from '../../platform/config/speech-settings.js';
import { toSpeechFailure } from './openai-failure.openai.js';
import { SpeechSynthesizer } from './speech-synthesizer.js';
import { voiceOrders } from './voice-orders.js';

/** For one sentence, from the question to its last sample. */
export const SPEECH_TIMEOUT_MS = 30_000;

/** The paid service, or any server that speaks its language. A second try is the job's business, not the SDK's. */
export class OpenAiSynthesizer extends SpeechSynthesizer {
  readonly speaker = 'openai';
  private readonly client: OpenAI;

  constructor(
    private readonly settings: OpenAiSettings,
    private readonly timeoutMs = SPEECH_TIMEOUT_MS,
  ) {
    super();
    const { apiKey, baseUrl } = settings;
    this.client = new OpenAI({
      apiKey,
      baseURL: baseUrl ?? null,
      organization: null,
      project: null,
      maxRetries: 0,
      timeout: timeoutMs,
      logLevel: 'off',
    });
  }

  async speak(text: string, voice: VoiceId): Promise<Sound> {
    return decodeWav(await this.ask(text, voice));
  }

  private async ask(text: string, voice: VoiceId): Promise<Buffer> {
    const order = voiceOrders[voice];
    const { model } = this.settings;
    // The SDK's own patience ends with the first byte of the answer.
    const signal = AbortSignal.timeout(this.timeoutMs);
    try {
      const answer = await this.client.audio.speech.create(
        { model, input: text, ...order, response_format: 'wav' },
        { signal },
      );
      return Buffer.from(await answer.arrayBuffer());
    } catch (error) {
      throw toSpeechFailure(signal.aborted ? new APIConnectionTimeoutError() : error);
    }
  }
}
