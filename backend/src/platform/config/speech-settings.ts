import { ConfigurationError } from './configuration-error.js';
import type { Environment } from './read-setting.js';

/** OpenAI, or a server with a compatible API. */
export interface OpenAiSettings {
  apiKey: string;
  /** `https://api.openai.com/v1`; the SDK's default if undefined. */
  baseUrl: string | undefined;
  model: string;
}

export interface SpeechSettings {
  speaker: 'local' | 'openai';
  openai: OpenAiSettings | undefined;
  /** Limit of paid characters a day (UTC). */
  charactersPerDay: number;
}

const MODEL = 'gpt-4o-mini-tts';
const CHARACTERS_PER_DAY = 200_000;

function readBaseUrl(text: string | undefined): string | undefined {
  if (!text) return undefined;
  const url = URL.canParse(text) ? new URL(text) : undefined;
  if (url && /^https?:$/.test(url.protocol) && !url.search && !url.hash && !url.username)
    return text.replace(/(?<!\/)\/+$/, '');
  throw new ConfigurationError(
    'OPENAI_BASE_URL must be an address such as https://api.openai.com/v1, without a query.',
  );
}

/** @param readLimit reads SPEECH_DAILY_CHARACTERS with a default */
export function readSpeech(env: Environment, readLimit: (fallback: number) => number): SpeechSettings {
  const apiKey = env['OPENAI_API_KEY']?.trim();
  const baseUrl = readBaseUrl(env['OPENAI_BASE_URL']?.trim());
  const model = env['OPENAI_SPEECH_MODEL']?.trim() || MODEL;
  if (apiKey && !/^[\x21-\x7e]{1,400}$/.test(apiKey))
    throw new ConfigurationError('OPENAI_API_KEY must be one word without spaces.');
  if (!/^[\w./:-]{1,100}$/.test(model))
    throw new ConfigurationError('OPENAI_SPEECH_MODEL must be the name of a model such as gpt-4o-mini-tts.');
  if (baseUrl && !apiKey)
    throw new ConfigurationError(
      'OPENAI_API_KEY must be set with OPENAI_BASE_URL; any word will do if the server needs none.',
    );
  return {
    speaker: apiKey ? 'openai' : 'local',
    openai: apiKey ? { apiKey, baseUrl, model } : undefined,
    charactersPerDay: readLimit(CHARACTERS_PER_DAY),
  };
}
