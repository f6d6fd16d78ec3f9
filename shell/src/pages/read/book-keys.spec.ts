import { describe, expect, it } from '@jest/globals';

import { bookCommandOf, pressCommandOf } from './book-keys.js';

const press = (key: string, held: object = {}) => ({
  ...{ key, altKey: false, ctrlKey: false, metaKey: false, shiftKey: false },
  ...held,
});

describe('a press on the page', () => {
  it('turns the page at its edges, in reading direction (R13)', () => {
    const asks = (isRightToLeft: boolean) =>
      [0.1, 0.5, 0.9].map((across) => pressCommandOf(across, isRightToLeft));
    expect(asks(false)).toEqual(['back', undefined, 'on']);
    expect(asks(true)).toEqual(['on', undefined, 'back']);
  });
});

describe('the keys of the book reader', () => {
  it.each([
    ['ArrowRight', 'on'],
    ['ArrowLeft', 'back'],
    ['PageDown', 'on'],
    ['PageUp', 'back'],
    [' ', 'on'],
    ['Home', 'start'],
    ['End', 'end'],
    ['+', 'larger'],
    ['-', 'smaller'],
    ['h', 'highlight'],
    ['H', 'highlight'],
    ['c', 'contents'],
    ['/', 'search'],
  ])('map %s to %s', (key, command) => {
    expect(bookCommandOf(press(key), 'text')).toBe(command);
  });

  it('follow the reading direction (R13)', () => {
    expect(bookCommandOf(press('ArrowLeft'), 'text', true)).toBe('on');
    expect(bookCommandOf(press('ArrowRight'), 'text', true)).toBe('back');
    expect(bookCommandOf(press('PageDown'), 'text', true)).toBe('on');
    expect(bookCommandOf(press('ArrowDown'), 'text', true)).toBe('on');
    expect(bookCommandOf(press('ArrowLeft'), 'field', true)).toBeUndefined();
  });

  it('go back with Shift and the space bar, and show the list of keys with a question mark', () => {
    expect(bookCommandOf(press(' ', { shiftKey: true }), 'text')).toBe('back');
    expect(bookCommandOf(press('?', { shiftKey: true }), 'text')).toBe('keys');
  });

  it('are left to the browser, to a selection, and to a focused field or button', () => {
    for (const held of [{ ctrlKey: true }, { metaKey: true }, { altKey: true }])
      expect(bookCommandOf(press('ArrowRight', held), 'text')).toBeUndefined();
    expect(bookCommandOf(press('ArrowRight', { shiftKey: true }), 'text')).toBeUndefined();
    for (const key of [' ', 'ArrowLeft', 'Home', 'h', '/', 'Escape', 'Tab'])
      expect([key, bookCommandOf(press(key), 'field')]).toEqual([key, undefined]);
    expect(bookCommandOf(press('PageDown'), 'field')).toBe('on');
    expect(bookCommandOf(press(' '), 'button')).toBeUndefined();
    expect(bookCommandOf(press('ArrowRight'), 'button')).toBe('on');
    expect(bookCommandOf(press('Escape'), 'text')).toBeUndefined();
  });
});
