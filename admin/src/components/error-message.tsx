import { styled } from 'styled-components';
import { Button } from './button.js';

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

/** Says what did not work, and offers to try again where that may help. */
export function Trouble({ text, onRetry }: { text: string; onRetry?: () => void }) {
  return (
    <Frame role="alert">
      <p>{text}</p>
      {onRetry ? <Button onClick={onRetry}>Try again</Button> : null}
    </Frame>
  );
}
