import { Button, Card } from '@lectern/ui';
import { styled } from 'styled-components';

const Notice = styled(Card)`
  display: grid;
  justify-items: start;
  gap: var(--space-2);
  margin-bottom: var(--space-4);
  h2 {
    font-size: var(--text-heading-3);
  }
`;

interface ShelfNoticeProps {
  title: string;
  text: string;
  retryLabel?: string;
  /** Something went wrong, and may be tried again. */
  onRetry?(): void;
}

/** Says why there is nothing on the shelf, or nothing new. */
export function ShelfNotice({ title, text, retryLabel, onRetry }: ShelfNoticeProps) {
  return (
    <Notice role={onRetry ? 'alert' : 'status'}>
      <h2>{title}</h2>
      <p>{text}</p>
      {onRetry ? <Button onClick={onRetry}>{retryLabel}</Button> : null}
    </Notice>
  );
}
