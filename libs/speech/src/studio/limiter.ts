/** The gain begins to fall this long before a peak, so that no wave is bent, and is back soon after it. */
const aheadSeconds = 0.004;
const releaseSeconds = 0.06;

/**
 * Makes a sound louder, and quieter for a moment where it would pass the ceiling.
 *
 * @param peaks of the sound as it is, by sample
 */
export function limited(
  samples: Float32Array,
  peaks: Float32Array,
  { gain, ceiling, sampleRate }: { gain: number; ceiling: number; sampleRate: number },
): Float32Array {
  const ahead = Math.max(1, Math.round(aheadSeconds * sampleRate));
  const release = 1 - Math.exp(-1 / (releaseSeconds * sampleRate));
  const wanted = lowestAround(
    peaks.map((peak) => Math.min(1, ceiling / (peak * gain || 1))),
    ahead,
  );
  const output = new Float32Array(samples.length);
  // The mean of `2 × ahead + 1` gains around: each of them is low enough for the peak in their middle.
  const window = 2 * ahead + 1;
  const held = new Float64Array(window).fill(1);
  let [sum, last] = [window, 1];
  for (let index = 0; index < samples.length + ahead; index += 1) {
    const target = wanted[Math.min(index, samples.length - 1)] ?? 1;
    last = target < last ? target : last + (target - last) * release;
    const slot = index % window;
    sum += last - (held[slot] ?? 1);
    held[slot] = last;
    if (index >= ahead) output[index - ahead] = (samples[index - ahead] ?? 0) * gain * (sum / window);
  }
  return output;
}

/** The lowest value within `reach` on both sides of each, in one pass. */
function lowestAround(values: Float32Array, reach: number): Float32Array {
  const lowest = new Float32Array(values.length);
  /** Places whose values rise: the first of them is the lowest in reach. */
  const places = new Int32Array(values.length);
  let [first, end] = [0, 0];
  for (let index = 0; index < values.length + reach; index += 1) {
    if (index < values.length) {
      const value = values[index] ?? 1;
      while (end > first && (values[places[end - 1] ?? 0] ?? 1) >= value) end -= 1;
      places[end] = index;
      end += 1;
    }
    const middle = index - reach;
    if (middle < 0) continue;
    while ((places[first] ?? 0) < middle - reach) first += 1;
    lowest[middle] = values[places[first] ?? 0] ?? 1;
  }
  return lowest;
}
