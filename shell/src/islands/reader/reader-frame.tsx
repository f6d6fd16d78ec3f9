import { from } from '@lectern/ui';
import { css, styled } from 'styled-components';
import { iconButtonStyles } from '../../layout/icon-button.js';

export const Frame = styled.dialog`
  width: 100vw;
  max-width: none;
  height: 100vh;
  height: 100dvh;
  max-height: none;
  margin: 0;
  padding: 0;
  border: 0;
  overflow: hidden;
  background: var(--color-background);
  color: var(--color-ink);
  text-align: left;
  &[open] {
    display: grid;
    grid-template-rows: auto minmax(0, 1fr) auto;
  }
  &::backdrop {
    background: var(--color-background);
  }
`;

export const Bar = styled.div`
  display: flex;
  align-items: center;
  gap: var(--space-half);
  min-height: 3.5rem;
  padding: 0 max(var(--space-1), env(safe-area-inset-right)) 0 max(var(--space-1), env(safe-area-inset-left));
  border-bottom: 1px solid var(--color-line);
  ${from.tablet} {
    padding-inline: var(--space-2);
  }
`;

export const RunningTitle = styled.p`
  flex: 1;
  min-width: 0;
  overflow: hidden;
  color: var(--color-muted);
  font: italic 400 1.0625rem/1.5 var(--font-reading);
  text-align: center;
  text-overflow: ellipsis;
  white-space: nowrap;
`;

const tool = css`
  ${iconButtonStyles}
  text-decoration: none;
  &:focus-visible {
    outline-offset: -3px;
  }
`;

export const Tool = styled.button.attrs({ type: 'button' })`
  ${tool}
`;

export const ToolLink = styled.a`
  ${tool}
`;

export const Letters = styled.span`
  font: 500 1.25rem/1 var(--font-title);
`;

/** Scrolls the text. Keyboard scrolling works here without a modifier. */
export const Scroller = styled.div`
  position: relative;
  overflow-y: auto;
  overscroll-behavior: contain;
  scrollbar-gutter: stable both-edges;
  @media (prefers-reduced-motion: no-preference) {
    scroll-behavior: smooth;
  }
  /* The text is focused from the start, so its focus ring is thin. */
  &:focus-visible {
    outline: 2px solid color-mix(in srgb, var(--color-accent) 55%, transparent);
    outline-offset: -2px;
    border-radius: 0;
  }
`;

export const Panel = styled.div.attrs({ popover: 'auto' })`
  inset: 3.5rem auto auto auto;
  width: min(22rem, calc(100vw - var(--space-2)));
  max-height: calc(100dvh - 6rem);
  margin: var(--space-1);
  padding: var(--space-3);
  overflow-y: auto;
  border: 1px solid var(--color-line);
  border-radius: var(--radius-medium);
  background: var(--color-surface);
  color: var(--color-ink);
  box-shadow: var(--shadow-lifted);
  &[data-side='left'] {
    left: 0;
  }
  &[data-side='right'] {
    right: 0;
  }
`;

export const Resumed = styled.div`
  position: absolute;
  z-index: 1;
  right: 0;
  bottom: 3.25rem;
  left: 0;
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: center;
  gap: 0 var(--space-2);
  width: fit-content;
  max-width: calc(100% - var(--space-2));
  margin-inline: auto;
  padding: var(--space-half) var(--space-2);
  border: 1px solid var(--color-line);
  border-radius: var(--radius-medium);
  background: var(--color-surface);
  box-shadow: var(--shadow-lifted);
  font: 500 0.9375rem/1.4 var(--font-control);
`;

export const Plain = styled.button.attrs({ type: 'button' })`
  min-height: 2.75rem;
  padding: 0;
  border: 0;
  background: none;
  color: var(--color-accent);
  font-weight: 600;
  text-decoration: underline;
  text-underline-offset: 0.18em;
`;

export const Notice = styled.div`
  display: grid;
  gap: var(--space-2);
  width: min(36rem, 100%);
  margin-inline: auto;
  padding: clamp(3rem, 12vh, 8rem) 1.5rem;
  h2 {
    font-size: var(--text-heading-3);
  }
`;

export const Ways = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: var(--space-2);
`;
