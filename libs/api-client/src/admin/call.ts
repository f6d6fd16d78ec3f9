import { request } from '../request.js';
import type { CallName } from '../request.js';
import type { Calls } from '../schema.js';

type Method = 'get' | 'put' | 'post' | 'patch' | 'delete';
type PathOf<M extends Method> = CallName extends infer Name
  ? Name extends `${M} ${infer Path}`
    ? Path
    : never
  : never;
type CallOf<M extends Method, P extends string> = `${M} ${P}` extends CallName ? Calls[`${M} ${P}`] : never;

/** Undefined is as good as absent: it is left out. */
type Loose<T> = { [Name in keyof T]?: T[Name] | undefined };
type Input<C> = (C extends { path: infer Path } ? { path: Path } : unknown) &
  (C extends { query: infer Query } ? { query?: Loose<Query> } : unknown) &
  (C extends { body: infer Body } ? { body: Body } : unknown);
type Answer<C> = C extends { answer: infer Value } ? Value : void;

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

/** As {@link request}, which is told here what it asks and answers: {@link call} has checked it. */
const send = request as unknown as (
  path: string,
  options: { method: string; body: unknown },
) => Promise<unknown>;

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
  try {
    const options = { method: method.toUpperCase(), body: given.body };
    return (await send(addressOf(path, given), options)) as Answer<CallOf<M, P>>;
  } catch (error) {
    // Only a success is read as JSON without a net, and this one is empty: that is no failure.
    if ((error as Error).name !== 'SyntaxError') throw error;
    return undefined as Answer<CallOf<M, P>>;
  }
}
