import { seededRandom } from '../covers/index.js';

/** Delays in samples at 44.1 kHz, none a multiple of another (after Schroeder and Moorer). */
const combs = [1687, 1601, 2053, 2251, 1949, 1867] as const;
const allpasses = [347, 113, 241] as const;
/** The right ear hears another corner of the room. */
const spread = 37;

/** What a stone room gives back of a sound: dense, soft, about three seconds long. */
function hall(dry: Float32Array): { left: Float32Array; right: Float32Array } {
  return { left: oneSide(dry, 0), right: oneSide(dry, spread) };
}

function oneSide(dry: Float32Array, offset: number): Float32Array {
  const sum = new Float32Array(dry.length);
  for (const delay of combs) comb(dry, sum, delay + offset, 0.87, 0.42);
  let wet: Float32Array = sum;
  for (const delay of allpasses) wet = allpass(wet, delay + offset, 0.6);
  return wet.map((value) => value / combs.length);
}

/** Repeats of the sound, each a little quieter and duller than the one before. */
function comb(dry: Float32Array, sum: Float32Array, delay: number, feedback: number, damping: number): void {
  const line = new Float32Array(delay);
  let dull = 0;
  for (let index = 0, at = 0; index < dry.length; index += 1, at = at + 1 === delay ? 0 : at + 1) {
    const heard = line[at] ?? 0;
    dull = heard * (1 - damping) + dull * damping;
    line[at] = (dry[index] ?? 0) + dull * feedback;
    sum[index] = (sum[index] ?? 0) + heard;
  }
}

/** Spreads the repeats, without a colour of its own. */
function allpass(input: Float32Array, delay: number, gain: number): Float32Array {
  const line = new Float32Array(delay);
  const output = new Float32Array(input.length);
  for (let index = 0, at = 0; index < input.length; index += 1, at = at + 1 === delay ? 0 : at + 1) {
    const heard = line[at] ?? 0;
    const value = (input[index] ?? 0) + heard * gain;
    line[at] = value;
    output[index] = heard - value * gain;
  }
  return output;
}

export const samplesPerSecond = 44_100;

/** A held tone or chord of soft partials. Pitches are MIDI numbers, 69 = 440 Hz; levels run from 0 to 1. */
export interface Pad {
  from: number;
  to: number;
  pitches: readonly number[];
  level: number;
  /** Seconds until it is all there, and to be gone. */
  swell?: number;
}

/** A struck tone that dies away. */
export interface Stroke {
  at: number;
  pitch: number;
  level: number;
  /** Seconds to a thousandth of its height. */
  ringsFor?: number;
  /** -1 left to 1 right. */
  pan?: number;
  /** 0 as round as a flute, 1 as bright as a bell. */
  brightness?: number;
}

/** Wind or water: noise through a filter that slowly opens and closes. */
export interface Breath {
  from: number;
  to: number;
  level: number;
  /** Middle of the band, and how far it wanders, in hertz. */
  hertz: number;
  wanderHertz?: number;
  /** Seconds of one wave. */
  waveSeconds?: number;
  swell?: number;
}

const hertzOf = (pitch: number): number => 440 * 2 ** ((pitch - 69) / 12);
const turn = 2 * Math.PI;
/** Of full scale: no sample is higher, and the root mean square of all is about so high. */
const highestPeak = 0.7;
const usualLoudness = 0.062;

/** Everything that is heard in a film, made of sines and noise. */
export class Sound {
  readonly left: Float32Array;
  readonly right: Float32Array;
  /** What goes to the hall as well. */
  readonly #sent: Float32Array;
  readonly #random = seededRandom(17);

  constructor(readonly durationSeconds: number) {
    const count = Math.ceil(durationSeconds * samplesPerSecond);
    [this.left, this.right, this.#sent] = [
      new Float32Array(count),
      new Float32Array(count),
      new Float32Array(count),
    ];
  }

