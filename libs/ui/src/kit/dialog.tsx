import { type ReactNode, useEffect, useId, useRef } from 'react';
import { styled } from 'styled-components';
import { Button, ButtonRow } from './button.js';
import { ErrorMessage } from './error-message.js';
import { kit } from './messages.en.js';

const Sheet = styled.dialog`
  width: min(28rem, calc(100vw - 2rem));
  padding: var(--space-3);
  border: 1px solid var(--color-line);
  border-radius: var(--radius-medium);
  background: var(--color-surface);
  color: var(--color-ink);
  box-shadow: var(--shadow-lifted);
  &::backdrop {
    background: rgb(12 14 22 / 0.5);
  }
`;

const Title = styled.h2`
  margin-bottom: var(--space-1);
  font-size: 1.375rem;
`;

export interface DialogProps {
  title: string;
  children: ReactNode;
  /** Told when Escape is pressed; where it is absent, the dialog stays. */
  onCancel?: (() => void) | undefined;
}

/**
 * A dialog that holds the page until it is answered; it is open as long as it is drawn. The focus begins at the control
 * with `data-first`, else at the first. The browser's own: it keeps the focus in and gives it back, and needs no style
 * that the content security policy would refuse.
 */
export function Dialog({ title, children, onCancel }: DialogProps) {
  const sheet = useRef<HTMLDialogElement>(null);
  const titleId = useId();
  const open = () => {
    sheet.current?.showModal();
    sheet.current?.querySelector<HTMLElement>('[data-first]')?.focus();
  };
  useEffect(() => {
    const { current } = sheet;
    open();
    return () => current?.close();
  }, []);
  return (
    <Sheet
      ref={sheet}
      aria-labelledby={titleId}
      onCancel={(event) => {
        event.preventDefault();
        onCancel?.();
      }}
      // Browsers close at a second Escape whatever was said to the first.
      onClose={() => (onCancel ? onCancel() : open())}
    >
      <Title id={titleId}>{title}</Title>
      {children}
    </Sheet>
  );
}

const Body = styled.div`
  display: grid;
  gap: var(--space-1);
`;

export interface ConfirmDialogProps {
  /** A question: "Send this letter to 312 readers?" */
  title: string;
  /** What follows from a yes. */
  children: ReactNode;
  /** The yes, as what is done: "Send it". */
  confirmLabel: string;
  /** Whether it cannot be undone. */
  isDanger?: boolean;
  /** What the yes says while its work is under way. */
  busy?: string | false;
  /** Why the work did not succeed. */
  error?: unknown;
  onConfirm: () => void;
  onCancel: () => void;
}

/** Asks once more. Draw it when it is wanted: `{isAsking ? <ConfirmDialog … /> : null}`. */
export function ConfirmDialog(props: ConfirmDialogProps) {
  const { title, children, confirmLabel, isDanger, busy = false, error, onConfirm, onCancel } = props;
  return (
    <Dialog title={title} onCancel={busy === false ? onCancel : undefined}>
      <Body>
        {children}
        <ErrorMessage error={error} />
      </Body>
      <ButtonRow $atEnd>
        <Button onClick={onCancel} disabled={busy !== false}>
          {kit.cancel}
        </Button>
        <Button kind={isDanger ? 'danger' : 'main'} busy={busy} onClick={onConfirm}>
          {confirmLabel}
        </Button>
      </ButtonRow>
    </Dialog>
  );
}
