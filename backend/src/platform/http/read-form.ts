import { validationPipe } from './validation.js';

/**
 * Validates a submitted form, for pages that render their errors themselves.
 * @throws DomainError with the invalid fields
 */
export const readForm = <T>(metatype: new () => T, body: unknown): Promise<T> =>
  validationPipe().transform(body ?? {}, { type: 'body', metatype }) as Promise<T>;
