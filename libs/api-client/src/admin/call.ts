import { answerOf } from '../request.js';
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
 * Makes a call of the dashboard; path, input and answer are those of the API's own description.
 * Throws as {@link request} does. An empty success (202, 204) is undefined.
 */
export async function call<M extends Method, P extends PathOf<M>>(
  method: M,
  path: P,
  ...[input]: object extends Input<CallOf<M, P>> ? [Input<CallOf<M, P>>?] : [Input<CallOf<M, P>>]
): Promise<Answer<CallOf<M, P>>> {
  const { body, ...address } = (input ?? {}) as AnyInput;
  const options = { method: method.toUpperCase() as Uppercase<M>, body };
  const text = await (await answerOf(addressOf(path, address), options)).text();
  return (text ? JSON.parse(text) : undefined) as Answer<CallOf<M, P>>;
}
