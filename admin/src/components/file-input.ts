import { buttonCss, quietCss } from '@lectern/ui/tokens';
import { css } from 'styled-components';

/** An area around a file input, whose button looks like the others. */
export const fileInputCss = css`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  input {
    width: 100%;
    min-height: 2.75rem;
    color: var(--color-muted);
    font: 400 0.9375rem/1.5 var(--font-control);
  }
  input::file-selector-button {
    ${buttonCss}
    ${quietCss}
    margin-right: var(--space-2);
  }
`;
