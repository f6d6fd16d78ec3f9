import { describe, expect, it } from '@jest/globals';
import { readCaptions, toWebVtt } from './captions.js';

describe('Captions', () => {
  it('become plain WebVTT, from SRT', () => {
    const srt =
      '\uFEFF1\r\n00:00:01,500 --> 00:00:04,000\r\n<i>One</i>\r\ntwo\r\n\r\n2\r\n00:00:03,900 --> 01:00:06,5\r\nThree\r\n';
    expect(toWebVtt(srt)).toEqual({
      captions: 'WEBVTT\n\n00:00:01.500 --> 00:00:03.900\nOne\ntwo\n\n00:00:03.900 --> 01:00:06.500\nThree\n',
    });
  });

  it('lose names, notes, styles and places on the screen', () => {
    const vtt =
      'WEBVTT - A film\nLanguage: en\n\nNOTE\nFor us.\n\nSTYLE\n::cue {}\n\nintro\n00:01.000 --> 00:02.000 line:0 align:start\nOne\n';
    expect(toWebVtt(vtt)).toEqual({ captions: 'WEBVTT\n\n00:00:01.000 --> 00:00:02.000\nOne\n' });
  });

  it('are read again as they are written', () => {
    const captions = 'WEBVTT\n\n00:00:01.000 --> 00:00:02.000\nOne\n';
    expect(toWebVtt(captions)).toEqual({ captions });
  });

  const two =
    'WEBVTT\n\n00:01.000 --> 00:02.000\nOne\n\n00:03.000 --> 00:04.000\nTwo\n\n00:05.000 --> 00:06.000\nThree\n\n';
  it.each([
    [
      'a mistyped time in line 12',
      `${two}0:09 -> 0:10\nFour\n`,
      { kind: 'time', line: 12, text: '0:09 -> 0:10' },
    ],
    [
      'a mistyped time below a number',
      '1\n00:01 --> 00:02\nOne',
      { kind: 'time', line: 2, text: '00:01 --> 00:02' },
    ],
    ['an end before the beginning', '00:03.000 --> 00:02.000\nOne', { kind: 'order', line: 1 }],
    ['a cue before the one above it', `${two}00:01.000 --> 00:09.000\nFour`, { kind: 'order', line: 12 }],
    ['a cue without words', '00:01.000 --> 00:03.000\n', { kind: 'empty', line: 1 }],
    ['a text without times', 'Only words.', { kind: 'time', line: 1 }],
    ['nothing', 'WEBVTT\n', { kind: 'none', line: 1 }],
  ])('are refused with %s', (_, text, fault) => {
    expect(toWebVtt(text)).toMatchObject({ fault });
  });

  it('may have names, notes and places where browsers show them without a change', () => {
    const vtt = 'WEBVTT\n\nNOTE\nFor us.\n\nintro\n00:01.500 --> 00:02.000 line:0\nOne\ntwo\n';
    expect(readCaptions(vtt, 'webvtt')).toEqual({
      cues: [{ from: 1_500, to: 2_000, lines: ['One', 'two'] }],
    });
  });

  it.each([
    ['without a heading', '00:01.000 --> 00:02.000\nOne', 'heading', 1],
    ['with times of SRT', 'WEBVTT\n\n00:00:01,000 --> 00:00:02,000\nOne', 'time', 3],
    ['with a mistyped time', 'WEBVTT\n\n00:01.0 --> 00:02.000\nOne', 'time', 3],
    ['that end before they begin', 'WEBVTT\n\n00:03.000 --> 00:02.000\nOne', 'order', 3],
    ['that overlap', `${two.slice(0, -2)}\n00:05.500 --> 00:09.000\nFour`, 'order', 11],
    ['without words', 'WEBVTT\n\n00:01.000 --> 00:03.000\n', 'empty', 3],
  ])('are not shown without a change %s', (_, text, kind, line) => {
    expect(readCaptions(text, 'webvtt')).toMatchObject({ fault: { kind, line } });
  });
});
