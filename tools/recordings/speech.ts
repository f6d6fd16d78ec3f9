import { flite } from './flite.js';

export const samplesPerSecond = 44_100;

/** flite knows plain English letters, and takes a few hundred of them at a time. */
const pieceLength = 400;
const pauseSeconds = 0.75;
const wavHeaderBytes = 44;

/** A woman's voice, a little slower and lower than flite's own. */
const voice = { name: 'slt', stretch: 1.06, meanHertz: 165, spreadHertz: 14, pitch: 0.96 };

/** Letters that flite does not know, as it can say them. */
function plain(text: string): string {
  return text
    .replace(/[‘’]/g, "'")
    .replace(/[“”]/g, '"')
    .replace(/\s*[–—…]\s*/g, ', ')
    .normalize('NFKD')
    .replace(/[^\x20-\x7e]/g, '');
}

/** Whole sentences, as many at a time as flite takes. */
export function pieces(paragraph: string): string[] {
  const found: string[] = [];
  for (const sentence of plain(paragraph).split(/(?<=[.!?]["']?)\s+/)) {
    const last = found.at(-1);
    if (last !== undefined && last.length + sentence.length < pieceLength)
      found[found.length - 1] = `${last} ${sentence}`;
    else found.push(sentence);
  }
  return found;
}

/** Reads the paragraphs aloud, with a breath after each. One channel, from -1 to 1. */
export async function speak(paragraphs: readonly string[]): Promise<Float32Array> {
  const parts: Float32Array[] = [];
  for (const paragraph of paragraphs) {
    for (const piece of pieces(paragraph)) parts.push(await say(piece));
    parts.push(new Float32Array(Math.round(pauseSeconds * samplesPerSecond)));
  }
  const whole = new Float32Array(parts.reduce((sum, { length }) => sum + length, 0));
  let at = 0;
  for (const part of parts) {
    whole.set(part, at);
    at += part.length;
  }
  return levelled(whole, 0.84);
}

async function say(text: string): Promise<Float32Array> {
  const { name, stretch, meanHertz, spreadHertz, pitch } = voice;
  const settings = {
    duration_stretch: stretch * pitch,
    int_f0_target_mean: meanHertz,
    int_f0_target_stddev: spreadHertz,
  };
  const set = Object.entries(settings).flatMap(([key, value]) => ['--setf', `${key}=${value}`]);
  const wav = await flite(['-voice', name, ...set, '-t', text, '-o', '/d/speech.wav']);
  const rate = wav.readUInt32LE(24);
  const samples = Float32Array.from({ length: (wav.length - wavHeaderBytes) >> 1 }, (_, index) => {
    return wav.readInt16LE(wavHeaderBytes + index * 2) / 32_768;
  });
  return resampled(samples, (rate / samplesPerSecond) * pitch);
}

/** Read at another pace, with straight lines between the samples. */
function resampled(samples: Float32Array, pace: number): Float32Array {
  return Float32Array.from({ length: Math.floor(samples.length / pace) }, (_, index) => {
    const place = index * pace;
    const before = Math.floor(place);
    const [one = 0, other = 0] = [samples[before], samples[before + 1]];
    return one + (other - one) * (place - before);
  });
}

function levelled(samples: Float32Array, peak: number): Float32Array {
  const loudest = samples.reduce((most, sample) => Math.max(most, Math.abs(sample)), 0);
  return samples.map((sample) => (sample * peak) / (loudest || 1));
}
