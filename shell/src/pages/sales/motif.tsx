import { styled } from 'styled-components';
import type { SalesWords } from './sales.words.js';

const Drawing = styled.svg`
  display: block;
  width: 15rem;
  max-width: 100%;
  height: auto;
  color: var(--color-accent);
`;

export function Motif({ motif, className }: { motif: SalesWords['motif']; className?: string }) {
  if (!motif) return null;
  return (
    <Drawing
      className={className}
      viewBox="0 0 240 48"
      fill="none"
      stroke="currentColor"
      strokeWidth="1.6"
      strokeLinecap="round"
      strokeLinejoin="round"
      aria-hidden="true"
    >
      {motif.strokes ? <path d={motif.strokes} /> : null}
      {motif.shapes ? <path d={motif.shapes} fill="currentColor" stroke="none" /> : null}
    </Drawing>
  );
}
