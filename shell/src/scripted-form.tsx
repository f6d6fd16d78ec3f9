import { styled } from 'styled-components';

/**
 * A form that only a script sends. Without one its fields are not shown, and what its `noscript` says stands alone.
 * It posts, should it be sent before the script has come: what people type never stands in an address.
 */
export const ScriptedForm = styled.form.attrs({ method: 'post' })`
  display: grid;
  gap: var(--space-3);
  @media (scripting: none) {
    > :not(noscript) {
      display: none;
    }
  }
`;
