export type DomainErrorKind =
  | 'invalid'
  | 'unauthorized'
  | 'forbidden'
  | 'not-found'
  | 'conflict'
  | 'gone'
  | 'too-large'
  | 'unprocessable'
  | 'too-many'
  | 'upstream'
  | 'unavailable';

export interface FieldError {
  field: string;
  message: string;
}

/**
 * A broken rule of the domain, answered as problem+json (RFC 9457). The message is a sentence for the user; the code
 * is for programs (`COMMERCE.PRICE_CHANGED`).
 */
export class DomainError extends Error {
  override readonly name = 'DomainError';

  constructor(
    readonly kind: DomainErrorKind,
    readonly code: string,
    message: string,
    readonly errors?: readonly FieldError[],
    /** Extension members (RFC 9457 §3.2). */
    readonly members?: Readonly<Record<string, unknown>>,
  ) {
    super(message);
  }
}

export class TooManyAttempts extends DomainError {
  /** For Retry-After (RFC 9110 §10.2.3). */
  readonly retryAfterS: number;

  /** @param sentence continues with the time to wait */
  constructor(code: string, waitMs: number, sentence = 'That was tried too often. Please wait') {
    const seconds = Math.max(1, Math.ceil(waitMs / 1000));
    super('too-many', code, `${sentence} ${durationWords(seconds)}.`);
    this.retryAfterS = seconds;
  }
}

const MAX_MINUTES = 120;

function durationWords(seconds: number): string {
  const minutes = Math.ceil(seconds / 60);
  const words =
    seconds < 60
      ? `${seconds} seconds`
      : minutes <= MAX_MINUTES
        ? `${minutes} minutes`
        : `${Math.ceil(minutes / 60)} hours`;
  return words.replace(/^1 (.+)s$/, '1 $1');
}
