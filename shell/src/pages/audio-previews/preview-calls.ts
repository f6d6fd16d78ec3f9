/** What the server says of a preview that is ready. */
export interface Preview {
  id: string;
  audioUrl: string;
}

/** Why there is none; each leads to its own notice. */
export type PreviewFailure = 'quota_exceeded' | 'auth_failed' | 'service_unavailable' | 'other' | 'network';

export type PreviewOutcome =
  | { preview: Preview }
  | {
      failure: PreviewFailure;
      /** From the server, where it had something to say. */ message: string | undefined;
    };

interface FailureBody {
  error?: unknown;
  details?: unknown;
  message?: unknown;
}

const said = (value: unknown): string | undefined => (typeof value === 'string' && value ? value : undefined);

const post = (path: string, body: object): Promise<Response> =>
  fetch(path, {
    method: 'POST',
    credentials: 'include',
    headers: { 'content-type': 'application/json', accept: 'application/json' },
    body: JSON.stringify(body),
  });

/** Asks for a preview and waits for it. Never throws: what went wrong is an outcome. */
export async function generatePreview(bookTitle: string, voiceType: string): Promise<PreviewOutcome> {
  const answer = await post('/api/audio-preview/generate', { bookTitle, voiceType }).catch(() => undefined);
  if (!answer) return { failure: 'network', message: undefined };
  const body: unknown = await answer.json().catch(() => undefined);
  if (answer.ok) return { preview: body as Preview };
  const { error, details, message } = (body ?? {}) as FailureBody;
  switch (error) {
    case 'quota_exceeded':
    case 'auth_failed':
      return { failure: error, message: undefined };
    case 'service_unavailable':
      return { failure: error, message: said(details) };
    default:
      // No such call (yet) is a service that is not there, not a fault of this book.
      if (answer.status === 404 || answer.status === 501)
        return { failure: 'service_unavailable', message: undefined };
      return { failure: 'other', message: said(message) };
  }
}

/** Counts a download before it begins. @throws when the server does not answer well */
export async function countPreviewDownload(id: string): Promise<void> {
  const answer = await post(`/api/audio-preview/download/${encodeURIComponent(id)}`, {});
  if (!answer.ok) throw new Error(`${answer.status}`);
}
