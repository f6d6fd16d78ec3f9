import { fetchWithDeadline, type paths, readError } from '@lectern/api-client/admin';
import createClient, { createFinalURL, defaultPathSerializer, type FetchOptions } from 'openapi-fetch';
import type { HttpMethod, PathsWithMethod, SuccessResponseJSON } from 'openapi-typescript-helpers';

/** Leaves out empty fields, so that an unused filter adds nothing to the URL. */
const querySerializer = (query: Record<string, unknown>): string =>
  new URLSearchParams(
    Object.entries(query).flatMap(([name, value]) =>
      value === undefined || value === '' ? [] : [[name, String(value)]],
    ),
  ).toString();

/** These calls read or check the whole content, which takes long on a busy machine. */
const CONTENT_CALL = /\/api\/admin\/(?:content|books)\b/;
const CONTENT_LIMIT_MS = 90_000;

/** Client with the full response, for calls that need headers or a body other than JSON. */
export const client = createClient<paths, 'application/json'>({
  credentials: 'include',
  headers: { accept: 'application/json' },
  querySerializer,
  fetch: (request) =>
    fetchWithDeadline(
      request,
      { signal: request.signal },
      CONTENT_CALL.test(request.url) ? CONTENT_LIMIT_MS : undefined,
    ),
});

client.use({
  async onResponse({ response }) {
    if (!response.ok) throw readError(response, await response.text());
  },
});

type Answer<Operation> = Operation extends { responses: Record<number, unknown> }
  ? SuccessResponseJSON<Operation>
  : never;
type Call<Method extends HttpMethod> = <Path extends PathsWithMethod<paths, Method>>(
  path: Path,
  ...options: object extends FetchOptions<paths[Path][Method]>
    ? [FetchOptions<paths[Path][Method]>?]
    : [FetchOptions<paths[Path][Method]>]
) => Promise<Answer<paths[Path][Method]>>;

/** Resolves with the data only: the middleware throws on every error. */
const dataOf = <Method extends HttpMethod>(
  call: (path: never, options: never) => Promise<{ data?: unknown }>,
): Call<Method> => (async (path: never, options: never) => (await call(path, options)).data) as Call<Method>;

/**
 * The dashboard's API client: `api.GET('/api/admin/orders/{id}', { params: { path: { id } } })`. Path, input,
 * and response are typed by the API description; an empty success (202, 204) resolves with undefined.
 * @throws ApiError for any response outside 2xx, and the errors of {@link fetchWithDeadline} if there is no
 * response
 */
export const api = {
  GET: dataOf<'get'>(client.GET),
  PUT: dataOf<'put'>(client.PUT),
  POST: dataOf<'post'>(client.POST),
  PATCH: dataOf<'patch'>(client.PATCH),
  DELETE: dataOf<'delete'>(client.DELETE),
};

export const addressOf = <Path extends PathsWithMethod<paths, 'get'>>(
  path: Path,
  params: paths[Path]['get']['parameters'],
): string =>
  createFinalURL(path, { baseUrl: '', params, querySerializer, pathSerializer: defaultPathSerializer });
