import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { Button } from './button.js';
import { Modal } from './modal.js';
import { Trouble } from './trouble.js';

const Answers = styled.div`
  display: flex;
  flex-wrap: wrap;
  justify-content: flex-end;
  gap: var(--space-1);
  margin-top: var(--space-3);
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
  trouble?: string | null;
  onConfirm: () => void;
  onCancel: () => void;
}

/** Asks once more. Draw it when it is wanted: `{isAsking ? <ConfirmDialog … /> : null}`. */
export function ConfirmDialog(props: ConfirmDialogProps) {
  const { title, children, confirmLabel, isDanger, busy = false, trouble, onConfirm, onCancel } = props;
  return (
    <Modal title={title} onCancel={busy === false ? onCancel : undefined}>
      {children}
      {trouble ? <Trouble text={trouble} /> : null}
      <Answers>
        <Button onClick={onCancel} disabled={busy !== false}>
          Cancel
        </Button>
        <Button kind={isDanger ? 'danger' : 'main'} busy={busy} onClick={onConfirm}>
          {confirmLabel}
        </Button>
      </Answers>
    </Modal>
  );
}
