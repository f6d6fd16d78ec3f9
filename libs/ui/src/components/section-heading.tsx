import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { from } from '../media.js';

const Head = styled.div`
  max-width: 46rem;
  margin-bottom: var(--space-3);
  ${from.tablet} {
    margin-bottom: var(--space-5);
  }
`;

const Intro = styled.p`
  margin-top: var(--space-2);
  color: var(--color-muted);
  font-size: var(--text-lead);
  line-height: 1.5;
`;

export const Eyebrow = styled.p`
  margin-bottom: var(--space-2);
  color: var(--color-accent);
  font: 600 0.875rem/1.4 var(--font-control);
  letter-spacing: 0.06em;
  text-transform: uppercase;
`;

interface SectionHeadingProps {
  /** For `aria-labelledby` of the section. */
  id: string;
  children: ReactNode;
  intro?: ReactNode;
}

export function SectionHeading({ id, children, intro }: SectionHeadingProps) {
  return (
    <Head>
      <h2 id={id}>{children}</h2>
      {intro ? <Intro>{intro}</Intro> : null}
    </Head>
  );
}
