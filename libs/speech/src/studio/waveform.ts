const columns = 200;

/** How loud the sound is along its length: 200 levels, 100 the loudest. */
export function waveformOf(samples: Float32Array): number[] {
  const powers = Array.from({ length: columns }, (_, column) => {
    const start = Math.floor((column * samples.length) / columns);
    const end = Math.floor(((column + 1) * samples.length) / columns);
    let sum = 0;
    for (let index = start; index < end; index += 1) sum += (samples[index] ?? 0) ** 2;
    return Math.sqrt(sum / Math.max(1, end - start));
  });
  const loudest = Math.max(...powers, Number.MIN_VALUE);
  return powers.map((power) => Math.round((power / loudest) * 100));
}
