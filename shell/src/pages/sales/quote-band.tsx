import { Container } from '@lectern/ui';
import { useId } from 'react';
import { styled } from 'styled-components';
import { Band } from './band.js';
import { Motif } from './motif.js';
import type { SectionProps } from './sales.words.js';

const Centered = styled(Container)`
  display: grid;
  justify-items: center;
  text-align: center;
`;

const Label = styled.h2`
  margin-block: var(--space-3) var(--space-2);
  color: var(--color-muted);
  font: 600 0.9375rem/1.4 var(--font-control);
  letter-spacing: 0.06em;
  text-transform: uppercase;
`;

const Words = styled.blockquote`
  max-width: 38rem;
  font: italic 420 var(--text-heading-3) / 1.45 var(--font-title);
  text-wrap: balance;
`;

const Source = styled.p`
  margin-top: var(--space-2);
  color: var(--color-muted);
  font-size: 1rem;
`;

/** A dedication, or the quotation that stands before the first chapter. */
export function QuoteBand({ words, section }: SectionProps<'quote'>) {
  const id = useId();
  return (
    <Band data-tone={section.tone} aria-labelledby={id}>
      <Centered as="div">
        <Motif motif={words.motif} />
        <Label id={id}>{section.label}</Label>
        <Words>{section.text}</Words>
        {section.source ? <Source>{section.source}</Source> : null}
      </Centered>
    </Band>
  );
}
