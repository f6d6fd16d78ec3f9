import {
  APIConnectionError,
  APIConnectionTimeoutError,
  APIError,
  APIUserAbortError,
  AuthenticationError,
  InternalServerError,
  PermissionDeniedError,
  RateLimitError,
} from 'openai';

import { SpeechFailure } from './speech-failure.js';

/** Asked for in Retry-After, and granted at most. */
const LONGEST_WAIT_MS = 30_000;
/** Of an account that has to be topped up: waiting does not help. */
const OUT_OF_CREDITS = new Set(['insufficient_quota', 'billing_hard_limit_reached', 'billing_not_active']);

function retryAfter({ headers }: APIError): { afterMs: number } {
  const seconds = Number(headers?.get('retry-after') ?? '0');
  return { afterMs: Number.isFinite(seconds) ? Math.min(Math.max(seconds, 0) * 1_000, LONGEST_WAIT_MS) : 0 };
}

/** What the service's own words would give away (a part of the key, the text) is left out. */
function answerOf({ status, code }: APIError): string {
  const named = typeof code === 'string' && /^[a-z_]{1,60}$/.test(code) ? ` ${code}` : '';
  return `The voice service answered ${status ?? 'nothing'}${named}.`;
}

/** What an error of the SDK means for a preview. Anything else is no failure of the service, and stays as it is. */
export function toSpeechFailure(error: unknown): unknown {
  const now = { afterMs: 0 };
  if (error instanceof APIConnectionTimeoutError || error instanceof APIUserAbortError)
    return new SpeechFailure('service_unavailable', 'The voice service did not answer in time.', now);
  if (error instanceof APIConnectionError)
    return new SpeechFailure('service_unavailable', 'The voice service cannot be reached.', now);
  if (!(error instanceof APIError)) return error;
  const answer = answerOf(error);
  if (error instanceof RateLimitError) {
    return OUT_OF_CREDITS.has(String(error.code))
      ? new SpeechFailure('quota_exceeded', answer)
      : new SpeechFailure('service_unavailable', answer, retryAfter(error));
  }
  if (error instanceof AuthenticationError || error instanceof PermissionDeniedError)
    return new SpeechFailure('auth_failed', answer);
  if (error instanceof InternalServerError)
    return new SpeechFailure('service_unavailable', answer, retryAfter(error));
  return new SpeechFailure('generation_failed', answer);
}
