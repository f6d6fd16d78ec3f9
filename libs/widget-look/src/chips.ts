import { chipCss, choiceChipCss, widgetCss } from '@lectern/ui/tokens';
import { css } from 'styled-components';
import { focusRing } from './tokens.js';

/** A short fact. */
export const chip = css`
  ${widgetCss(chipCss)}
`;

/** A chip to press. */
export const choiceChip = css`
  ${widgetCss(choiceChipCss)}
  ${focusRing}
`;
