import { darkScheme, from } from '@lectern/ui';
import { styled } from 'styled-components';

import { SiteLink } from '../../../layout/site-link.js';
import { moveMs } from '../../../browser/carousel-rules.js';

export const Niche = styled.div`
  --glow: var(--color-surface);
  position: relative;
  width: min(100%, 21rem);
  margin-inline: auto;
  aspect-ratio: 1 / 0.9;
  touch-action: pan-y;
  ${from.tablet} {
    width: min(100%, 30rem);
  }
  ${from.desktop} {
    max-width: 34rem;
  }
  ${darkScheme} {
    --glow: color-mix(in srgb, var(--color-accent) 42%, var(--color-background));
  }
  &::before {
    content: '';
    position: absolute;
    inset: 0 12% 8%;
    border-radius: var(--radius-pill) var(--radius-pill) 0 0;
    background:
      radial-gradient(70% 50% at 36% 24%, var(--glow), transparent 90%),
      color-mix(in srgb, var(--color-accent) 17%, var(--color-background));
  }
  &::after {
    content: '';
    position: absolute;
    left: 0;
    right: 0;
    bottom: 8%;
    border-bottom: 1px solid color-mix(in srgb, var(--color-ink) 30%, transparent);
  }
`;

/** All books have the same size and position and move by transforms only. */
export const Stand = styled(SiteLink)`
  position: absolute;
  left: 30%;
  bottom: 5.5%;
  width: 40%;
  transform-origin: 50% 97%;
  transition:
    transform ${moveMs}ms var(--motion-ease),
    opacity ${moveMs}ms var(--motion-ease),
    display ${moveMs}ms allow-discrete;
  &[data-place='front'] {
    z-index: 1;
  }
  &[data-place='left'] {
    transform: translateX(-70%) scale(0.76);
  }
  &[data-place='right'] {
    transform: translateX(68%) scale(0.76);
  }
  &[data-place='out'] {
    display: none;
    opacity: 0;
    transform: scale(0.6);
  }
  @starting-style {
    opacity: 0;
    transform: scale(0.6);
  }
`;

const Arrow = styled.button.attrs({ type: 'button' })`
  position: absolute;
  z-index: 2;
  top: 42%;
  display: grid;
  place-items: center;
  width: 2.75rem;
  height: 2.75rem;
  padding: 0;
  border: 1px solid var(--color-line);
  border-radius: 50%;
  background: var(--color-surface);
  color: var(--color-ink);
  box-shadow: var(--shadow-card);
  &:hover {
    border-color: var(--color-accent);
    color: var(--color-accent);
  }
  &[data-side='left'] {
    left: -0.5rem;
  }
  &[data-side='right'] {
    right: -0.5rem;
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
      <svg
        viewBox="0 0 24 24"
        fill="none"
        stroke="currentColor"
        strokeWidth="2"
        strokeLinecap="round"
        strokeLinejoin="round"
        aria-hidden="true"
      >
        <path d={side === 'left' ? 'M14.5 5.5L8 12l6.5 6.5' : 'M9.5 5.5L16 12l-6.5 6.5'} />
      </svg>
    </Arrow>
  );
}
