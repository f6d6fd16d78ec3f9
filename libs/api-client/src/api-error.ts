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
}

/**
 * What a visitor is told of a call that did not succeed: the server's answer, or the page's own words where none came
 * (no line, no server), for a browser's words for that are not a reader's.
 */
export const failureText = (error: unknown, ownWords: string): string =>
  error instanceof ApiError ? error.message : ownWords;
