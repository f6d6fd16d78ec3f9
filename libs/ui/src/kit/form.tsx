import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { Button, type ButtonKind, ButtonRow } from './button.js';
import { Dialog } from './dialog.js';
import { ErrorMessage } from './error-message.js';
import * as m from './messages.en.js';
import type { FormState } from './use-form.js';

const Sheet = styled.form`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  align-content: start;
  gap: var(--space-2);
`;

interface FormProps {
  state: FormState;
  children: ReactNode;
  submit: string;
  busy: string;
  kind?: ButtonKind;
  isIdle?: boolean;
  onCancel?: (() => void) | undefined;
  more?: ReactNode;
  place?: 'sheet' | 'row' | 'dialog';
  label?: string;
  className?: string;
}

/** The form of {@link useForm}, with form-level errors above its buttons. */
export function Form(props: FormProps) {
  const { state, children, submit, busy, kind = 'main', isIdle, onCancel, more, label, className } = props;
  const { place = 'row' } = props;
  const { form, errors, error, isBusy, onSubmit } = state;
  const send = (
    <Button kind={kind} type="submit" busy={isBusy && busy} disabled={isIdle}>
      {submit}
    </Button>
  );
  const cancel = onCancel ? (
    <Button onClick={onCancel} disabled={isBusy}>
      {m.form.cancel}
    </Button>
  ) : null;
  return (
    <Sheet ref={form} className={className} aria-label={label} onSubmit={onSubmit} noValidate>
      {children}
      {/* A link's token has no visible field, so its error is shown here. */}
      <ErrorMessage error={error ?? errors['token']} />
      {place === 'sheet' ? (
        <>
          {send}
          {more}
        </>
      ) : (
        <ButtonRow $atEnd={place === 'dialog'}>
          {place === 'dialog' ? cancel : null}
          {send}
          {place === 'row' ? cancel : null}
          {more}
        </ButtonRow>
      )}
    </Sheet>
  );
}

interface FormDialogProps extends Omit<FormProps, 'place' | 'label' | 'className'> {
  title: string;
  note?: ReactNode;
  onCancel: () => void;
}

const Note = styled.p`
  margin-bottom: var(--space-2);
  color: var(--color-muted);
`;

export function FormDialog({ title, note, onCancel, ...form }: FormDialogProps) {
  return (
    <Dialog title={title} onCancel={form.state.isBusy ? undefined : onCancel}>
      {note ? <Note>{note}</Note> : null}
      <Form {...form} onCancel={onCancel} place="dialog" />
    </Dialog>
  );
}
