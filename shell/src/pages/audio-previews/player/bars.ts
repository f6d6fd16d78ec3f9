/** Less than this is drawn as much, so that a pause is a line of dots. */
const leastHeight = 4;

/**
 * The waveform in so many bars, each as high as the loudest of what it stands for.
 * @param waveform loudness from 0 to 100; a recording of unknown loudness is a line of even bars
 */
export function barsOf(waveform: readonly number[], count: number): number[] {
  return Array.from({ length: count }, (_, at) => {
    if (waveform.length === 0) return leastHeight;
    const from = Math.floor((at * waveform.length) / count);
    const to = Math.max(from + 1, Math.floor(((at + 1) * waveform.length) / count));
    return Math.max(leastHeight, ...waveform.slice(from, to));
  });
}

/** A path of upright strokes in a box `count` wide and 100 high. */
export function barsPath(bars: readonly number[]): string {
  return bars.map((height, at) => `M${at + 0.5} ${50 - height / 2}v${height}`).join('');
}
