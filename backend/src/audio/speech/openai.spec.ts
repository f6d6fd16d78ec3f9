import { SoundError } from '@lectern/speech';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';

import type { OpenAiSettings } from '../../platform/config/speech-settings.js';
import { type VoiceAnswer, FakeSpeechApi } from '../../testing/fake-speech-api.js';
import { SpeechFailure } from './speech-failure.js';
import { OpenAiSynthesizer } from './speech-synthesizer.openai.js';

const TEXT = 'The door was open.';
const KEY = 'sk-of-the-tests';

describe('Paid voice', () => {
  const service = new FakeSpeechApi();
  let settings: OpenAiSettings;
  let synthesizer: OpenAiSynthesizer;

  beforeAll(async () => {
    settings = { apiKey: KEY, baseUrl: await service.open(), model: 'gpt-4o-mini-tts' };
    synthesizer = new OpenAiSynthesizer(settings);
  });
  afterAll(() => service.close());
  beforeEach(() => service.reset());

  it('requests a sentence with one of its voices and reading instructions', async () => {
    const { samples, sampleRate } = await synthesizer.speak(TEXT, 'storytelling');
    expect(sampleRate).toBe(24_000);
    expect(samples.length / sampleRate).toBeCloseTo(TEXT.length * 0.06, 1);
    expect(service.orders).toEqual([
      {
        model: 'gpt-4o-mini-tts',
        input: TEXT,
        voice: 'fable',
        instructions: expect.stringContaining('story'),
        response_format: 'wav',
      },
    ]);
    expect(service.keys).toEqual([`Bearer ${KEY}`]);
  });

  it.each<[VoiceAnswer, string, string, { afterMs: number } | undefined]>([
    ['wrong key', 'auth_failed', 'The voice service answered 401 invalid_api_key.', undefined],
    ['no credits', 'quota_exceeded', 'The voice service answered 429 insufficient_quota.', undefined],
    [
      'too fast',
      'service_unavailable',
      'The voice service answered 429 rate_limit_exceeded.',
      { afterMs: 20_000 },
    ],
    ['server error', 'service_unavailable', 'The voice service answered 500.', { afterMs: 0 }],
    ['overloaded', 'service_unavailable', 'The voice service answered 503.', { afterMs: 0 }],
    ['no such model', 'generation_failed', 'The voice service answered 404 model_not_found.', undefined],
    ['a broken line', 'service_unavailable', 'The voice service cannot be reached.', { afterMs: 0 }],
  ])(
    'maps the response "%s" to %s, without its message and without a retry',
    async (answer, code, message, retry) => {
      service.usual = answer;
      const failure = await synthesizer.speak(TEXT, 'warm').catch((error: unknown) => error);
      expect(failure).toBeInstanceOf(SpeechFailure);
      expect(failure).toMatchObject({ code, message, retry });
      expect(service.orders).toHaveLength(1);
    },
  );

  it.each<VoiceAnswer>(['nothing', 'half an answer'])('times out after %s', async (answer) => {
    service.usual = answer;
    const impatient = new OpenAiSynthesizer(settings, 200);
    const message = 'The voice service did not answer in time.';
    const failure = { code: 'service_unavailable', message, retry: { afterMs: 0 } };
    await expect(impatient.speak(TEXT, 'warm')).rejects.toMatchObject(failure);
  });

  it.each<VoiceAnswer>(['half a file', 'no sound'])('rejects %s as speech', async (answer) => {
    service.usual = answer;
    await expect(synthesizer.speak(TEXT, 'warm')).rejects.toBeInstanceOf(SoundError);
  });

  it('reports an unreachable service as a failure', async () => {
    const nobody = new OpenAiSynthesizer({ apiKey: KEY, baseUrl: 'http://127.0.0.1:9/v1', model: 'm' });
    await expect(nobody.speak(TEXT, 'warm')).rejects.toMatchObject({ code: 'service_unavailable' });
  });
});
