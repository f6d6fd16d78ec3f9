import { describe, expect, it } from '@jest/globals';
import { edgeOf, isWorthReturning, placeAt } from './reading-place.js';

const boxes = [
  { top: 40, height: 100 },
  { top: 160, height: 200 },
  { top: 380, height: 60 },
];
const larger = [
  { top: 40, height: 160 },
  { top: 220, height: 320 },
  { top: 570, height: 96 },
];

describe('a place in a text @S2-samples-and-trailers-6', () => {
  it('is the paragraph at the upper edge and its scrolled share', () => {
    expect(placeAt(210, boxes)).toEqual({ block: 1, share: 0.25 });
    expect(placeAt(0, boxes)).toEqual({ block: 0, share: 0 });
    expect(placeAt(5000, boxes)).toEqual({ block: 2, share: 1 });
  });

  it('is found again in another text size', () => {
    expect(edgeOf(placeAt(260, boxes), boxes)).toBe(260);
    expect(edgeOf(placeAt(260, boxes), larger)).toBe(380);
  });

  it('is the end if the text has become shorter, and the beginning if the text is empty', () => {
    expect(edgeOf({ block: 9, share: 1 }, boxes)).toBe(440);
    expect(edgeOf({ block: 0, share: 0 }, [])).toBe(0);
    expect(placeAt(10, [])).toEqual({ block: 0, share: 0 });
  });

  it('is not restored before anything or after everything was read', () => {
    expect([0, 0.001, 0.01, 0.5, 0.98, 0.99, 1].map(isWorthReturning)).toEqual([
      false,
      false,
      true,
      true,
      true,
      false,
      false,
    ]);
  });
});
