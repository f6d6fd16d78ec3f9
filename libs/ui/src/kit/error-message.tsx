import { styled } from 'styled-components';
import { Button } from './button.js';
import * as m from './messages.en.js';

/** An API error such as `ApiError` of @lectern/api-client, with problem+json (RFC 9457). */
interface ProblemError extends Error {
  status: number;
  detail: string | undefined;
  problem?: { code?: string; errors?: readonly { field: string; message: string }[] };
}

export const apiErrorOf = (error: unknown): ProblemError | undefined =>
  error instanceof Error && 'status' in error && 'detail' in error ? (error as ProblemError) : undefined;

/** The server's own sentence, a general one for other statuses, or one for no response. */
export function errorMessage(error: unknown): string {
  const refusal = apiErrorOf(error);
  return refusal
    ? (refusal.detail ?? m.error.failed.replace('{status}', String(refusal.status)))
    : m.error.offline;
}

const Frame = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: var(--space-2);
  padding: var(--space-2);
  border: 1px solid color-mix(in srgb, var(--color-danger) 45%, transparent);
  border-left-width: 4px;
  border-radius: var(--radius-small);
  background: color-mix(in srgb, var(--color-danger) 5%, var(--color-surface));
  p {
    flex: 1 1 16rem;
  }
`;

interface ErrorMessageProps {
  /** The thrown value, or a sentence; null or undefined shows nothing. */
  error: unknown;
  onRetry?: () => void;
}

export function ErrorMessage({ error, onRetry }: ErrorMessageProps) {
  if (!error) return null;
  return (
    <Frame role="alert">
      <p>{typeof error === 'string' ? error : errorMessage(error)}</p>
      {onRetry ? <Button onClick={onRetry}>{m.error.retry}</Button> : null}
    </Frame>
  );
}
