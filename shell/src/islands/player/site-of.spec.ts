import { expect, it } from '@jest/globals';
import { siteOf } from './site-of.js';

it.each([
  ['https://youtu.be/abc', 'YouTube'],
  ['https://www.youtube.com/watch?v=abc', 'YouTube'],
  ['https://player.vimeo.com/video/1', 'Vimeo'],
  ['https://www.example.org/film', 'example.org'],
  ['https://notyoutube.com/', 'notyoutube.com'],
])('the site of %s is %s', (link, name) => {
  expect(siteOf(link)).toBe(name);
});
