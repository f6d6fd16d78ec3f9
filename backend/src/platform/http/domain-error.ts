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
  ) {
    super(message);
  }
}

/** Tried too often: the answer says when the next try may follow. */
export class TooManyAttempts extends DomainError {
  /** In whole seconds, as Retry-After has it (RFC 9110 §10.2.3). */
  readonly retryAfterS: number;

  constructor(code: string, waitMs: number) {
    const seconds = Math.max(1, Math.ceil(waitMs / 1000));
    const wait = seconds < 60 ? `${seconds} seconds` : `${Math.ceil(seconds / 60)} minutes`;
    super('too-many', code, `That was tried too often. Please wait ${wait.replace(/^1 (.+)s$/, '1 $1')}.`);
    this.retryAfterS = seconds;
  }
}
