import { ConfigurationError } from './configuration-error.js';

/** The paid service that reads aloud, or any server that speaks its language. */
export interface OpenAiSettings {
  apiKey: string;
  /** Of its API, such as https://api.openai.com/v1; the SDK's own when undefined. */
  baseUrl: string | undefined;
  model: string;
}

/** Whose voice reads previews, and what it may cost. */
export interface SpeechSettings {
  speaker: 'local' | 'openai';
  /** Undefined: the voice that comes with the site, which needs no network and costs nothing. */
  openai: OpenAiSettings | undefined;
  /** How many characters the paid service may be given in a day (UTC). */
  charactersPerDay: number;
}

type Environment = Record<string, string | undefined>;

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

/** @param readLimit reads SPEECH_DAILY_CHARACTERS, with the limit where it says nothing */
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
      'OPENAI_API_KEY must be set beside OPENAI_BASE_URL; any word will do where none is asked for.',
    );
  return {
    speaker: apiKey ? 'openai' : 'local',
    openai: apiKey ? { apiKey, baseUrl, model } : undefined,
    charactersPerDay: readLimit(CHARACTERS_PER_DAY),
  };
}
