import { describe, expect, it } from '@jest/globals';
import { commandOf } from './player-keys.js';

const pressed = (key: string, held: Partial<Record<'altKey' | 'ctrlKey' | 'metaKey', boolean>> = {}) => ({
  key,
  altKey: false,
  ctrlKey: false,
  metaKey: false,
  ...held,
});

describe('the keys of the video player', () => {
  it.each([
    ['k', 'play'],
    ['M', 'mute'],
    ['c', 'captions'],
    ['f', 'full-screen'],
    ['ArrowLeft', 'back'],
    ['ArrowRight', 'forward'],
  ])('map %s to %s', (key, command) => {
    expect(commandOf(pressed(key), 'DIV')).toBe(command);
  });

  it('use the space bar to play, except on a button', () => {
    expect(commandOf(pressed(' '), 'INPUT')).toBe('play');
    expect(commandOf(pressed(' '), 'BUTTON')).toBeUndefined();
  });

  it('leave the browser’s own shortcuts alone', () => {
    expect(commandOf(pressed('c', { ctrlKey: true }), 'DIV')).toBeUndefined();
    expect(commandOf(pressed('Tab'), 'DIV')).toBeUndefined();
  });
});
