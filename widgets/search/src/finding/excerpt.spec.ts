import { describe, expect, it } from '@jest/globals';
import { excerptOf } from './excerpt.js';

const long = `${'Most of us treat peace as weather. '.repeat(8)}A bus driver took off his watch. ${'And so it went on. '.repeat(10)}`;

describe('excerpt', () => {
  it('is a short text in full', () => {
    expect(excerptOf('A way through debt.', ['debt'])).toBe('A way through debt.');
  });

  it('is the first 150 characters of a long text, without a cut word @S1-frame-18', () => {
    expect(excerptOf(long, ['weather'])).toBe(`${long.slice(0, 150)}…`);
    expect(excerptOf(long, ['zeppelin'])).toBe(`${long.slice(0, 150)}…`);
    const cutThrough = `${'peace '.repeat(24)}stillness and more`;
    expect(excerptOf(cutThrough, [])).toBe(`${cutThrough.slice(0, 143)}…`);
    expect(excerptOf(`${'a'.repeat(150)} and more`, [])).toBe(`${'a'.repeat(150)}…`);
  });

  it('ends with the text if the match is near its end', () => {
    expect(excerptOf(`${long}zeppelin`, ['zeppelin'])).toMatch(/^…\S.* went on\. zeppelin$/);
  });

  it('surrounds the first match if the beginning has none', () => {
    const excerpt = excerptOf(long, ['watch']);
    expect(excerpt).toMatch(/^…\S.*\bbus driver took off his watch\. And so/);
    expect(excerpt.length).toBeLessThanOrEqual(152);
    expect(excerpt.length).toBeGreaterThan(140);
  });
});
