import { ApiError, type Problem } from '../api-error.js';

/**
 * A call of which more is wanted than the JSON of its answer: its headers, or a file.
 * Throws as {@link request} does.
 */
export async function answerOf(path: string, body?: object): Promise<Response> {
  const json = body && {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  };
  const response = await fetch(path, { credentials: 'include', ...json });
  if (response.ok) return response;
  const problem = (await response.json().catch(() => undefined)) as Problem | undefined;
  throw new ApiError(response.status, problem, response.statusText);
}
