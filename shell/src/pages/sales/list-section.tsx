import { Container, SectionHeading } from '@lectern/ui';
import { useId } from 'react';
import { styled } from 'styled-components';
import { Band } from './band.js';
import { listLooks } from './list-looks.js';
import type { SectionProps } from './section-props.js';

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
