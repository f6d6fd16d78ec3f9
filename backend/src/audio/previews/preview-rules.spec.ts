import { describe, expect, it } from '@jest/globals';

import { canTransition } from '../../platform/transitions.js';
import { FAILURE_CODES } from '../speech/speech-failure.js';
import { failureWords, legacyProblem } from '../speech/speech-failure-messages.js';
import {
  audioAddress,
  isUnderWay,
  PREVIEW_STATUSES,
  previewFileName,
  type PreviewStatus,
  previewTransitions,
  storageKey,
  transcriptAddress,
  transcriptOf,
} from './preview-rules.js';

describe('Preview states', () => {
  it('lead to a recording, to a failure that can be retried, or to a cancellation', () => {
    const next = (from: PreviewStatus) =>
      PREVIEW_STATUSES.filter((to) => canTransition(previewTransitions, from, to));
    expect(Object.fromEntries(PREVIEW_STATUSES.map((from) => [from, next(from)]))).toEqual({
      queued: ['speaking', 'failed', 'cancelled'],
      speaking: ['encoding', 'failed', 'cancelled'],
      encoding: ['ready', 'failed', 'cancelled'],
      ready: [],
      failed: ['queued'],
      cancelled: [],
    });
    expect(PREVIEW_STATUSES.filter(isUnderWay)).toEqual(['queued', 'speaking', 'encoding']);
  });
});

describe('Preview URL', () => {
  const preview = {
    id: 'p',
    sha256: '0123456789abcdef0123',
    bookTitle: 'Fear Not: Faith',
    voice: 'warm',
    extension: 'mp3',
  } as const;

  it('contains the content hash and the download name', () => {
    expect(audioAddress(preview)).toBe(
      '/api/audio-preview/files/p/0123456789abcdef/Fear_Not__Faith_warm_preview.mp3',
    );
    expect(transcriptAddress(preview)).toBe('/api/audio-preview/files/p/0123456789abcdef/transcript.vtt');
    expect(storageKey('p', preview.sha256)).toBe('previews/p/0123456789abcdef.mp3');
  });

  it('replaces every character but letters and digits with an underscore', () => {
    expect(previewFileName("Fresh Start: A Survivor's Guide to Bankruptcy", 'professional')).toBe(
      'Fresh_Start__A_Survivor_s_Guide_to_Bankruptcy_professional_preview.mp3',
    );
  });
});

describe('Transcript', () => {
  it('has a cue for each sentence, and escapes markup', () => {
    const sentences = [
      { text: 'Why?', startMs: 0, endMs: 900.6, endsParagraph: true },
      { text: 'A <b> & a --> sign\nhere.', startMs: 61_005, endMs: 3_723_004, endsParagraph: false },
    ];
    expect(transcriptOf(sentences)).toBe(
      [
        'WEBVTT\n',
        '1\n00:00:00.000 --> 00:00:00.900\nWhy?\n',
        '2\n00:01:01.005 --> 01:02:03.004\nA &lt;b&gt; &amp; a --&gt; sign here.\n',
      ].join('\n'),
    );
  });
});

describe('Problem for an older client', () => {
  const told = (status: number, code?: string) =>
    legacyProblem({ status, detail: 'Why.', ...(code ? { code } : {}) });

  it.each(FAILURE_CODES)('contains %s, with its sentence in both fields', (code) => {
    const { message } = failureWords[code];
    expect(told(503, `AUDIO.${code.toUpperCase()}`)).toEqual({ error: code, details: 'Why.', message });
  });

  it.each([
    [400, 'REQUEST.INVALID', 'invalid_request'],
    [400, undefined, 'invalid_request'],
    [413, undefined, 'invalid_request'],
    [404, 'AUDIO.UNKNOWN', 'not_found'],
    [429, 'AUDIO.TOO_MANY', 'too_many_previews'],
    [500, undefined, 'generation_failed'],
  ])('for status %d (%s) is %s', (status, code, error) => {
    expect(told(status, code)).toEqual({ error, details: 'Why.', message: 'Why.' });
  });
});
