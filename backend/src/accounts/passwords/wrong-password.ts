import { DomainError } from '../../platform/http/domain-error.js';

const sentence = 'This password is not right.';

/** To whoever is signed in and has to prove it: not the 401 of a session that is over. */
export const wrongPassword = (field = 'password') =>
  new DomainError('unprocessable', 'ACCESS.WRONG_PASSWORD', sentence, [{ field, message: sentence }]);
