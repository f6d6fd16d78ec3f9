import { type ReactNode, useEffect, useId, useRef } from 'react';
import { styled } from 'styled-components';
import { Button, ButtonRow } from './button.js';
import { ErrorMessage } from './error-message.js';
import * as m from './messages.en.js';

const Sheet = styled.dialog<{ $isWide: boolean }>`
  width: min(${({ $isWide }) => ($isWide ? '56rem' : '28rem')}, calc(100vw - 2rem));
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

interface DialogProps {
  title: string;
  children: ReactNode;
  /** For lists of pictures and tables. */
  isWide?: boolean;
  /** Called on Escape; without it, Escape does nothing. */
  onCancel?: (() => void) | undefined;
}

/**
 * A modal dialog, open as long as it is rendered. Focus starts at the control with `data-first`, else at the
 * first. The native `<dialog>` traps and restores focus, and needs no inline styles, which the content
 * security policy forbids.
 */
export function Dialog({ title, children, isWide = false, onCancel }: DialogProps) {
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
      $isWide={isWide}
      aria-labelledby={titleId}
      onCancel={(event) => {
        event.preventDefault();
        onCancel?.();
      }}
      // Browsers close a dialog on the second Escape even if the first was canceled.
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
  /** A question: "Send this newsletter to 312 readers?" */
  title: string;
  children: ReactNode;
  /** The action: "Send it". */
  confirmLabel: string;
  isDanger?: boolean;
  busy?: string | false;
  error?: unknown;
  onConfirm: () => void;
  onCancel: () => void;
}

/** Asks for confirmation. Render it conditionally: `{isAsking ? <ConfirmDialog … /> : null}`. */
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
          {m.form.cancel}
        </Button>
        <Button kind={isDanger ? 'danger' : 'main'} busy={busy} onClick={onConfirm}>
          {confirmLabel}
        </Button>
      </ButtonRow>
    </Dialog>
  );
}
