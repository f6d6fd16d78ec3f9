/** RFC 9457 problem details, as every failed call of the API answers. */
export interface Problem {
  type: string;
  title: string;
  status: number;
  detail: string;
  code?: string;
  errors?: { field: string; message: string }[];
}

/** A call that did not succeed. Its message is `status: detail`, the form the site shows to people. */
export class ApiError extends Error {
  override readonly name = 'ApiError';

  constructor(
    readonly status: number,
    readonly problem: Problem | undefined,
    fallback: string,
    /** After how many seconds it may be tried again, where the answer says so (Retry-After). */
    readonly retryAfterS?: number,
  ) {
    super(`${status}: ${problem?.detail ?? fallback}`);
  }

  /** The sentence alone, without the status. */
  get detail(): string {
    return this.problem?.detail ?? this.message;
  }

  /** What is wrong with single fields, by their names. */
  get wrongFields(): Record<string, string> {
    return Object.fromEntries((this.problem?.errors ?? []).map(({ field, message }) => [field, message]));
  }

  /** Whether the same, asked again, is refused again. After anything else it may have been done already. */
  get isFinal(): boolean {
    return this.status >= 400 && this.status < 500 && ![408, 409, 429].includes(this.status);
  }
}

/**
 * What a visitor is told of a call that did not succeed: the server's answer, or the page's own words where none came
 * (no line, no server), for a browser's words for that are not a reader's.
 */
export const failureText = (error: unknown, ownWords: string): string =>
  error instanceof ApiError ? error.message : ownWords;