  pad({ from, to, pitches, level, swell = 3.5 }: Pad): void {
    for (const pitch of pitches) {
      // Two strings a hair apart, one to each side: it breathes.
      for (const [side, cents] of [
        [-0.6, -3.1],
        [0.6, 2.7],
      ] as const) {
        const hertz = hertzOf(pitch) * 2 ** (cents / 1200);
        const phase = this.#random.between(0, turn);
        const partials = [1, 0.34, 0.16, 0.06].map((height, index) => ({ height, order: index + 1 }));
        this.#each(
          from,
          to,
          (seconds) => {
            const envelope =
              edge(seconds, to - from, swell) * (0.86 + 0.14 * Math.sin(seconds * 0.7 + phase));
            let wave = 0;
            for (const { height, order } of partials)
              wave += height * Math.sin(turn * hertz * order * seconds + phase * order);
            return (wave * envelope * level) / Math.sqrt(pitches.length) / 3;
          },
          side,
          0.5,
        );
      }
    }
  }

  stroke({ at, pitch, level, ringsFor = 5, pan = 0, brightness = 0.35 }: Stroke): void {
    const hertz = hertzOf(pitch);
    const partials = [
      { order: 1, height: 1, life: 1 },
      { order: 2.004, height: 0.45 * brightness + 0.12, life: 0.6 },
      { order: 3.01, height: 0.3 * brightness, life: 0.4 },
      { order: 5.4, height: 0.16 * brightness ** 2, life: 0.14 },
    ];
    this.#each(
      at,
      Math.min(at + ringsFor, this.durationSeconds),
      (seconds) => {
        const attack = Math.min(1, seconds / 0.012);
        let wave = 0;
        for (const { order, height, life } of partials) {
          const dying = Math.exp((-6.9 * seconds) / (ringsFor * life));
          wave += height * dying * Math.sin(turn * hertz * order * seconds);
        }
        return wave * attack * level * 0.5;
      },
      pan,
      0.8,
    );
  }

  breath({ from, to, level, hertz, wanderHertz = 0, waveSeconds = 9, swell = 4 }: Breath): void {
    for (const side of [-0.8, 0.8]) {
      const phase = this.#random.between(0, turn);
      // A state-variable filter (Chamberlin): its band output is the breath.
      let [low, band] = [0, 0];
      this.#each(
        from,
        to,
        (seconds) => {
          const wave = Math.sin((turn * seconds) / waveSeconds + phase);
          const pitchFactor = 2 * Math.sin((Math.PI * (hertz + wanderHertz * wave)) / samplesPerSecond);
          const high = this.#random.between(-1, 1) - low - 0.9 * band;
          band += pitchFactor * high;
          low += pitchFactor * band;
          return band * edge(seconds, to - from, swell) * (0.7 + 0.3 * wave) * level;
        },
        side,
        0.3,
      );
    }
  }

  /** The finished sound: the hall added, as loud as a quiet voice in the next room, soft at both ends. */
  mixed(): { left: Float32Array; right: Float32Array } {
    const echo = hall(this.#sent);
    const [left, right] = [this.left, this.right];
    let [loudest, energy] = [0, 0];
    for (let index = 0; index < left.length; index += 1) {
      left[index] = (left[index] ?? 0) + 0.9 * (echo.left[index] ?? 0);
      right[index] = (right[index] ?? 0) + 0.9 * (echo.right[index] ?? 0);
      loudest = Math.max(loudest, Math.abs(left[index] ?? 0), Math.abs(right[index] ?? 0));
      energy += ((left[index] ?? 0) ** 2 + (right[index] ?? 0) ** 2) / 2;
    }
    const loudness = Math.sqrt(energy / left.length);
    const gain = Math.min(highestPeak / loudest, usualLoudness / loudness);
    for (let index = 0; index < left.length; index += 1) {
      const share = gain * edge(index / samplesPerSecond, this.durationSeconds, 2.5);
      left[index] = (left[index] ?? 0) * share;
      right[index] = (right[index] ?? 0) * share;
    }
    return { left, right };
  }

  #each(from: number, to: number, wave: (seconds: number) => number, pan: number, sent: number): void {
    const first = Math.max(0, Math.round(from * samplesPerSecond));
    const last = Math.min(this.left.length, Math.round(to * samplesPerSecond));
    const angle = ((pan + 1) * Math.PI) / 4;
    const [toLeft, toRight] = [Math.cos(angle), Math.sin(angle)];
    for (let index = first; index < last; index += 1) {
      const value = wave((index - first) / samplesPerSecond);
      this.left[index] = (this.left[index] ?? 0) + value * toLeft;
      this.right[index] = (this.right[index] ?? 0) + value * toRight;
      this.#sent[index] = (this.#sent[index] ?? 0) + value * sent;
    }
  }
}

/** Soft at both ends of a length, in seconds. */
function edge(seconds: number, length: number, soft: number): number {
  const share = Math.max(0, Math.min(1, seconds / soft, (length - seconds) / soft));
  return share * share * (3 - 2 * share);
}
