import { describe, expect, it } from '@jest/globals';
import { soundCommandOf } from './sound-keys.js';

const pressed = (key: string, held: Partial<Record<'altKey' | 'ctrlKey' | 'metaKey', boolean>> = {}) => ({
  key,
  altKey: false,
  ctrlKey: false,
  metaKey: false,
  ...held,
});

describe('the keys of the audio player', () => {
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
  ])('map %s to %s @S1-audio-14', (key, command) => {
    expect(soundCommandOf(pressed(key), 'INPUT')).toEqual(command);
  });

  it('have no command for full screen or captions', () => {
    expect(soundCommandOf(pressed('f'), 'DIV')).toBeUndefined();
    expect(soundCommandOf(pressed('c'), 'DIV')).toBeUndefined();
  });

  it('leave menus, buttons and the browser’s own shortcuts alone', () => {
    expect(soundCommandOf(pressed('1'), 'SELECT')).toBeUndefined();
    expect(soundCommandOf(pressed('ArrowRight'), 'SELECT')).toBeUndefined();
    expect(soundCommandOf(pressed(' '), 'BUTTON')).toBeUndefined();
    expect(soundCommandOf(pressed('1', { ctrlKey: true }), 'DIV')).toBeUndefined();
    expect(soundCommandOf(pressed('l', { metaKey: true }), 'DIV')).toBeUndefined();
  });
});
