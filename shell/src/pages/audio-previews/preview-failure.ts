type PreviewFailureName =
  | 'quota_exceeded'
  | 'auth_failed'
  | 'service_unavailable'
  | 'daily_budget'
  | 'too_many_previews'
  | 'other'
  | 'network';

export interface PreviewFailure {
  failure: PreviewFailureName;
  message?: string | undefined;
  retryAfterSeconds?: number | undefined;
}

interface FailureBody {
  error?: unknown;
  details?: unknown;
  message?: unknown;
}

const said = (value: unknown): string | undefined => (typeof value === 'string' && value ? value : undefined);

/** Maps a response's body, or a failed preview, to a failure (specification 1, section 8). */
export function previewFailure(body: unknown, status?: number, retryAfter?: string | null): PreviewFailure {
  const { error, details, message } = (body ?? {}) as FailureBody;
  switch (error) {
    case 'quota_exceeded':
    case 'auth_failed':
    case 'daily_budget':
      return { failure: error };
    case 'too_many_previews':
      return { failure: error, retryAfterSeconds: Number(retryAfter) || undefined };
    case 'service_unavailable':
      return { failure: error, message: said(details) };
    default:
      // A missing endpoint means that the service is unavailable, not that this book failed.
      if (status === 404 || status === 501) return { failure: 'service_unavailable' };
      return { failure: 'other', message: said(message) };
  }
}
