import type { SpokenPreview, StoredPreview, WantedPreview } from '@lectern/api-client';
import { fetchWithDeadline, isTimeout } from '@lectern/widget-kit';
import { type PreviewFailure, previewFailure } from './preview-failure.js';

const home = '/api/audio-preview';

type PreviewOutcome = { wanted: WantedPreview } | PreviewFailure;

/** Longest wait for the voice, in milliseconds. */
const voiceLimitMs = 60_000;

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

/** Asks for a preview and does not wait until it is made. Never throws: what went wrong is an outcome. */
export async function askForPreview(bookTitle: string, voiceType: string): Promise<PreviewOutcome> {
  const asked = { bookTitle, voiceType };
  const answer = await post('/generate', asked, { prefer: 'wait=0' }, voiceLimitMs).catch(
    (error: unknown): PreviewFailure => ({ failure: isTimeout(error) ? 'service_unavailable' : 'network' }),
  );
  if ('failure' in answer) return answer;
  const body: unknown = await answer.json().catch(() => undefined);
  if (!answer.ok) return previewFailure(body, answer.status, answer.headers.get('retry-after'));
  return { wanted: body as WantedPreview };
}

/** How a preview stands; null where there is none of that name. @throws when no server answers well */
export async function fetchPreview(id: string, signal?: AbortSignal): Promise<SpokenPreview | null> {
  const answer = await call(byId(id), signal ? { signal } : {});
  if (answer.status === 404 || answer.status === 400) return null;
  if (!answer.ok) throw new Error(`${answer.status}`);
  return (await answer.json()) as SpokenPreview;
}

/** Takes a wish back, as far as that can be done: it is made for others, or was made already. */
export async function cancelPreview(id: string, wish: string): Promise<void> {
  await post(`${byId(id)}/cancel`, { wish }).catch(() => undefined);
}

/** Counts a download before it begins. @throws when the server does not answer well */
export async function countPreviewDownload(id: string): Promise<void> {
  const answer = await post(`/download${byId(id)}`, {});
  if (!answer.ok) throw new Error(`${answer.status}`);
}

/** What is stored and can be heard at once, the newest first; nothing when that cannot be learnt. */
export async function listStoredPreviews(): Promise<StoredPreview[]> {
  try {
    const answer = await call('');
    const body: unknown = answer.ok ? await answer.json() : [];
    return Array.isArray(body) ? (body as StoredPreview[]) : [];
  } catch {
    return [];
  }
}
