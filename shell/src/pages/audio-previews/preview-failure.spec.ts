import { describe, expect, it } from '@jest/globals';
import { previewFailure } from './preview-failure.js';

describe('previewFailure', () => {
  it.each(['quota_exceeded', 'auth_failed', 'daily_budget'])('maps %s to the page’s own text', (error) => {
    expect(previewFailure({ error, details: 'Inner things.', message: 'Inner things.' }, 503)).toEqual({
      failure: error,
    });
  });

  it('says when a visitor may request another @S1-audio-13', () => {
    const body = { error: 'too_many_previews' };
    expect(previewFailure(body, 429, '840')).toEqual({
      failure: 'too_many_previews',
      retryAfterSeconds: 840,
    });
    expect(previewFailure(body, 429, null).retryAfterSeconds).toBeUndefined();
  });

  it('keeps the details of an unavailable service, and the message of other errors', () => {
    expect(previewFailure({ error: 'service_unavailable', details: 'Back at noon.' }, 503).message).toBe(
      'Back at noon.',
    );
    expect(previewFailure({ error: 'generation_failed', message: 'The book is shy.' }, 502)).toEqual({
      failure: 'other',
      message: 'The book is shy.',
    });
  });

  it('treats an unknown response as a failure without a message', () => {
    expect(previewFailure(undefined, 500)).toEqual({ failure: 'other', message: undefined });
    expect(previewFailure({ error: 7, message: { odd: true } }, 400).message).toBeUndefined();
    expect(previewFailure(undefined, 404)).toEqual({ failure: 'service_unavailable' });
  });
});
