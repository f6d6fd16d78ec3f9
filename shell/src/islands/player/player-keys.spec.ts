import { describe, expect, it } from '@jest/globals';
import { commandOf } from './player-keys.js';

const pressed = (key: string, held: Partial<Record<'altKey' | 'ctrlKey' | 'metaKey', boolean>> = {}) => ({
  key,
  altKey: false,
  ctrlKey: false,
  metaKey: false,
  ...held,
});

describe('the keys of the player', () => {
  it.each([
    ['k', 'play'],
    ['M', 'mute'],
    ['c', 'captions'],
    ['f', 'full-screen'],
    ['ArrowLeft', 'back'],
    ['ArrowRight', 'forward'],
  ])('takes %s for %s', (key, command) => {
    expect(commandOf(pressed(key), 'DIV')).toBe(command);
  });

  it('lets the space bar play, but not where it presses a button', () => {
    expect(commandOf(pressed(' '), 'INPUT')).toBe('play');
    expect(commandOf(pressed(' '), 'BUTTON')).toBeUndefined();
  });

  it('leaves the browser its own keys', () => {
    expect(commandOf(pressed('c', { ctrlKey: true }), 'DIV')).toBeUndefined();
    expect(commandOf(pressed('Tab'), 'DIV')).toBeUndefined();
  });
});
