import { styled } from 'styled-components';
import { Button } from './button.js';
import { kit } from './messages.en.js';

/** What a refused call carries, as `ApiError` of @lectern/api-client does: problem+json, as RFC 9457 has it. */
interface Refusal extends Error {
  status: number;
  detail: string | undefined;
  problem?: { code?: string; errors?: readonly { field: string; message: string }[] };
}

/** The API error; undefined for network and other errors. */
export const refusalOf = (error: unknown): Refusal | undefined =>
  error instanceof Error && 'status' in error && 'detail' in error ? (error as Refusal) : undefined;

/** Sentence for a call that failed: the server's own, or that it gave none, or that no answer came. */
export function errorMessage(error: unknown): string {
  const refusal = refusalOf(error);
  return refusal ? (refusal.detail ?? kit.failed.replace('{status}', String(refusal.status))) : kit.noAnswer;
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
  /** What was thrown, or a sentence; nothing is shown where there is neither. */
  error: unknown;
  onRetry?: () => void;
}

/** Says what did not work, and offers to try again where that may help. */
export function ErrorMessage({ error, onRetry }: ErrorMessageProps) {
  if (!error) return null;
  return (
    <Frame role="alert">
      <p>{typeof error === 'string' ? error : errorMessage(error)}</p>
      {onRetry ? <Button onClick={onRetry}>{kit.tryAgain}</Button> : null}
    </Frame>
  );
}
