import { FAILURE_CODES } from '../speech/speech-failure.js';
import { failureWords } from './preview-failures.js';

/** The part of a problem that tells what it is. */
interface ToldProblem {
  status: number;
  detail: string;
  code?: string;
}

const CODE_OF_STATUS: Record<number, string> = {
  404: 'not_found',
  409: 'conflict',
  429: 'too_many_previews',
};

/** The fields by which the specified client tells failures apart, beside the standard's. */
export function olderProblem({
  status,
  detail,
  code,
}: ToldProblem): Record<'error' | 'details' | 'message', string> {
  const failure = FAILURE_CODES.find((known) => code === `AUDIO.${known.toUpperCase()}`);
  if (failure) return { error: failure, details: detail, message: failureWords[failure].message };
  const error = CODE_OF_STATUS[status] ?? (status < 500 ? 'invalid_request' : 'generation_failed');
  return { error, details: detail, message: detail };
}
