import { ApiError, type Problem } from './api-error.js';

interface RequestOptions {
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
 */
export async function request<T>(path: string, options: RequestOptions = {}): Promise<T> {
  const { body, method = 'GET', headers = {} } = options;
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
  if (response.ok) return (await response.json()) as T;
  const { problem, text } = await readProblem(response);
  throw new ApiError(response.status, problem, text || response.statusText);
}
