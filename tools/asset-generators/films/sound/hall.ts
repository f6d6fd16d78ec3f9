/** Delays in samples at 44.1 kHz, none a multiple of another (after Schroeder and Moorer). */
const combs = [1687, 1601, 2053, 2251, 1949, 1867] as const;
const allpasses = [347, 113, 241] as const;
/** The right ear hears another corner of the room. */
const spread = 37;

/** What a stone room gives back of a sound: dense, soft, about three seconds long. */
export function hall(dry: Float32Array): { left: Float32Array; right: Float32Array } {
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
