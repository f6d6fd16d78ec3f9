import { describe, expect, it } from '@jest/globals';
import { captions, readingSeconds } from './film.js';
import { films } from './films.js';

describe.each(films.map((film) => [film.id, film] as const))('the film %s', (_, film) => {
  it('leaves every thought standing long enough to be read without haste', () => {
    for (const { from, to, lines } of film.passages)
      expect({ lines, seconds: to - from >= readingSeconds(lines.join(' ')) }).toEqual({
        lines,
        seconds: true,
      });
  });

  it('says one thing after another, and is quiet before its end', () => {
    for (const [index, { from }] of film.passages.entries())
      expect(from).toBeGreaterThanOrEqual(film.passages[index - 1]?.to ?? 0);
    expect(film.passages.at(-1)?.to).toBeLessThan(film.durationSeconds);
  });

  it('has captions that say all of it', () => {
    const written = captions(film);
    const times = written.split('\n').filter((line) => line.includes('-->'));
    for (const time of times) expect(time).toMatch(/^00:0\d:\d\d[.]\d{3} --> 00:0\d:\d\d[.]\d{3}$/);
    for (const { lines } of film.passages) expect(written).toContain(lines.join('\n'));
  });
});
