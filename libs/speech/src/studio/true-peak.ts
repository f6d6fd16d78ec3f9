/** ITU-R BS.1770-4, annex 2: four times the rate, twelve weights for each place between two samples. */
const oversampling = 4;
const taps = 12;

/**
 * How far the wave around each sample goes, never less than the sample itself: a player's converter draws that wave.
 */
export function peaks(samples: Float32Array): Float32Array {
  const between = Array.from({ length: oversampling - 1 }, (_, index) =>
    weightsAt((index + 1) / oversampling),
  );
  const most = samples.map(Math.abs);
  const padded = new Float32Array(samples.length + taps);
  padded.set(samples, taps / 2 - 1);
  for (const weights of between) {
    for (let index = 0; index + 1 < samples.length; index += 1) {
      let sum = 0;
      for (let tap = 0; tap < taps; tap += 1) sum += (padded[index + tap] ?? 0) * (weights[tap] ?? 0);
      const peak = Math.abs(sum);
      if (peak > (most[index] ?? 0)) most[index] = peak;
      if (peak > (most[index + 1] ?? 0)) most[index + 1] = peak;
    }
  }
  return most;
}

/** A sinc under a Hann window. @param place from 0, a sample, to 1, the next */
function weightsAt(place: number): Float64Array {
  return Float64Array.from({ length: taps }, (_, tap) => {
    const distance = tap - taps / 2 + 1 - place;
    const window = 0.5 + 0.5 * Math.cos((2 * Math.PI * distance) / (taps + 1));
    return (Math.sin(Math.PI * distance) / (Math.PI * distance)) * window;
  });
}
