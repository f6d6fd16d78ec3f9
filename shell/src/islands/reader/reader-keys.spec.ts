import { describe, expect, it } from '@jest/globals';
import { commandOf, distanceOf } from './reader-keys.js';

const pressed = (key: string, held: Partial<Record<'altKey' | 'ctrlKey' | 'metaKey', boolean>> = {}) => ({
  key,
  altKey: false,
  ctrlKey: false,
  metaKey: false,
  ...held,
});
const onBar = { isChoosing: false, isInText: false };
const inText = { isChoosing: false, isInText: true };

describe('the keys of the reader @S2-samples-and-trailers-2', () => {
  it('turn pages wherever the focus is', () => {
    for (const where of [onBar, inText]) {
      expect(commandOf(pressed('ArrowRight'), where)).toBe('page-on');
      expect(commandOf(pressed('PageUp'), where)).toBe('page-back');
      expect(commandOf(pressed('+'), where)).toBe('larger');
    }
  });

  it('leave scrolling to the browser while the text has the focus', () => {
    expect(commandOf(pressed('ArrowDown'), onBar)).toBe('line-on');
    expect(commandOf(pressed('ArrowDown'), inText)).toBeUndefined();
    expect(commandOf(pressed('End'), inText)).toBeUndefined();
  });

  it('leave arrow keys to the radio buttons, and the browser its own shortcuts', () => {
    expect(commandOf(pressed('ArrowRight'), { isChoosing: true, isInText: false })).toBeUndefined();
    expect(commandOf(pressed('+', { ctrlKey: true }), inText)).toBeUndefined();
    expect(commandOf(pressed('Tab'), inText)).toBeUndefined();
  });

  it('scroll a little less than the window’s height, and at least some distance', () => {
    expect(distanceOf('page-on', 800, 9000)).toBe(728);
    expect(distanceOf('page-back', 90, 9000)).toBe(-80);
    expect(distanceOf('end', 800, 9000)).toBe(9000);
    expect(distanceOf('larger', 800, 9000)).toBeUndefined();
  });
});
