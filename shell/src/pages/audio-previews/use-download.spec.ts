import { expect, it } from '@jest/globals';
import { previewFileName } from './use-download.js';

it('names the file by book and voice, without characters that a file system rejects @S1-audio-6', () => {
  expect(previewFileName('Fear Not: Faith to Move Forward', 'warm')).toBe(
    'Fear_Not__Faith_to_Move_Forward_warm_preview.mp3',
  );
});
