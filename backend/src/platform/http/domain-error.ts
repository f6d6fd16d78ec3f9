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
 * A rule of the domain said no. The message is a sentence for the person who asked; the code is for
 * programs (`COMMERCE.PRICE_CHANGED`). One filter turns it into RFC 9457 problem+json.
 */
export class DomainError extends Error {
  override readonly name = 'DomainError';

  constructor(
    readonly kind: DomainErrorKind,
    readonly code: string,
    message: string,
    readonly errors?: readonly FieldError[],
    /** Further members of the problem, by their names (RFC 9457 §3.2). */
    readonly members?: Readonly<Record<string, string>>,
  ) {
    super(message);
  }
}

/** Tried too often: the answer says when the next try may follow. */
export class TooManyAttempts extends DomainError {
  /** In whole seconds, as Retry-After has it (RFC 9110 §10.2.3). */
  readonly retryAfterS: number;

  /** @param sentence says what was too much, and ends before the time */
  constructor(code: string, waitMs: number, sentence = 'That was tried too often. Please wait') {
    const seconds = Math.max(1, Math.ceil(waitMs / 1000));
    super('too-many', code, `${sentence} ${durationWords(seconds)}.`);
    this.retryAfterS = seconds;
  }
}

const LONGEST_IN_MINUTES = 120;

function durationWords(seconds: number): string {
  const minutes = Math.ceil(seconds / 60);
  const words =
    seconds < 60
      ? `${seconds} seconds`
      : minutes <= LONGEST_IN_MINUTES
        ? `${minutes} minutes`
        : `${Math.ceil(minutes / 60)} hours`;
  return words.replace(/^1 (.+)s$/, '1 $1');
}
