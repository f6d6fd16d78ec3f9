import { site } from '@lectern/catalogue';

import { DomainError } from '../../platform/http/domain-error.js';
import type { ProductType } from '../products/product-rules.js';

const FIELD = 'withdrawalConsent';

function refuse(code: string, message: string): never {
  throw new DomainError('invalid', code, message, [{ field: FIELD, message }]);
}

/**
 * Wording that the buyer agreed to; null if the law of the shop's country asks for none, as for goods that are posted.
 * @param given the sentence that the page showed
 * @throws DomainError if it is missing, or not the shop's own sentence
 */
export function withdrawalConsentOf(
  product: { type: ProductType },
  given: string | undefined,
): string | null {
  const { withdrawalConsent: wording } = site.law;
  if (wording === null || product.type !== 'ebook') return null;
  if (!given)
    return refuse(
      'COMMERCE.CONSENT_MISSING',
      'Please agree that your right of withdrawal ends with the download.',
    );
  if (given !== wording)
    return refuse(
      'COMMERCE.CONSENT_CHANGED',
      'The sentence on your right of withdrawal has changed. You haven’t been charged; please load the page again.',
    );
  return wording;
}
