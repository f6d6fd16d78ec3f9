import { request } from '../request.js';
import type { Calls } from '../schema.generated.js';

type Method = 'get' | 'put' | 'post' | 'patch' | 'delete';
type PathOf<M extends Method> = keyof Calls extends infer Name
  ? Name extends `${M} ${infer P}`
    ? P
    : never
  : never;
type CallOf<M extends Method, P extends string> = Calls[`${M} ${P}` & keyof Calls];

/** Undefined is as good as absent: it is left out. */
type Loose<T> = { [Name in keyof T]?: T[Name] | undefined };
type Input<C> = (C extends { path: infer P } ? { path: P } : unknown) &
  (C extends { query?: infer Q } ? { query?: Loose<NonNullable<Q>> } : unknown) &
  (C extends { body: infer B } ? { body: B } : unknown);
type Answer<C> = C extends { answer: infer A } ? A : void;

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
  ...[input]: object extends Input<CallOf<M, P>> ? [Input<CallOf<M, P>>?] : [Input<CallOf<M, P>>]
): Promise<Answer<CallOf<M, P>>> {
  const given = (input ?? {}) as AnyInput;
  const options = { method: method.toUpperCase() as Uppercase<M>, body: given.body };
  try {
    return await request<Answer<CallOf<M, P>>>(addressOf(path, given), options);
  } catch (error) {
    // Only a success is read as JSON without a net, and this one is empty: that is no failure.
    if ((error as Error).name !== 'SyntaxError') throw error;
    return undefined as Answer<CallOf<M, P>>;
  }
}
