import { styled } from 'styled-components';

import { tooltipId } from '../browser/tooltips.js';

const Bubble = styled.div`
  position: fixed;
  inset: auto;
  width: max-content;
  max-width: 20rem;
  margin: 0;
  padding: 0.375rem 0.75rem;
  overflow: visible;
  border: 0;
  border-radius: var(--radius-small);
  background: var(--color-ink);
  color: var(--color-background);
  font: 500 0.8125rem/1.4 var(--font-control);
  box-shadow: var(--shadow-card);
  /* Bridges the gap to its control, so that it can be hovered. */
  &::before {
    content: '';
    position: absolute;
    inset: -6px 0;
  }
`;

export const Tooltip = () => <Bubble id={tooltipId} role="tooltip" popover="manual" />;
