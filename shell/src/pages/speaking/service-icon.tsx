import { styled } from 'styled-components';
import type { PageWords } from '@lectern/catalogue';

/** Drawn for this site on a 32-unit grid, in strokes. */
const paths: Record<PageWords<'speaking'>['services'][number]['icon'], string> = {
  flame:
    'M16 4c1 5 7 8 7 15a7 7 0 01-14 0c0-3 2-5 3-7 1 2 2 3 3 3 1-4-1-7 1-11zM16 20c1 2 2.5 2.6 2.5 4.4a2.5 2.5 0 01-5 0C13.500 22.600 15 22 16 20z',
  scales: 'M16 5v22M9 27h14M7 9h18M7 9l-4 9h8zM25 9l-4 9h8zM3 18a4 4 0 008 0M21 18a4 4 0 008 0',
  pencil: 'M5 27l1.500-6.500L22 5l5 5L11.500 25.500zM19 8l5 5M6.500 20.500l5 5',
  book: 'M16 8c-3-2-7-2.500-12-2v19c5-.500 9 0 12 2 3-2 7-2.500 12-2V6c-5-.500-9 0-12 2zM16 8v19',
};

const Drawing = styled.svg`
  width: 2.5rem;
  height: 2.5rem;
  color: var(--color-accent);
`;

export function ServiceIcon({ name }: { name: keyof typeof paths }) {
  return (
    <Drawing
      viewBox="0 0 32 32"
      fill="none"
      stroke="currentColor"
      strokeWidth="1.75"
      strokeLinecap="round"
      strokeLinejoin="round"
      aria-hidden="true"
    >
      <path d={paths[name]} />
    </Drawing>
  );
}
