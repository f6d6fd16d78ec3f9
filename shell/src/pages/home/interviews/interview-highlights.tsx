import { Container, SectionHeading } from '@lectern/ui';
import { styled } from 'styled-components';

import type { HomeWords } from '../home.words.js';
import { InterviewFilms } from './interview-films.island.js';

const Section = styled.section`
  padding-block: var(--space-10);
  background: color-mix(in srgb, var(--color-ink) 4%, var(--color-background));
`;

export function InterviewHighlights({ words }: { words: NonNullable<HomeWords['interviews']> }) {
  const { heading, text, films, player, listLabel, categoryLabels } = words;
  return (
    <Section aria-labelledby="interviews-title">
      <Container>
        <SectionHeading id="interviews-title" intro={text}>
          {heading}
        </SectionHeading>
        <InterviewFilms words={{ films, player, listLabel, categoryLabels }} />
      </Container>
    </Section>
  );
}
