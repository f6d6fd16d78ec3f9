import { Container, from, SectionHeading } from '@lectern/ui';
import { useState } from 'react';
import { styled } from 'styled-components';
import { VideoPlayer } from '../../../player/video-player.js';
import type { HomeWords } from '../home.words.js';
import { FilmList } from './film-list.js';

const Section = styled.section`
  padding-block: var(--space-10);
  background: color-mix(in srgb, var(--color-ink) 4%, var(--color-background));
`;

const Layout = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--space-4);
  ${from.desktop} {
    grid-template-columns: minmax(0, 7fr) minmax(0, 5fr);
    gap: var(--space-5);
  }
`;

const About = styled.div`
  margin-top: var(--space-2);
  p {
    max-width: var(--measure);
    color: var(--color-muted);
    font-size: 1rem;
  }
`;

const Transcript = styled.details`
  margin-top: var(--space-1);
  summary {
    display: inline-flex;
    align-items: center;
    min-height: 2.75rem;
    color: var(--color-accent);
    font: 600 0.9375rem/1.3 var(--font-control);
    cursor: pointer;
  }
  p + p {
    margin-top: 0.5em;
  }
`;

/** A film, and the others to choose from. Another one begins paused, at its start. */
export function InterviewHighlights({ words }: { words: HomeWords['interviews'] }) {
  const { heading, text, films, player } = words;
  const [currentId, select] = useState(films[0]?.id ?? '');
  const current = films.find(({ id }) => id === currentId);
  if (!current) return null;
  return (
    <Section aria-labelledby="interviews-title">
      <Container>
        <SectionHeading id="interviews-title" intro={text}>
          {heading}
        </SectionHeading>
        <Layout>
          <div>
            <VideoPlayer video={current} words={player} />
            <About aria-live="polite">
              <p>
                {current.description} {current.venue}.
              </p>
              <Transcript key={current.id}>
                <summary>{player.transcriptLabel}</summary>
                {current.transcript.map((line) => (
                  <p key={line}>{line}</p>
                ))}
              </Transcript>
            </About>
          </div>
          <FilmList words={words} currentId={currentId} onSelect={select} />
        </Layout>
      </Container>
    </Section>
  );
}
