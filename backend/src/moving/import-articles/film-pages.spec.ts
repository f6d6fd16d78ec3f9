import { describe, expect, it } from '@jest/globals';

import { watchAddress } from './film-pages.js';

describe('The player of a film', () => {
  it.each([
    ['https://www.youtube-nocookie.com/embed/abc', 'https://www.youtube.com/watch?v=abc'],
    ['https://player.vimeo.com/video/76979871?color=fff', 'https://vimeo.com/76979871'],
    ['https://player.vimeo.com/video/76979871?h=8272103f6e', 'https://vimeo.com/76979871/8272103f6e'],
    ['https://player.vimeo.com/video/76979871?h=../x', 'https://vimeo.com/76979871'],
  ])('%s leads to %s', (player, page) => expect(watchAddress(player)).toBe(page));

  it.each(['https://player.vimeo.com/other', 'https://example.com/embed/1', '/video/1'])(
    'is not at %s',
    (address) => expect(watchAddress(address)).toBe(address),
  );
});
