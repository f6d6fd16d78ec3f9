import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { Trouble } from '../parts/trouble.js';
import type { FormState } from './use-form.js';

const Form = styled.form`
  display: grid;
  gap: var(--space-2);
`;

/** The form of {@link FormState}, with what is wrong with the whole of it above its button. */
export function FormSheet({
  state: { form, faults, submit },
  children,
  button,
}: {
  state: FormState;
  children: ReactNode;
  button: ReactNode;
}) {
  const fault = faults[''] ?? faults['token'];
  return (
    <Form ref={form} onSubmit={submit} noValidate>
      {children}
      {fault ? <Trouble text={fault} /> : null}
      {button}
    </Form>
  );
}
