import { createGlobalStyle, css, keyframes, styled } from 'styled-components';

/** Typed, so that a browser can count with them: how much has been read, from 0 to 100, and the same in whole numbers. */
export const ReadProperties = createGlobalStyle`
  @property --read { syntax: '<number>'; inherits: true; initial-value: 0; }
  @property --read-percent { syntax: '<integer>'; inherits: true; initial-value: 0; }
`;

const read = keyframes`
  from { --read: 0; --read-percent: 0; }
  to { --read: 100; --read-percent: 100; }
`;

const appear = keyframes`
  from { visibility: hidden; opacity: 0; }
  to { visibility: visible; opacity: 1; }
`;

/** Driven by the scrolling itself, without script; it appears beyond 100 px (specification 1, section 4). */
const followScroll = css`
  @supports (animation-timeline: scroll()) {
    animation:
      ${read} linear both,
      ${appear} linear both;
    animation-timeline: scroll(root), scroll(root);
    animation-range:
      normal,
      100px 101px;
  }
`;

/** Holds the figures for all that is drawn in it. */
export const Reading = styled.div`
  position: fixed;
  z-index: 30;
  visibility: hidden;
  pointer-events: none;
  ${followScroll}
  &[data-begun='true'] {
    visibility: visible;
  }
  @media print {
    display: none;
  }
`;

export const Percent = styled.span`
  color: var(--color-muted);
  font: 600 0.75rem/1 var(--font-control);
  font-variant-numeric: lining-nums tabular-nums;
  &::after {
    counter-reset: percent var(--read-percent);
    content: counter(percent) '%';
  }
`;
