/** Why a preview could not be made; each leads to a notice of its own. */
export const FAILURE_CODES = [
  'quota_exceeded',
  'auth_failed',
  'service_unavailable',
  'daily_budget',
  'generation_failed',
] as const;

export type FailureCode = (typeof FAILURE_CODES)[number];

/** What the voice answered in place of speech. The message is for the owner: no key, no text, no address. */
export class SpeechFailure extends Error {
  override readonly name = 'SpeechFailure';

  constructor(
    readonly code: FailureCode,
    message: string,
    /** Whether the same call may succeed soon, and not before how many milliseconds. */
    readonly retry?: { afterMs: number },
  ) {
    super(message);
  }
}
