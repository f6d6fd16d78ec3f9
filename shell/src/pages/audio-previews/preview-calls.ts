import type { SpokenPreview, StoredPreview, WantedPreview } from '@lectern/api-client';
import { fetchWithDeadline, isTimeout } from '@lectern/widget-kit';
import { type PreviewFailure, previewFailure } from './preview-failure.js';
import { speechTimeoutMs } from './preview-rules.js';

const home = '/api/audio-preview';

type PreviewOutcome = { wanted: WantedPreview } | PreviewFailure;

const call = (path: string, init: RequestInit = {}, limitMs?: number): Promise<Response> =>
  fetchWithDeadline(
    home + path,
    { credentials: 'include', ...init, headers: { accept: 'application/json', ...(init.headers ?? {}) } },
    limitMs,
  );

const post = (
  path: string,
  body: object,
  headers: Record<string, string> = {},
  limitMs?: number,
): Promise<Response> =>
  call(
    path,
    {
      method: 'POST',
      headers: { 'content-type': 'application/json', ...headers },
      body: JSON.stringify(body),
    },
    limitMs,
  );

const byId = (id: string) => `/${encodeURIComponent(id)}`;

/** Requests a preview without waiting for it. Never throws: errors are outcomes. */
export async function requestPreview(bookTitle: string, voiceType: string): Promise<PreviewOutcome> {
  const asked = { bookTitle, voiceType };
  const answer = await post('/generate', asked, { prefer: 'wait=0' }, speechTimeoutMs).catch(
    (error: unknown): PreviewFailure => ({ failure: isTimeout(error) ? 'service_unavailable' : 'network' }),
  );
  if ('failure' in answer) return answer;
  const body: unknown = await answer.json().catch(() => undefined);
  if (!answer.ok) return previewFailure(body, answer.status, answer.headers.get('retry-after'));
  return { wanted: body as WantedPreview };
}

/** Status of a preview; null if it does not exist. @throws if the server does not answer or answers with an error */
export async function fetchPreview(id: string, signal?: AbortSignal): Promise<SpokenPreview | null> {
  const answer = await call(byId(id), signal ? { signal } : {});
  if (answer.status === 404 || answer.status === 400) return null;
  if (!answer.ok) throw new Error(`${answer.status}`);
  return (await answer.json()) as SpokenPreview;
}

/** Cancels a request, if possible: the preview may be finished, or requested by others too. */
export async function cancelPreview(id: string, wish: string): Promise<void> {
  await post(`${byId(id)}/cancel`, { wish }).catch(() => undefined);
}

export async function countPreviewDownload(id: string): Promise<void> {
  const answer = await post(`/download${byId(id)}`, {});
  if (!answer.ok) throw new Error(`${answer.status}`);
}

/** Stored previews, newest first; empty on error. */
export async function listStoredPreviews(): Promise<StoredPreview[]> {
  try {
    const answer = await call('');
    const body: unknown = answer.ok ? await answer.json() : [];
    return Array.isArray(body) ? (body as StoredPreview[]) : [];
  } catch {
    return [];
  }
}
