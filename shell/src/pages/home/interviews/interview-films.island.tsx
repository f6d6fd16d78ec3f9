import { from } from '@lectern/ui';
import { useState } from 'react';
import { styled } from 'styled-components';

import { island } from '../../../islands/island.js';
import { VideoPlayer } from '../../../islands/player/video-player.island.js';
import type { HomeWords } from '../home.words.js';

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
  p + p {
    margin-top: 0.5em;
  }
`;

type FilmsWords = Pick<
  NonNullable<HomeWords['interviews']>,
  'films' | 'player' | 'listLabel' | 'categoryLabels'
>;

function Films({ words }: { words: FilmsWords }) {
  const { films, player } = words;
  const [currentId, select] = useState(films[0]?.id ?? '');
  const current = films.find(({ id }) => id === currentId);
  if (!current) return null;
  return (
    <Layout>
      <div>
        <VideoPlayer video={current} words={player} />
        <About aria-live="polite">
          <p>
            {current.description} {current.venue}.
          </p>
          {current.transcript.length > 0 ? (
            <Transcript key={current.id}>
              <summary>{player.transcriptLabel}</summary>
              {current.transcript.map((line) => (
                <p key={line}>{line}</p>
              ))}
            </Transcript>
          ) : null}
        </About>
      </div>
      <FilmList words={words} currentId={currentId} onSelect={select} />
    </Layout>
  );
}

export const InterviewFilms = island('interview-films', Films);

const List = styled.ul`
  display: grid;
  gap: var(--space-1);
  align-content: start;
`;

const Entry = styled.a`
  display: grid;
  grid-template-columns: 7.5rem minmax(0, 1fr);
  gap: var(--space-2);
  align-items: center;
  padding: var(--space-1);
  border: 1px solid transparent;
  border-radius: var(--radius-medium);
  color: var(--color-ink);
  text-decoration: none;
  &:hover {
    background: var(--color-wash);
  }
  &[aria-current='true'] {
    border-color: var(--color-accent);
    background: var(--color-surface);
  }
  ${from.desktop} {
    grid-template-columns: 9rem minmax(0, 1fr);
  }
`;

const Still = styled.span`
  position: relative;
  display: block;
  overflow: hidden;
  aspect-ratio: 16 / 9;
  border-radius: var(--radius-small);
  img {
    width: 100%;
    height: 100%;
    object-fit: cover;
  }
  small {
    position: absolute;
    right: 0.25rem;
    bottom: 0.25rem;
    padding: 0.125rem 0.375rem;
    border-radius: var(--radius-small);
    background: rgb(13 16 24 / 0.8);
    color: #fff;
    font: 600 0.75rem/1.3 var(--font-control);
    font-variant-numeric: tabular-nums;
  }
`;

const Words = styled.span`
  display: grid;
  gap: 0.25rem;
  strong {
    font: 560 1.125rem/1.25 var(--font-title);
  }
  small {
    color: var(--color-muted);
    font: 400 0.875rem/1.4 var(--font-control);
  }
`;

interface FilmListProps {
  words: FilmsWords;
  currentId: string;
  onSelect: (id: string) => void;
}

function FilmList({ words, currentId, onSelect }: FilmListProps) {
  return (
    <List aria-label={words.listLabel}>
      {words.films.map(({ id, videoUrl, poster, title, duration, date, venue, category }) => (
        <li key={id}>
          <Entry
            href={videoUrl}
            data-opens=""
            aria-current={id === currentId}
            onClick={(event) => {
              event.preventDefault();
              onSelect(id);
            }}
          >
            <Still>
              <picture>
                <source
                  type="image/avif"
                  srcSet={poster.avifSrcSet}
                  sizes="(min-width: 64rem) 9rem, 7.5rem"
                />
                <source
                  type="image/webp"
                  srcSet={poster.webpSrcSet}
                  sizes="(min-width: 64rem) 9rem, 7.5rem"
                />
                <img src={poster.src} alt="" width={poster.width} height={poster.height} loading="lazy" />
              </picture>
              <small>{duration}</small>
            </Still>
            <Words>
              <strong>{title}</strong>
              <small>{venue}</small>
              <small>
                {words.categoryLabels[category]}, {date}
              </small>
            </Words>
          </Entry>
        </li>
      ))}
    </List>
  );
}
