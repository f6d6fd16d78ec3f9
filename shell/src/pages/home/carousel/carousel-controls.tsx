import { styled } from 'styled-components';

import { IconButton } from '../../../layout/icon-button.js';

export const Controls = styled.div`
  display: flex;
  align-items: center;
  justify-content: center;
  min-height: 2.75rem;
  @media (scripting: none) {
    display: none;
  }
`;

const Dot = styled.button.attrs({ type: 'button' })`
  display: grid;
  place-items: center;
  width: 1.75rem;
  height: 2.75rem;
  padding: 0;
  border: 0;
  background: none;
  &::before {
    content: '';
    width: 0.625rem;
    height: 0.625rem;
    border: 1.5px solid var(--color-edge);
    border-radius: 50%;
    transition: transform var(--motion-quick) var(--motion-ease);
  }
  &:hover::before {
    border-color: var(--color-accent);
  }
  &[aria-current='true']::before {
    border-color: var(--color-accent);
    background: var(--color-accent);
    transform: scale(1.2);
  }
`;

export function Dots({ names, first = 0 }: { names: readonly string[]; first?: number }) {
  return names.map((name, at) => (
    <Dot key={name} data-at={at} aria-label={name} aria-current={at === first} />
  ));
}

const Stop = styled(IconButton).attrs({ type: 'button' })`
  color: var(--color-muted);
  svg {
    width: 1.25rem;
    height: 1.25rem;
    fill: currentColor;
  }
  [data-on='false'] & path:first-child,
  [data-rotation]:not([data-on='false']) & path:last-child {
    display: none;
  }
`;

interface StopButtonProps {
  pauseLabel: string;
  playLabel: string;
}

export function StopButton({ pauseLabel, playLabel }: StopButtonProps) {
  return (
    <Stop data-stop="" data-pause-label={pauseLabel} data-play-label={playLabel} aria-label={pauseLabel}>
      <svg viewBox="0 0 24 24" aria-hidden="true">
        <path d="M7 5h3.5v14H7zM13.5 5H17v14h-3.5z" />
        <path d="M8 5l11 7-11 7z" />
      </svg>
    </Stop>
  );
}
