import { DomainError } from '../../platform/http/domain-error.js';

const sentence = 'This code is not right, or was used already. An app shows a new one every half minute.';

/** A code that opens nothing: the field is named, so that it is said beside it. */
export const wrongCode = () =>
  new DomainError('unprocessable', 'ACCESS.WRONG_CODE', sentence, [{ field: 'code', message: sentence }]);
