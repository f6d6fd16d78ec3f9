import { Button } from '@lectern/ui';
import { styled } from 'styled-components';

/** For what cannot be undone. */
export const DangerButton = styled(Button).attrs({ $look: 'quiet' })`
  color: var(--color-danger);
  border-color: currentColor;
  &:hover:not(:disabled) {
    color: var(--color-danger);
    border-color: currentColor;
    background: color-mix(in srgb, var(--color-danger) 8%, transparent);
  }
`;
