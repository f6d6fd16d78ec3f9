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

/**
 * A form that only a script sends. Without one its fields are not shown, and what its `noscript` says stands alone.
 * Sent before its island lives, it is held until then.
 */
export function ScriptedForm(props: ComponentProps<'form'>) {
  return <Form {...props} method="post" />;
}
