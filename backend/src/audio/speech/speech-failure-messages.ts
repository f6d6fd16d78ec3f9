import { sentence } from '../../platform/http/sentences.js';
import type { DomainErrorKind } from '../../platform/http/domain-error.js';
import { FAILURE_CODES, type FailureCode } from './speech-failure.js';

interface FailureWords {
  kind: DomainErrorKind;
  message: string;
  details: string;
}

export const failureWords: Record<FailureCode, FailureWords> = {
  quota_exceeded: {
    kind: 'unavailable',
    message: 'The voice service needs credits.',
    details: 'The AI voice service needs account credits before it can read aloud again.',
  },
  auth_failed: {
    kind: 'unavailable',
    message: 'The voice service doesn’t recognize this site.',
    details: 'Authentication with the voice service failed. Please contact the administrator.',
  },
  service_unavailable: {
    kind: 'unavailable',
    message: 'We can’t reach the voice service.',
    details: 'We can’t reach the voice service right now. Please try again later.',
  },
  daily_budget: {
    kind: 'unavailable',
    message: 'No more previews today.',
    details:
      'The site has used up today’s reading budget. You can listen to what’s ready, and we’ll make new previews again tomorrow.',
  },
  generation_failed: {
    kind: 'upstream',
    message: 'We couldn’t make the preview.',
    details: 'Something went wrong while we made the preview. Please try again.',
  },
};

interface ProblemFields {
  status: number;
  detail: string;
  code?: string;
}

const CODE_OF_STATUS: Record<number, string> = {
  404: 'not_found',
  409: 'conflict',
  429: 'too_many_previews',
};

/** Error fields that the specified client reads, beside the standard ones. */
export function legacyProblem({
  status,
  detail,
  code,
}: ProblemFields): Record<'error' | 'details' | 'message', string> {
  const failure = FAILURE_CODES.find((known) => code === `AUDIO.${known.toUpperCase()}`);
  if (failure) return { error: failure, details: detail, message: sentence(failureWords[failure].message) };
  const error = CODE_OF_STATUS[status] ?? (status < 500 ? 'invalid_request' : 'generation_failed');
  return { error, details: detail, message: detail };
}
