export const FAILURE_CODES = [
  'quota_exceeded',
  'auth_failed',
  'service_unavailable',
  'daily_budget',
  'generation_failed',
] as const;

export type FailureCode = (typeof FAILURE_CODES)[number];

/** Error of the speech service. The message is for the owner: no API key, no text, no address. */
export class SpeechFailure extends Error {
  override readonly name = 'SpeechFailure';

  constructor(
    readonly code: FailureCode,
    message: string,
    /** Set for a temporary error, with the minimum delay in milliseconds. */
    readonly retry?: { afterMs: number },
  ) {
    super(message);
  }
}
