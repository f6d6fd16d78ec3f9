import { ApiError } from '@lectern/api-client';
import { Button, FieldError } from '@lectern/ui';
import { useEffect, useId, useRef, useState } from 'react';
import { styled } from 'styled-components';
import { Ways } from './arrival.js';
import { DangerButton } from './danger-button.js';
import { useRoadmap } from './use-roadmap.js';

const Sheet = styled.dialog`
  width: min(30rem, calc(100vw - 2rem));
  padding: var(--space-3);
  border: 1px solid var(--color-line);
  border-radius: var(--radius-medium);
  background: var(--color-surface);
  color: var(--color-ink);
  box-shadow: var(--shadow-lifted);
  &::backdrop {
    background: rgb(12 14 22 / 0.5);
  }
  h2 {
    margin-bottom: var(--space-1);
    font-size: var(--text-heading-3);
  }
  p {
    margin-bottom: var(--space-3);
  }
`;

interface DeletionDialogProps {
  /** Whether a code has opened all of an address; else it is about this browser’s own alone. */
  isProven: boolean;
  onCancel(): void;
}

/** Asks once more before everything goes; open as long as it is drawn. */
export function DeletionDialog({ isProven, onCancel }: DeletionDialogProps) {
  const { words, desk } = useRoadmap();
  const { deletion } = words;
  const sheet = useRef<HTMLDialogElement>(null);
  const [isBusy, setBusy] = useState(false);
  const [problem, setProblem] = useState<string | null>(null);
  const titleId = useId();

  useEffect(() => {
    const { current } = sheet;
    current?.showModal();
    return () => current?.close();
  }, []);

  function confirm(): void {
    if (isBusy) return;
    setBusy(true);
    setProblem(null);
    desk.deleteAll().catch((error: unknown) => {
      setBusy(false);
      desk.notice(error);
      setProblem(error instanceof ApiError ? error.detail : deletion.failureText);
    });
  }

  return (
    <Sheet ref={sheet} aria-labelledby={titleId} onClose={onCancel}>
      <h2 id={titleId}>{deletion.heading}</h2>
      <p>{deletion.text}</p>
      {isProven ? null : <p>{deletion.hereText}</p>}
      {problem ? <FieldError role="alert">{problem}</FieldError> : null}
      <Ways>
        <Button $look="quiet" onClick={onCancel} disabled={isBusy} autoFocus>
          {deletion.cancelLabel}
        </Button>
        <DangerButton onClick={confirm} disabled={isBusy}>
          {isBusy ? deletion.busyLabel : deletion.confirmLabel}
        </DangerButton>
      </Ways>
    </Sheet>
  );
}
