/** RFC 9457 problem details, as every failed call of the API answers. */
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

/** A call that did not succeed. Its message is `status: words`, the form that the specification shows. */
export class ApiError extends Error {
  override readonly name = 'ApiError';

  constructor(
    readonly status: number,
    readonly problem: Problem | undefined,
    /** Plain text of the answer; undefined if it gave none that is fit to be shown. */
    private readonly text?: string,
    /** After how many seconds it may be tried again, if the answer says so (Retry-After). */
    readonly retryAfterS?: number,
  ) {
    super([status, problem?.detail ?? text].filter(Boolean).join(': '));
  }

  /** The server's sentence, without the status; undefined if the answer is not one of the site's own. */
  get detail(): string | undefined {
    return this.problem?.detail;
  }

  /** Whether the answer came with words of its own. */
  get hasWords(): boolean {
    return Boolean(this.detail ?? this.text);
  }

  /** Sentences about single fields, by their names. */
  get wrongFields(): Record<string, string> {
    return Object.fromEntries((this.problem?.errors ?? []).map(({ field, message }) => [field, message]));
  }

  /** Whether the server asks, before it goes on, whether another copy is wanted. */
  get isRepeat(): boolean {
    return this.problem?.code === 'COMMERCE.BOUGHT_ALREADY';
  }

  /** Whether the same request is refused again. After any other error it may have been carried out already. */
  get isFinal(): boolean {
    return this.status >= 400 && this.status < 500 && ![408, 409, 429].includes(this.status);
  }
}

/** The server's sentence for a failed call, or the page's own. */
export const detailOf = (error: unknown, ownWords: string): string =>
  (error instanceof ApiError && error.detail) || ownWords;

/**
 * Text for the toast of a failed call: status and words of the answer; status and the call's own sentence if the answer had no
 * words that may be shown; that sentence alone if no answer came.
 */
export function failureText(error: unknown, ownWords: string): string {
  if (!(error instanceof ApiError)) return ownWords;
  return error.hasWords ? error.message : `${error.message}: ${ownWords}`;
}
