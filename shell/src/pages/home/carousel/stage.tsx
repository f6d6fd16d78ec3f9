import { IconDrawing } from '@lectern/ui';
import { styled } from 'styled-components';

import { SiteLink } from '../../../layout/site-link.js';
import { moveMs } from '../../../browser/carousel-rules.js';

/** From the words to the window's edge. The books are on its lower edge, the next one at the right. */
export const Niche = styled.div`
  --foot: 1.25rem;
  position: relative;
  min-height: calc(var(--book) * 1.5 + var(--foot) + var(--space-2));
  touch-action: pan-y;
  /* The shelf: from edge to edge, below the foot of the books and behind them. */
  &::before {
    content: '';
    position: absolute;
    top: calc(100% - var(--foot) - 0.5rem);
    left: -100vw;
    right: 0;
    height: 100vh;
    border-top: 1px solid color-mix(in srgb, var(--on-ground) 30%, var(--ground));
    background: color-mix(in srgb, var(--on-ground) 6%, var(--ground));
    pointer-events: none;
  }
  /* Light on the wall. */
  &::after {
    content: '';
    position: absolute;
    inset: -20% -10% calc(var(--foot) + 0.5rem) -40%;
    background: radial-gradient(closest-side at 56% 54%, rgb(255 255 255 / 0.2), transparent);
    pointer-events: none;
  }
`;

/** All books have the same size and position and move by transforms only. */
export const Stand = styled(SiteLink)`
  --book-turn-time: ${moveMs}ms;
  position: absolute;
  z-index: 1;
  left: var(--left);
  bottom: var(--foot);
  width: var(--book);
  transform-origin: 50% 100%;
  transition:
    transform ${moveMs}ms var(--motion-ease),
    opacity ${moveMs}ms var(--motion-ease),
    display ${moveMs}ms allow-discrete;
  &[data-place='front'] {
    z-index: 2;
  }
  &[data-place='left'] {
    --book-turn: -60deg;
    opacity: 0;
    pointer-events: none;
    transform: translateX(-60%) scale(0.9);
  }
  &[data-place='right'] {
    --book-turn: 64deg;
    transform: translateX(calc(100cqw - var(--left) - var(--peek) - var(--book) * 0.27)) scale(0.94);
  }
  &[data-place='out'] {
    --book-turn: 64deg;
    display: none;
    transform: translateX(calc(100cqw - var(--left) + 2rem)) scale(0.94);
  }
  @starting-style {
    transform: translateX(calc(100cqw - var(--left) + 2rem)) scale(0.94);
  }
`;

const Arrow = styled.button.attrs({ type: 'button' })`
  position: absolute;
  z-index: 3;
  bottom: calc(var(--foot) + var(--book) * 0.75 - 1.375rem);
  display: grid;
  place-items: center;
  width: 2.75rem;
  height: 2.75rem;
  padding: 0;
  border: 1px solid var(--color-edge);
  border-radius: 50%;
  background: var(--ground);
  color: var(--on-ground);
  &:hover {
    background: var(--on-ground);
    color: var(--ground);
  }
  &[data-side='left'] {
    left: calc((var(--left) - 2.75rem) / 2);
  }
  &[data-side='right'] {
    left: calc((var(--left) + var(--book) + 100cqw - var(--peek) - 2.75rem) / 2 - 0.375rem);
  }
  svg {
    width: 1.25rem;
    height: 1.25rem;
  }
  @media (scripting: none) {
    display: none;
  }
`;

interface StepButtonProps {
  side: 'left' | 'right';
  label: string;
}

export function StepButton({ side, label }: StepButtonProps) {
  return (
    <Arrow data-side={side} data-by={side === 'left' ? -1 : 1} aria-label={label} data-tip={label}>
      <IconDrawing>
        <path d={side === 'left' ? 'M14.5 5.5L8 12l6.5 6.5' : 'M9.5 5.5L16 12l-6.5 6.5'} />
      </IconDrawing>
    </Arrow>
  );
}
