import { describe, expect, it } from '@jest/globals';
import { previewFailure } from './preview-failure.js';

describe('why there is no preview', () => {
  it.each(['quota_exceeded', 'auth_failed', 'daily_budget'])('says %s in the words of the page', (error) => {
    expect(previewFailure({ error, details: 'Inner things.', message: 'Inner things.' }, 503)).toEqual({
      failure: error,
    });
  });

  it('says when a visitor may have another @S1-audio-13', () => {
    const body = { error: 'too_many_previews' };
    expect(previewFailure(body, 429, '840')).toEqual({
      failure: 'too_many_previews',
      retryAfterSeconds: 840,
    });
    expect(previewFailure(body, 429, null).retryAfterSeconds).toBeUndefined();
  });

  it('passes on the details of a service that is away, and the message of anything else', () => {
    expect(previewFailure({ error: 'service_unavailable', details: 'Back at noon.' }, 503).message).toBe(
      'Back at noon.',
    );
    expect(previewFailure({ error: 'generation_failed', message: 'The book is shy.' }, 502)).toEqual({
      failure: 'other',
      message: 'The book is shy.',
    });
  });

  it('takes an answer that is none of ours for a failure without words', () => {
    expect(previewFailure(undefined, 500)).toEqual({ failure: 'other', message: undefined });
    expect(previewFailure({ error: 7, message: { odd: true } }, 400).message).toBeUndefined();
    expect(previewFailure(undefined, 404)).toEqual({ failure: 'service_unavailable' });
  });
});
