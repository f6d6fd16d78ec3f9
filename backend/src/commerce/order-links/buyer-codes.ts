import type { CodeKind } from '../../platform/access/mailed-codes.js';
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

/** For an address, in lower case: opens the list of what was bought with it. */
export const BOOKS_CODE = kind('books-code');

/** For an order and another address, `<order> <address>`: has the order go there. */
export const ADDRESS_CODE = kind('address-code');
