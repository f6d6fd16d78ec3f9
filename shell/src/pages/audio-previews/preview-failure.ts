/** Why there is no preview; each leads to its own notice. */
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
  /** From the server, where it had something to say that the notice shows. */
  message?: string | undefined;
  /** When it may be tried again, where the server said so. */
  retryAfterSeconds?: number | undefined;
}

interface FailureBody {
  error?: unknown;
  details?: unknown;
  message?: unknown;
}

const said = (value: unknown): string | undefined => (typeof value === 'string' && value ? value : undefined);

/**
 * What a failure means to a visitor (specification 1, section 8).
 * @param body of the answer, or the making that failed
 * @param status of the answer, where the failure is one
 */
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
      // No such call (yet) is a service that is not there, not a fault of this book.
      if (status === 404 || status === 501) return { failure: 'service_unavailable' };
      return { failure: 'other', message: said(message) };
  }
}
