import { ApiError, type Problem } from './api-error.js';
import type { Calls } from './schema.generated.js';

/** `'get /api/products'`: a call, as the API's description has it. */
export type CallName = keyof Calls;

type PathOf<Name> = Name extends `${string} ${infer Path}` ? Filled<Path> : never;
type Filled<Path extends string> = Path extends `${infer Before}{${string}}${infer After}`
  ? `${Before}${string}${Filled<After>}`
  : Path;
type MethodOf<Name> = Name extends `${infer Method} ${string}` ? Uppercase<Method> : never;
type Answer<Name extends CallName> = Calls[Name] extends { answer: infer Value } ? Value : void;

type GetName = Extract<CallName, `get ${string}`>;
type OtherName = Exclude<CallName, GetName>;
type Address<Name> = PathOf<Name> | `${PathOf<Name>}?${string}`;

type Options<Name extends OtherName> = {
  method: MethodOf<Name>;
  headers?: Record<string, string>;
} & (Calls[Name] extends {
  body: infer Body;
}
  ? { body: Body }
  : { body?: never });

interface AnyOptions {
  method?: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';
  body?: unknown;
  headers?: Record<string, string>;
}

async function readProblem(response: Response): Promise<{ problem?: Problem; text: string }> {
  const text = await response.text().catch(() => '');
  if (!response.headers.get('content-type')?.includes('json')) return { text };
  try {
    return { problem: JSON.parse(text) as Problem, text };
  } catch {
    return { text };
  }
}

/**
 * One call to the site's own API: cookies always go along, a JSON body only when there is one.
 * Throws {@link ApiError} for any answer outside 2xx, and fetch's own TypeError when nothing answered.
 * Address, method, body and answer are those of the call it is told: `request<'get /api/products'>('/api/products')`.
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
  const { body, method = 'GET', headers = {} } = options as AnyOptions;
  const response = await fetch(path, {
    method,
    credentials: 'include',
    headers: {
      accept: 'application/json',
      ...(body === undefined ? {} : { 'content-type': 'application/json' }),
      ...headers,
    },
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
  });
  if (response.ok) return response.json();
  const { problem, text } = await readProblem(response);
  const retryAfterS = Number(response.headers.get('retry-after')) || undefined;
  throw new ApiError(response.status, problem, text || response.statusText, retryAfterS);
}
