import { styled } from 'styled-components';

export const Controls = styled.div`
  display: flex;
  align-items: center;
  justify-content: center;
  min-height: 2.75rem;
  /* Nothing turns without script. */
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

interface DotsProps {
  /** What each stands for. */
  names: readonly string[];
  index: number;
  onSelect: (index: number) => void;
}

/** One dot for each; the one that is shown is filled. */
export function Dots({ names, index, onSelect }: DotsProps) {
  return names.map((name, at) => (
    <Dot key={name} aria-label={name} aria-current={at === index} onClick={() => onSelect(at)} />
  ));
}

const Stop = styled.button.attrs({ type: 'button' })`
  display: grid;
  place-items: center;
  width: 2.75rem;
  height: 2.75rem;
  padding: 0;
  border: 0;
  border-radius: var(--radius-pill);
  background: none;
  color: var(--color-muted);
  &:hover {
    color: var(--color-accent);
  }
  svg {
    width: 1.25rem;
    height: 1.25rem;
    fill: currentColor;
  }
`;

interface StopButtonProps {
  isOn: boolean;
  pauseLabel: string;
  playLabel: string;
  onToggle: () => void;
}

/** Stops what turns by itself, and starts it again. */
export function StopButton({ isOn, pauseLabel, playLabel, onToggle }: StopButtonProps) {
  const label = isOn ? pauseLabel : playLabel;
  return (
    <Stop aria-label={label} data-tip={label} onClick={onToggle}>
      <svg viewBox="0 0 24 24" aria-hidden="true">
        <path d={isOn ? 'M7 5h3.5v14H7zM13.5 5H17v14h-3.5z' : 'M8 5l11 7-11 7z'} />
      </svg>
    </Stop>
  );
}
