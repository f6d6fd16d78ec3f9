import type { CodeKind } from '../../platform/access/email-codes.js';
import { DomainError } from '../../platform/http/domain-error.js';

const WRONG =
  'This code isn’t right, has expired, or was already used. Please check the latest email, or ask for a new code.';

const kind = (purpose: string): CodeKind => ({
  table: 'buyer_codes',
  column: 'subject',
  purpose,
  tooMany: 'COMMERCE.TOO_MANY_TRIES',
  wrong: () =>
    new DomainError('unauthorized', 'COMMERCE.WRONG_CODE', WRONG, [{ field: 'code', message: WRONG }]),
});

/** Subject: a lowercase address. Opens the list of its purchases. */
export const BOOKS_CODE = kind('books-code');

/** Subject: `<order> <address>`. Moves the order to the address. */
export const ADDRESS_CODE = kind('address-code');
