import { styled } from 'styled-components';

export const Badge = styled.span`
  display: inline-flex;
  align-items: center;
  gap: 0.375rem;
  padding: 0.25rem 0.75rem;
  border-radius: var(--radius-pill);
  background: color-mix(in srgb, var(--color-accent) 11%, var(--color-surface));
  color: var(--color-accent-strong);
  font: 600 0.8125rem/1.4 var(--font-control);
`;

export const Chip = styled.li`
  padding: 0.3125rem 0.875rem;
  border: 1px solid var(--color-line);
  border-radius: var(--radius-pill);
  background: var(--color-surface);
  color: var(--color-muted);
  font: 500 0.875rem/1.4 var(--font-control);
`;

export const ChipList = styled.ul`
  display: flex;
  flex-wrap: wrap;
  gap: var(--space-1);
`;
