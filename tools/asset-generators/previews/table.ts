import type { Measured } from './measure-preview.js';
import type { Preview } from './make-preview.js';

export interface Row extends Preview {
  measured: Measured;
  faults: string[];
}

const columns = [
  ['book', 14],
  ['voice', 14],
  ['length', 7],
  ['LUFS', 7],
  ['peak dB', 8],
  ['silence s', 10],
  ['words/min', 10],
  ['pitch Hz', 9],
] as const;

export const heading = columns.map(([name, width]) => name.padStart(width)).join(' ');

export function line({ opening, voice, measured, faults }: Row): string {
  const { seconds, lufs, peakDb, longestSilenceMs, medianHertz } = measured;
  const cells = [
    opening.bookId,
    voice,
    clock(seconds),
    lufs.toFixed(2),
    peakDb.toFixed(2),
    (longestSilenceMs / 1000).toFixed(2),
    wordsPerMinute({ opening, measured }).toFixed(0),
    medianHertz.toFixed(0),
  ];
  const verdict = faults.length === 0 ? 'good' : `BAD: ${faults.join(', ')}`;
  return `${cells.map((cell, index) => cell.padStart(columns[index]?.[1] ?? 0)).join(' ')}  ${verdict}`;
}

export function wordsPerMinute({ opening, measured }: Pick<Row, 'opening' | 'measured'>): number {
  return (opening.paragraphs.join(' ').split(/\s+/).length / measured.seconds) * 60;
}

export function clock(seconds: number): string {
  const whole = Math.round(seconds);
  return `${Math.floor(whole / 60)}:${String(whole % 60).padStart(2, '0')}`;
}

/** What half of the values are above. */
export function median(values: readonly number[]): number {
  return [...values].sort((one, other) => one - other)[values.length >> 1] ?? 0;
}
