import { describe, expect, it } from '@jest/globals';
import { readCues } from './read-film.js';

describe('captions', () => {
  it('are read with their times, with lines joined', () => {
    expect(
      readCues('WEBVTT\n\n00:01.500 --> 00:04.000\nOne\ntwo\n\n00:00:05.000 --> 01:00:06.000\nThree\n'),
    ).toEqual([
      { fromSeconds: 1.5, toSeconds: 4, text: 'One two' },
      { fromSeconds: 5, toSeconds: 3606, text: 'Three' },
    ]);
  });

  it.each([
    ['no heading', '00:01.000 --> 00:02.000\nOne', 'must begin with the line WEBVTT'],
    ['a mistyped time', 'WEBVTT\n\n00:01.0 --> 00:02.000\nOne', 'line 3 must be a time'],
    ['a cue that ends before it begins', 'WEBVTT\n\n00:03.000 --> 00:02.000\nOne', 'line 3 must begin after'],
    [
      'cues that overlap',
      'WEBVTT\n\n00:01.000 --> 00:03.000\nOne\n\n00:02.000 --> 00:04.000\nTwo',
      'line 6 must begin after',
    ],
    ['a cue without words', 'WEBVTT\n\n00:01.000 --> 00:03.000\n', 'must not have empty cues'],
  ])('are rejected with %s', (_, written, problem) => {
    expect(() => readCues(written)).toThrow(problem);
  });
});
