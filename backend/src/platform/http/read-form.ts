import { validationPipe } from './validation.js';

/**
 * What a form of a page has sent, in the shape that is asked for: for a page that says itself what is wrong.
 * @throws DomainError that names the fields
 */
export const readForm = <T>(metatype: new () => T, body: unknown): Promise<T> =>
  validationPipe().transform(body ?? {}, { type: 'body', metatype }) as Promise<T>;
