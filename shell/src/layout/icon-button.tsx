import { iconButtonCss } from '@lectern/ui/tokens';
import { css, styled } from 'styled-components';

export const iconButtonStyles = css`
  ${iconButtonCss}
  svg {
    width: 1.5rem;
    height: 1.5rem;
  }
`;

/** Button with an icon. Give it `aria-label`, and the same text as `data-tip`. */
export const IconButton = styled.button`
  ${iconButtonStyles}
`;
