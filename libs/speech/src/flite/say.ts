import { filtered, highShelf } from '../biquad.js';
import { type Sound, SoundError } from '../sound.js';
import type { VoiceId } from '../voices.js';
import { decodeWav } from '../wav.js';
import { flite } from './flite.js';
import { fliteVoices } from './flite-voices.js';
import { spokenForm } from './spoken-form.js';

/** Where vowels end and consonants begin to matter. */
const clarityHertz = 1_200;

/** Says a text, with no silence before it and after it. */
export async function say(text: string, voice: VoiceId): Promise<Sound> {
  const words = spokenForm(text);
  if (!/[A-Za-z0-9]/.test(words)) throw new SoundError('There is no word to say in this text.');
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
