export type DomainErrorKind =
  'invalid' | 'not-found' | 'conflict' | 'gone' | 'unprocessable' | 'forbidden' | 'unavailable';

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
