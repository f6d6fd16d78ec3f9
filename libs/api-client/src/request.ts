import { fetchWithDeadline } from '@lectern/widget-kit';
import type { PathsWithMethod, SuccessResponseJSON } from 'openapi-typescript-helpers';
import { readError } from './read-error.js';
import type { paths } from './schema.generated.js';

type Method = 'get' | 'put' | 'post' | 'patch' | 'delete';

type CallName = { [M in Method]: `${M} ${PathsWithMethod<paths, M>}` }[Method];

type Operation<Name> = Name extends `${infer M extends Method} ${infer Path extends keyof paths}`
  ? paths[Path][M]
  : never;
type PathOf<Name> = Name extends `${string} ${infer Path}` ? Filled<Path> : never;
type Filled<Path extends string> = Path extends `${infer Before}{${string}}${infer After}`
  ? `${Before}${string}${Filled<After>}`
  : Path;
type MethodOf<Name> = Name extends `${infer M} ${string}` ? Uppercase<M> : never;
type Answer<Name extends CallName> = SuccessResponseJSON<Operation<Name>>;

type GetName = Extract<CallName, `get ${string}`>;
type OtherName = Exclude<CallName, GetName>;
type Address<Name> = PathOf<Name> | `${PathOf<Name>}?${string}`;

type Options<Name extends OtherName> = {
  method: MethodOf<Name>;
  headers?: Record<string, string>;
} & (Operation<Name> extends { requestBody: { content: { 'application/json': infer Body } } }
  ? { body: Body }
  : { body?: never });

interface AnyOptions {
  method?: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';
  body?: unknown;
  headers?: Record<string, string>;
}

/**
 * Sends one API request, without retries: always with cookies, with a JSON body only if there is one.
 * Resolves with the complete response.
 * Throws {@link ApiError} for a status outside 2xx, or the error of {@link fetchWithDeadline} without a
 * response.
 */
export async function answerOf(
  path: string,
  { body, method = 'GET', headers = {} }: AnyOptions = {},
): Promise<Response> {
  const response = await fetchWithDeadline(path, {
    method,
    credentials: 'include',
    headers: {
      accept: 'application/json',
      ...(body === undefined ? {} : { 'content-type': 'application/json' }),
      ...headers,
    },
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
  });
  if (response.ok) return response;
  throw readError(response, await response.text());
}

/**
 * Parses the JSON of {@link answerOf}, and throws SyntaxError if it is invalid.
 * The types are those of the named call: `request<'get /api/products'>('/api/products')`.
 */
export function request<Name extends GetName>(
  path: Address<Name>,
  options?: Pick<AnyOptions, 'headers'>,
): Promise<Answer<Name>>;
export function request<Name extends OtherName>(
  path: Address<Name>,
  options: Options<Name>,
): Promise<Answer<Name>>;
export function request<T extends object | void>(path: string, options?: AnyOptions): Promise<T>;
export async function request(path: string, options: object = {}): Promise<unknown> {
  return (await answerOf(path, options)).json();
}
