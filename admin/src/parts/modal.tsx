import { type ReactNode, useEffect, useId, useRef } from 'react';
import { styled } from 'styled-components';

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

export interface ModalProps {
  title: string;
  children: ReactNode;
  /** Told when Escape is pressed; where it is absent, the dialog stays. */
  onCancel?: (() => void) | undefined;
}

/**
 * A dialog that holds the page until it is answered; it is open as long as it is drawn. The focus begins at the control
 * with `data-first`, else at the first. The browser's own: it keeps the
 * focus in and gives it back, and needs no style that the content security policy would refuse.
 */
export function Modal({ title, children, onCancel }: ModalProps) {
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
