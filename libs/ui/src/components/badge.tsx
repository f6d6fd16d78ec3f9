import { styled } from 'styled-components';
import { chipCss } from '../tokens/controls.js';

/** Facts: the chat button keeps off them. */
interface KeepClear {
  'data-keep-clear'?: '';
}

export const Badge = styled.span.attrs<KeepClear>({ 'data-keep-clear': '' })`
  ${chipCss}
  border-color: transparent;
  background: color-mix(in srgb, var(--color-accent) 11%, var(--color-surface));
  color: var(--color-accent-strong);
`;

export const Chip = styled.li.attrs<KeepClear>({ 'data-keep-clear': '' })`
  ${chipCss}
  background: var(--color-surface);
  color: var(--color-muted);
`;

export const ChipList = styled.ul`
  display: flex;
  flex-wrap: wrap;
  gap: var(--space-1);
`;
