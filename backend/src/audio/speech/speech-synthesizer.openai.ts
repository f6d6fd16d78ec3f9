import { decodeWav, type Sound, type VoiceId } from '@lectern/speech';
import OpenAI, {
  APIConnectionError,
  APIConnectionTimeoutError,
  APIError,
  APIUserAbortError,
  AuthenticationError,
  InternalServerError,
  PermissionDeniedError,
  RateLimitError,
} from 'openai';

import type { OpenAiSettings } from '../../platform/config/speech-settings.js';
import { SpeechFailure } from './speech-failure.js';
import { SpeechSynthesizer } from './speech-synthesizer.js';

/** For one sentence, from the request to its last sample. */
export const SPEECH_TIMEOUT_MS = 30_000;

/** The paid service, or any server with the same API. The job retries, not the SDK. */
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
    return decodeWav(await this.request(text, voice));
  }

  private async request(text: string, voice: VoiceId): Promise<Buffer> {
    const order = voiceOrders[voice];
    const { model } = this.settings;
    // The SDK's own timeout ends at the first byte of the response.
    const signal = AbortSignal.timeout(this.timeoutMs);
    try {
      const response = await this.client.audio.speech.create(
        { model, input: text, ...order, response_format: 'wav' },
        { signal },
      );
      return Buffer.from(await response.arrayBuffer());
    } catch (error) {
      throw toSpeechFailure(signal.aborted ? new APIConnectionTimeoutError() : error);
    }
  }
}

export interface VoiceOrder {
  voice: string;
  instructions: string;
}

const ALWAYS = 'Read exactly the words that are given, in plain American English. Add nothing.';

export const voiceOrders: Record<VoiceId, VoiceOrder> = {
  warm: {
    voice: 'coral',
    instructions: `${ALWAYS} Unhurried and close, like someone across a kitchen table.`,
  },
  professional: {
    voice: 'sage',
    instructions: `${ALWAYS} Even and clear, with every term in its place, for somebody taking notes.`,
  },
  storytelling: {
    voice: 'fable',
    instructions: `${ALWAYS} Slowly, with room around what happens, as one tells a story on a porch.`,
  },
  inspirational: {
    voice: 'nova',
    instructions: `${ALWAYS} A little brighter and quicker, for a morning that could use some company.`,
  },
};

const MAX_RETRY_AFTER_MS = 30_000;

/** The account has no credits: a retry does not help. */
const OUT_OF_CREDITS = new Set(['insufficient_quota', 'billing_hard_limit_reached', 'billing_not_active']);

function retryAfter({ headers }: APIError): { afterMs: number } {
  const seconds = Number(headers?.get('retry-after') ?? '0');
  return {
    afterMs: Number.isFinite(seconds) ? Math.min(Math.max(seconds, 0) * 1_000, MAX_RETRY_AFTER_MS) : 0,
  };
}

/** Leaves out the service's own message, which may contain part of the key or the text. */
function describeResponse({ status, code }: APIError): string {
  const named = typeof code === 'string' && /^[a-z_]{1,60}$/.test(code) ? ` ${code}` : '';
  return `The voice service answered ${status ?? 'nothing'}${named}.`;
}

export function toSpeechFailure(error: unknown): unknown {
  const now = { afterMs: 0 };
  if (error instanceof APIConnectionTimeoutError || error instanceof APIUserAbortError)
    return new SpeechFailure('service_unavailable', 'The voice service did not answer in time.', now);
  if (error instanceof APIConnectionError)
    return new SpeechFailure('service_unavailable', 'The voice service cannot be reached.', now);
  if (!(error instanceof APIError)) return error;
  const response = describeResponse(error);
  if (error instanceof RateLimitError) {
    return OUT_OF_CREDITS.has(String(error.code))
      ? new SpeechFailure('quota_exceeded', response)
      : new SpeechFailure('service_unavailable', response, retryAfter(error));
  }
  if (error instanceof AuthenticationError || error instanceof PermissionDeniedError)
    return new SpeechFailure('auth_failed', response);
  if (error instanceof InternalServerError)
    return new SpeechFailure('service_unavailable', response, retryAfter(error));
  return new SpeechFailure('generation_failed', response);
}
