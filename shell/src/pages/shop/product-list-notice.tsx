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
  onRetry?(): void;
}

export function ProductListNotice({ title, text, retryLabel, onRetry }: ShelfNoticeProps) {
  return (
    <Notice role={onRetry ? 'alert' : 'status'}>
      <h2>{title}</h2>
      <p>{text}</p>
      {onRetry ? <Button onClick={onRetry}>{retryLabel}</Button> : null}
    </Notice>
  );
}
