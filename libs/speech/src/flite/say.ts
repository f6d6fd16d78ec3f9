import type { VoiceId } from '../voices.js';
import { filtered, highShelf } from '../studio/loudness.js';
import { decodeWav, type Sound, SoundError } from '../sound.js';
import { flite } from './flite.js';

export interface FliteVoice {
  speaker: 'slt' | 'rms' | 'awb';
  /** Time stretch factor: flite speaks too fast. */
  stretch: number;
  /** Pitch: its mean, and its standard deviation. */
  meanHertz: number;
  spreadHertz: number;
  /** Factor that raises all frequencies, formants included: synthesized slower, then played faster. */
  throat: number;
  /** Boost of consonants in decibels, because some voices sound muffled. */
  clarityDb: number;
}

const fliteVoices: Record<VoiceId, FliteVoice> = {
  warm: { speaker: 'slt', stretch: 1.28, meanHertz: 165, spreadHertz: 30, throat: 0.96, clarityDb: 5 },
  professional: { speaker: 'rms', stretch: 1.05, meanHertz: 105, spreadHertz: 10, throat: 1, clarityDb: 0 },
  storytelling: {
    speaker: 'awb',
    stretch: 1.23,
    meanHertz: 125,
    spreadHertz: 28,
    throat: 0.97,
    clarityDb: 3,
  },
  inspirational: {
    speaker: 'slt',
    stretch: 1.13,
    meanHertz: 200,
    spreadHertz: 55,
    throat: 1.05,
    clarityDb: 8,
  },
};

const ordinals: Record<string, string> = { 1: 'First', 2: 'Second', 3: 'Third' };
/** Words before a time of day; other numbers with a colon are Bible verses. */
const beforeTimes = /(?:^|\s)(?:at|by|until|till|from|before|after|around|about|since|to|and|past)\s*$/i;

/** Rewrites a text for flite, which supports plain English characters only and reads some symbols by name. */
export function spokenForm(text: string): string {
  return text
    .replace(/[*_]/g, '')
    .replace(/\s+/g, ' ')
    .replace(
      /\b([123]) (?=(?:Samuel|Kings|Chronicles|Corinthians|Thessalonians|Timothy|Peter|John)\b)/g,
      ordinal,
    )
    .replace(/(\d{1,3}):(\d{1,3})(?:\s*[–—-]\s*(\d{1,3}))?(?!\d)(?!\s*[ap]\.?m\b)/gi, verse)
    .replace(/(\d)\s*[–—-]\s*(?=\d)/g, '$1 to ')
    .replace(/[‘’]/g, "'")
    .replace(/[“”]/g, '"')
    .replace(/-{2,}|\.{3}/g, '—')
    .replace(/[–—…]+/g, '—')
    .replace(/(?<!\s)\s*—\s*(?=["')]*(?:[.!?]|$))/g, '.')
    .replace(/(?<!\s)\s*—\s*/g, ', ')
    .replace(/\.(?=["')]*[.!?])/g, '')
    .normalize('NFKD')
    .replace(/[^\x20-\x7e]/g, '')
    .trim();
}

function ordinal(_: string, number: string): string {
  return `${ordinals[number] ?? number} `;
}

function verse(
  written: string,
  chapter: string,
  first: string,
  last: string | undefined,
  at: number,
  text: string,
): string {
  const before = text.slice(0, at);
  if (beforeTimes.test(before) || !/\p{L}\.?\s$/u.test(before)) return written;
  return last === undefined ? `${chapter}, verse ${first}` : `${chapter}, verses ${first} to ${last}`;
}

/** Above this frequency, consonants dominate vowels. */
const clarityHertz = 1_200;

export async function say(text: string, voice: VoiceId): Promise<Sound> {
  const words = spokenForm(text);
  if (!/[A-Za-z0-9]/.test(words)) throw new SoundError('This text has no words to speak.');
  const { speaker, stretch, meanHertz, spreadHertz, throat, clarityDb } = fliteVoices[voice];
  const settings = {
    duration_stretch: stretch * throat,
    int_f0_target_mean: meanHertz / throat,
    int_f0_target_stddev: spreadHertz / throat,
  };
  const set = Object.entries(settings).flatMap(([key, value]) => ['--setf', `${key}=${value}`]);
  const { samples, sampleRate } = decodeWav(
    await flite(['-voice', speaker, ...set, '-t', words, '-o', '/d/speech.wav']),
  );
  const heard = { hertz: clarityHertz, decibels: clarityDb, q: Math.SQRT1_2, sampleRate };
  return {
    samples: filtered(samples, highShelf(heard)),
    sampleRate: Math.round(sampleRate * throat),
  };
}
