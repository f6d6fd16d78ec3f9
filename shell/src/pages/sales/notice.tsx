import { Container } from '@lectern/ui';
import { useId } from 'react';
import { styled } from 'styled-components';
import type { SectionProps } from './sales.words.js';

const Frame = styled.section`
  padding-block: var(--space-4);
`;

const Slip = styled.div`
  max-width: 54rem;
  padding: var(--space-3) var(--space-4);
  border: 1px solid var(--color-edge);
  border-left-width: 0.3125rem;
  border-left-color: var(--color-accent);
  background: var(--color-background);
  h2 {
    font-size: var(--text-heading-4);
  }
  p {
    margin-top: var(--space-1);
  }
`;

/** Something that has to be said before anybody buys. */
export function Notice({ section }: SectionProps<'notice'>) {
  const id = useId();
  return (
    <Frame aria-labelledby={id}>
      <Container>
        <Slip>
          <h2 id={id}>{section.heading}</h2>
          <p>{section.text}</p>
        </Slip>
      </Container>
    </Frame>
  );
}
