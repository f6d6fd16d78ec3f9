import { Button, Card } from '@lectern/ui';
import { useEffect, useRef } from 'react';
import { styled } from 'styled-components';
import { SiteLink } from '../navigation/site-link.js';
import { useFrameWords } from '../site-data.js';

const Floating = styled(Card)`
  position: fixed;
  z-index: 55;
  right: max(1.25rem, env(safe-area-inset-right));
  bottom: max(1.25rem, env(safe-area-inset-bottom));
  display: grid;
  gap: var(--space-2);
  justify-items: start;
  width: min(25rem, 100vw - 2.5rem);
  box-shadow: var(--shadow-lifted);
  &:focus {
    outline: none;
  }
`;

const Buttons = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: var(--space-1);
`;

interface ChatTroubleProps {
  hasFailed: boolean;
  onRetry(): void;
  onClose(): void;
}

/** Stands where the chat will be, until it has been fetched; and when it cannot be, says so and offers two ways on. */
export function ChatTrouble({ hasFailed, onRetry, onClose }: ChatTroubleProps) {
  const { label, path, loadingText, failureText, retryLabel, writeLabel, closeLabel } = useFrameWords().chat;
  const card = useRef<HTMLDivElement>(null);
  useEffect(() => card.current?.focus(), []);
  return (
    <Floating
      ref={card}
      role="dialog"
      aria-label={label}
      tabIndex={-1}
      onKeyDown={({ key }) => {
        if (key === 'Escape') onClose();
      }}
    >
      <p role={hasFailed ? 'alert' : 'status'}>{hasFailed ? failureText : loadingText}</p>
      {hasFailed ? (
        <>
          <Buttons>
            <Button onClick={onRetry}>{retryLabel}</Button>
            <Button $look="quiet" onClick={onClose}>
              {closeLabel}
            </Button>
          </Buttons>
          <SiteLink href={path} onClick={onClose}>
            {writeLabel}
          </SiteLink>
        </>
      ) : null}
    </Floating>
  );
}
