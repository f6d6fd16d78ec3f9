import { describe, expect, it } from '@jest/globals';
import { soundCommandOf } from './sound-keys.js';

const pressed = (key: string, held: Partial<Record<'altKey' | 'ctrlKey' | 'metaKey', boolean>> = {}) => ({
  key,
  altKey: false,
  ctrlKey: false,
  metaKey: false,
  ...held,
});

describe('the keys of a recording', () => {
  it.each([
    [' ', 'play'],
    ['K', 'play'],
    ['m', 'mute'],
    ['ArrowLeft', { bySeconds: -5 }],
    ['ArrowRight', { bySeconds: 5 }],
    ['j', { bySeconds: -10 }],
    ['L', { bySeconds: 10 }],
    ['0', { toPart: 0 }],
    ['7', { toPart: 0.7 }],
  ])('takes %s for %s @S1-audio-14', (key, command) => {
    expect(soundCommandOf(pressed(key), 'INPUT')).toEqual(command);
  });

  it('has no pictures: nothing to fill the screen with, no captions', () => {
    expect(soundCommandOf(pressed('f'), 'DIV')).toBeUndefined();
    expect(soundCommandOf(pressed('c'), 'DIV')).toBeUndefined();
  });

  it('leaves menus, buttons and the browser their own keys', () => {
    expect(soundCommandOf(pressed('1'), 'SELECT')).toBeUndefined();
    expect(soundCommandOf(pressed('ArrowRight'), 'SELECT')).toBeUndefined();
    expect(soundCommandOf(pressed(' '), 'BUTTON')).toBeUndefined();
    expect(soundCommandOf(pressed('1', { ctrlKey: true }), 'DIV')).toBeUndefined();
    expect(soundCommandOf(pressed('l', { metaKey: true }), 'DIV')).toBeUndefined();
  });
});
