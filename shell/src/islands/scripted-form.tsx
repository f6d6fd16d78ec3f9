import { type ComponentProps, useEffect, useImperativeHandle, useRef } from 'react';
import { styled } from 'styled-components';
import { bringToLife, HELD } from './early-input.js';

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
 * Sent before its script has come, it is held until then.
 */
export function ScriptedForm({ ref, ...props }: ComponentProps<'form'>) {
  const form = useRef<HTMLFormElement>(null);
  useImperativeHandle(ref, () => form.current as HTMLFormElement);
  useEffect(() => (form.current ? bringToLife(form.current) : undefined), []);
  return <Form {...props} ref={form} method="post" {...{ [`data-${HELD}`]: '' }} suppressHydrationWarning />;
}
