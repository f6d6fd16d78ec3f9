import { Container, SectionHeading, from } from '@lectern/ui';
import { useId } from 'react';
import { styled, css } from 'styled-components';

import { Band } from './band.js';
import type { SectionProps } from './sales.words.js';

const Closing = styled.p`
  max-width: var(--measure);
  margin-top: var(--space-5);
  color: var(--color-muted);
`;

/** Many things of one kind; how they are set is the content's choice. */
export function ListSection({ section }: SectionProps<'list'>) {
  const { tone, heading, intro, look, entries, closing } = section;
  const id = useId();
  const List = listLooks[look];
  const isOrdered = look === 'numbers' || look === 'ledger';
  return (
    <Band data-tone={tone} aria-labelledby={id}>
      <Container>
        <SectionHeading id={id} intro={intro}>
          {heading}
        </SectionHeading>
        <List as={isOrdered ? 'ol' : 'ul'}>
          {entries.map(({ title, text, source }) => (
            <li key={title}>
              {text ? <h3>{title}</h3> : <p>{title}</p>}
              {text ? <p>{text}</p> : null}
              {source ? <cite>{source}</cite> : null}
            </li>
          ))}
        </List>
        {closing ? <Closing>{closing}</Closing> : null}
      </Container>
    </Band>
  );
}

const base = css`
  display: grid;
  column-gap: var(--space-8);
  h3 {
    font-size: var(--text-heading-4);
  }
  h3 + p {
    margin-top: var(--space-half);
  }
  cite {
    display: block;
    margin-top: var(--space-half);
    color: var(--color-muted);
    font: 500 0.9375rem/1.4 var(--font-control);
  }
`;

/** Arguments: a large figure before each. */
const Numbers = styled.ul`
  ${base}
  counter-reset: entry;
  ${from.desktop} {
    grid-template-columns: 1fr 1fr;
  }
  li {
    display: grid;
    grid-template-columns: 4rem 1fr;
    align-content: start;
    padding-block: var(--space-3);
    border-top: 1px solid var(--color-line);
    counter-increment: entry;
  }
  li::before {
    content: counter(entry);
    grid-row: span 3;
    color: var(--color-accent);
    font: 400 3rem/1 var(--font-title);
    font-variant-numeric: lining-nums;
  }
  p {
    color: var(--color-muted);
  }
`;

/** Verses: a light for each, along a road. */
const Lights = styled.ul`
  ${base}
  margin-left: 0.5rem;
  ${from.desktop} {
    grid-template-columns: 1fr 1fr;
  }
  li {
    position: relative;
    padding: 0 0 var(--space-5) var(--space-4);
    border-left: 1px dashed color-mix(in srgb, var(--color-accent) 60%, transparent);
  }
  li::before {
    content: '';
    position: absolute;
    top: 0.4rem;
    left: -0.375rem;
    width: 0.6875rem;
    height: 0.6875rem;
    border-radius: 50%;
    background: var(--color-accent);
    box-shadow: 0 0 0 0.375rem color-mix(in srgb, var(--color-accent) 22%, transparent);
  }
  h3 {
    color: var(--color-muted);
    font: 600 0.9375rem/1.4 var(--font-control);
    letter-spacing: 0;
  }
  h3 + p {
    font: 440 var(--text-heading-3) / 1.4 var(--font-title);
  }
`;

/** Concepts: entries of a ledger, one to a line. */
const Ledger = styled.ul`
  ${base}
  counter-reset: entry;
  ${from.tablet} {
    grid-template-columns: 1fr 1fr;
  }
  ${from.desktop} {
    grid-template-columns: repeat(3, 1fr);
  }
  li {
    display: grid;
    grid-template-columns: 2.5rem 1fr;
    align-content: start;
    padding-block: var(--space-2);
    border-bottom: 1px solid var(--color-line);
    counter-increment: entry;
  }
  li::before {
    content: counter(entry);
    grid-row: span 2;
    color: var(--color-muted);
    font: 500 1rem/1.6 var(--font-control);
    font-variant-numeric: lining-nums tabular-nums;
  }
  h3 + p {
    margin-top: 0;
    color: var(--color-muted);
    font-size: 1rem;
    line-height: 1.5;
  }
`;

/** Warnings: a stroke before each, as in a margin. */
const Marks = styled.ul`
  ${base}
  max-width: 54rem;
  li {
    padding: var(--space-2) 0 var(--space-2) var(--space-3);
    border-left: 0.3125rem solid var(--color-accent);
    font: 480 var(--text-heading-4) / 1.4 var(--font-title);
  }
  li + li {
    margin-top: var(--space-2);
  }
`;

/** Anything else: short lines with a rule between them. */
const Plain = styled.ul`
  ${base}
  ${from.tablet} {
    grid-template-columns: 1fr 1fr;
  }
  li {
    padding-block: var(--space-2);
    border-top: 1px solid var(--color-line);
  }
`;

const listLooks = { numbers: Numbers, lights: Lights, ledger: Ledger, marks: Marks, plain: Plain };
