import { ApiError, type Problem } from './api-error.js';

/** Longest plain text to show: longer ones are pages, logs, or stack traces. */
const longestTextCharacters = 200;

interface FailedAnswer {
  status: number;
  statusText: string;
  headers: Pick<Headers, 'get'>;
}

/**
 * Takes messages only from the site's own problem+json and from short plain text: a proxy's error page means
 * nothing to visitors (decisions/pages-and-islands.md). For an empty body the specification requires the status text.
 */
export function readError({ status, statusText, headers }: FailedAnswer, body: string): ApiError {
  const type = headers.get('content-type') ?? 'text/plain';
  const text = body.trim();
  const isPlain = type.startsWith('text/plain') && text.length <= longestTextCharacters && text[0] !== '<';
  return new ApiError(
    status,
    type.includes('problem+json') ? readProblem(body) : undefined,
    text ? (isPlain ? text : undefined) : statusText,
    Number(headers.get('retry-after')) || undefined,
  );
}

function readProblem(body: string): Problem | undefined {
  try {
    const problem = JSON.parse(body) as Partial<Problem> | null;
    return typeof problem?.detail === 'string' ? (problem as Problem) : undefined;
  } catch {
    return undefined;
  }
}
