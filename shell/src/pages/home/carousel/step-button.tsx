import { styled } from 'styled-components';

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
  &:focus-visible {
    border-radius: 50%;
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
  onStep: () => void;
}

export function StepButton({ side, label, onStep }: StepButtonProps) {
  return (
    <Arrow data-side={side} aria-label={label} data-tip={label} onClick={onStep}>
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
