import { styled } from 'styled-components';
import { SiteLink } from '../navigation/site-link.js';

export const Box = styled.dialog`
  width: min(36rem, calc(100vw - 2rem));
  max-height: min(36rem, 80dvh);
  margin: min(6rem, 10dvh) auto auto;
  padding: 0;
  overflow: auto;
  border: 1px solid var(--color-line);
  border-radius: var(--radius-medium);
  background: var(--color-surface);
  color: var(--color-ink);
  box-shadow: var(--shadow-lifted);
  font: 400 1rem/1.5 var(--font-control);
  &::backdrop {
    background: rgb(12 14 22 / 0.5);
  }
`;

export const Top = styled.div`
  position: sticky;
  top: 0;
  display: flex;
  align-items: center;
  gap: 0.5rem;
  padding: 0.5rem 0.5rem 0.5rem 1.25rem;
  border-bottom: 1px solid var(--color-line);
  background: var(--color-surface);
`;

export const Field = styled.input.attrs({ type: 'search' })`
  flex: 1;
  min-width: 0;
  min-height: 3rem;
  padding: 0 0.5rem;
  border: 0;
  background: none;
  font: 500 1.125rem/1.3 var(--font-control);
  &::placeholder {
    color: var(--color-muted);
    opacity: 1;
  }
  &::-webkit-search-cancel-button {
    display: none;
  }
`;

export const Note = styled.p`
  padding: 1.25rem;
  color: var(--color-muted);
`;

export const Matches = styled.ul`
  padding: 0.5rem;
  &:empty {
    display: none;
  }
`;

export const Match = styled(SiteLink)`
  display: flex;
  align-items: center;
  justify-content: space-between;
  gap: 1rem;
  min-height: 3rem;
  padding: 0.5rem 0.75rem;
  border-radius: var(--radius-small);
  color: var(--color-ink);
  font: 560 1.125rem/1.3 var(--font-title);
  text-decoration: none;
  &:hover,
  &:focus-visible {
    background: var(--color-wash);
    color: var(--color-accent);
  }
  small {
    color: var(--color-muted);
    font: 500 0.8125rem/1 var(--font-control);
  }
`;
