import { request } from '../request.js';
import type { paths } from '../schema.js';

type Method = 'get' | 'put' | 'post' | 'patch' | 'delete';
type PathOf<M extends Method> = { [P in keyof paths]: paths[P][M] extends object ? P : never }[keyof paths];

/** Undefined is as good as absent: it is left out. */
type Loose<T> = { [Name in keyof T]?: T[Name] | undefined };
type PathInput<O> = O extends { parameters: { path: infer P extends object } } ? { path: P } : unknown;
type QueryInput<O> = O extends { parameters: { query?: infer Q } }
  ? [NonNullable<Q>] extends [never]
    ? unknown
    : { query?: Loose<NonNullable<Q>> }
  : unknown;
type BodyInput<O> = O extends { requestBody: { content: { 'application/json': infer B } } }
  ? { body: B }
  : unknown;
type Input<O> = PathInput<O> & QueryInput<O> & BodyInput<O>;

type Json<R> = R extends { content: { 'application/json': infer B } } ? B : void;
type Answer<O> = O extends { responses: infer R } ? Json<R[keyof R & (200 | 201 | 202 | 204)]> : never;

interface AnyInput {
  path?: Readonly<Record<string, string>>;
  query?: Readonly<Record<string, unknown>>;
  body?: unknown;
}

/** The address of a call: `/api/admin/orders/1f0c?query=ruth`. */
export function addressOf(path: string, { path: names = {}, query = {} }: AnyInput = {}): string {
  const place = path.replace(/\{(\w+)\}/g, (_, name: string) => encodeURIComponent(names[name] ?? ''));
  const search = new URLSearchParams(
    Object.entries(query).flatMap(([name, value]) => (value || value === 0 ? [[name, String(value)]] : [])),
  );
  return search.size > 0 ? `${place}?${search}` : place;
}

/**
 * A call of the dashboard; its path, what it is given and what it answers are those of the API's own description.
 * Throws as {@link request} does. Nothing is answered where success has nothing to say (202, 204).
 */
export async function call<M extends Method, P extends PathOf<M>>(
  method: M,
  path: P,
  ...[input]: object extends Input<paths[P][M]> ? [Input<paths[P][M]>?] : [Input<paths[P][M]>]
): Promise<Answer<paths[P][M]>> {
  const given = (input ?? {}) as AnyInput;
  const options = { method: method.toUpperCase() as Uppercase<M>, body: given.body };
  try {
    return await request<Answer<paths[P][M]>>(addressOf(path, given), options);
  } catch (error) {
    // Only a success is read as JSON without a net, and this one is empty: that is no failure.
    if ((error as Error).name !== 'SyntaxError') throw error;
    return undefined as Answer<paths[P][M]>;
  }
}
