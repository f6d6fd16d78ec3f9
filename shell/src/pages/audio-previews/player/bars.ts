/** Less than this is drawn as much, so that a pause is a line of dots. */
const leastHeight = 4;
/** Speech is nearly as loud all along: its ups and downs are drawn larger than they are. */
const relief = 1.7;

/**
 * The waveform in so many bars, each as high as what it stands for is loud, the highest 100.
 * @param waveform loudness from 0 to 100; a recording of unknown loudness is a line of even bars
 */
export function barsOf(waveform: readonly number[], count: number): number[] {
  const levels = Array.from({ length: count }, (_, at) => {
    const from = Math.floor((at * waveform.length) / count);
    const part = waveform.slice(from, Math.max(from + 1, Math.floor(((at + 1) * waveform.length) / count)));
    return part.reduce((sum, level) => sum + level, 0) / Math.max(1, part.length);
  });
  const highest = Math.max(...levels, Number.MIN_VALUE);
  return levels.map((level) => Math.max(leastHeight, Math.round(100 * (level / highest) ** relief)));
}

/** A path of upright strokes in a box `count` wide and 100 high. */
export function barsPath(bars: readonly number[]): string {
  return bars.map((height, at) => `M${at + 0.5} ${50 - height / 2}v${height}`).join('');
}
