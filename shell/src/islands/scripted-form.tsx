import type { ComponentProps } from 'react';
import { styled } from 'styled-components';

const Form = styled.form`
  display: grid;
  gap: var(--space-3);
  @media (scripting: none) {
    > :not(noscript) {
      display: none;
    }
  }
`;

/** Form that needs script to send. Without it, only its `noscript` is visible. A submit before hydration is held. */
export function ScriptedForm(props: ComponentProps<'form'>) {
  return <Form {...props} method="post" />;
}
