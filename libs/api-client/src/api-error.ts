/** RFC 9457 problem details, the body of every failed API call. */
export interface Problem {
  type: string;
  title: string;
  status: number;
  detail: string;
  code?: string;
  errors?: { field: string; message: string }[];
  /** Path of the order's page, with `COMMERCE.BOUGHT_ALREADY`. */
  orderUrl?: string;
}

/** A failed API call. Its message is `status: text`, the format of the specification. */
export class ApiError extends Error {
  override readonly name = 'ApiError';

  constructor(
    readonly status: number,
    readonly problem: Problem | undefined,
    private readonly text?: string,
    /** Seconds until a retry, from Retry-After. */
    readonly retryAfterS?: number,
  ) {
    super([status, problem?.detail ?? text].filter(Boolean).join(': '));
  }

  /** The server's message without the status; undefined if the response is not from the site's API. */
  get detail(): string | undefined {
    return this.problem?.detail;
  }

  get hasWords(): boolean {
    return Boolean(this.detail ?? this.text);
  }

  get wrongFields(): Record<string, string> {
    return Object.fromEntries((this.problem?.errors ?? []).map(({ field, message }) => [field, message]));
  }

  /** Whether the server asks for confirmation of a second purchase. */
  get isRepeat(): boolean {
    return this.problem?.code === 'COMMERCE.BOUGHT_ALREADY';
  }

  /** Whether retrying the same request is pointless. After any other error it may have succeeded. */
  get isFinal(): boolean {
    return this.status >= 400 && this.status < 500 && ![408, 409, 429].includes(this.status);
  }
}

export const detailOf = (error: unknown, ownWords: string): string =>
  (error instanceof ApiError && error.detail) || ownWords;

/**
 * Toast text of a failed call: status and message of the response; status and the page's message if the
 * response has none; the page's message if there was no response.
 */
export function failureText(error: unknown, ownWords: string): string {
  if (!(error instanceof ApiError)) return ownWords;
  return error.hasWords ? error.message : `${error.message}: ${ownWords}`;
}
