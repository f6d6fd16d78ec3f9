import {
  Container,
  SectionHeading,
  BookObject,
  Eyebrow,
  from,
  LinkButton,
  paletteClass,
  starPath,
} from '@lectern/ui';
import type { HTMLAttributes } from 'react';
import { styled } from 'styled-components';

import { placeOf } from '../../browser/carousel.js';
import { SiteLink } from '../../layout/site-link.js';
import { useSiteData, useLocale } from '../../site-data.js';
import { Controls, Dots, StopButton } from './carousel/carousel-controls.js';
import type { HomeWords, Month } from './home.words.js';
import { currentMonthIndex } from './month-of-today.js';
import { monthIntervalMs } from '../../browser/carousel-rules.js';

const Section = styled.section`
  padding-block: var(--space-10);
`;

/** All months share one grid cell, so that the height does not change. */
const Pile = styled.div`
  display: grid;
  gap: var(--space-3);
`;

const Note = styled.p`
  color: var(--color-muted);
  font: 400 0.875rem/1.5 var(--font-control);
  text-align: center;
`;

export function BookOfTheMonth({ words }: { words: HomeWords['bookOfTheMonth'] }) {
  const { heading, text, entries, statsNote, pauseLabel, playLabel } = words;
  const first = currentMonthIndex(
    entries.map(({ month }) => month),
    useSiteData().today,
  );
  const turns = entries.length > 1;
  return (
    <Section
      aria-labelledby="month-title"
      aria-roledescription={turns ? 'carousel' : undefined}
      data-rotation={turns ? monthIntervalMs : undefined}
    >
      <Container>
        <SectionHeading id="month-title" intro={text}>
          {heading}
        </SectionHeading>
        <Pile data-attention="" data-said="" aria-live="off">
          {entries.map((month, at) => (
            <MonthCard
              key={month.month}
              month={month}
              words={words}
              data-at={at}
              data-place={placeOf(at, first, entries.length)}
            />
          ))}
        </Pile>
        {turns ? (
          <Controls>
            <Controls data-attention="">
              <Dots names={entries.map(({ monthText }) => monthText)} first={first} />
            </Controls>
            <StopButton pauseLabel={pauseLabel} playLabel={playLabel} />
          </Controls>
        ) : null}
        {statsNote ? <Note>{statsNote}</Note> : null}
      </Container>
    </Section>
  );
}

const Card = styled.article`
  grid-area: 1 / 1;
  display: grid;
  gap: var(--space-5);
  align-items: center;
  padding: clamp(1.5rem, 1rem + 3vw, 4rem);
  border: 1px solid var(--color-line);
  border-radius: var(--radius-large);
  background: var(--color-surface);
  color: var(--color-ink);
  box-shadow: var(--shadow-card);
  transition:
    transform var(--motion-calm) var(--motion-ease),
    opacity var(--motion-calm) var(--motion-ease),
    visibility var(--motion-calm);
  ${from.tablet} {
    grid-template-columns: minmax(0, 4fr) minmax(0, 7fr);
    gap: var(--space-8);
  }
  &:hover {
    transform: scale(1.015);
    box-shadow: var(--shadow-lifted);
  }
  &:not([data-place='front']) {
    visibility: hidden;
    opacity: 0;
    @media (scripting: none) {
      grid-area: auto;
      visibility: visible;
      opacity: 1;
    }
  }
`;

const Cover = styled.div`
  width: min(100%, 13rem);
  margin-inline: auto;
  padding-inline: 6%;
  ${from.tablet} {
    width: min(100%, 18rem);
  }
`;

const Words = styled.div`
  display: grid;
  gap: var(--space-2);
  justify-items: start;
  max-width: 40rem;
`;

const Reason = styled.p`
  font-size: var(--text-lead);
  line-height: 1.5;
`;

const Highlight = styled.p`
  padding-left: var(--space-2);
  border-left: 3px solid var(--color-accent);
  font-style: italic;
`;

const Excerpt = styled.p`
  color: var(--color-muted);
  font-size: 1rem;
`;

interface MonthCardProps extends HTMLAttributes<HTMLElement> {
  month: Month;
  words: HomeWords['bookOfTheMonth'];
}

function MonthCard({ month, words, ...marks }: MonthCardProps) {
  const { book, reason, highlight, stats } = month;
  return (
    <Card className={paletteClass(book.id)} {...marks}>
      <Cover>
        <BookObject
          bookId={book.id}
          cover={book.cover}
          sizes="(min-width: 64rem) 15.5rem, (min-width: 44rem) 12rem, 11rem"
        />
      </Cover>
      <Words>
        <div>
          <Eyebrow>{month.monthText}</Eyebrow>
          <h3>{book.title}</h3>
        </div>
        {reason ? <Reason>{reason}</Reason> : null}
        {highlight ? <Highlight>{highlight}</Highlight> : null}
        <Excerpt>{book.excerpt}</Excerpt>
        <MonthStats stats={stats} words={words} />
        <LinkButton as={SiteLink} href={book.address}>
          {words.linkLabel}
        </LinkButton>
      </Words>
    </Card>
  );
}

const Figures = styled.dl`
  display: flex;
  flex-wrap: wrap;
  gap: var(--space-1) var(--space-5);
  div {
    display: flex;
    flex-direction: column-reverse;
  }
  dt {
    color: var(--color-muted);
    font: 500 0.875rem/1.4 var(--font-control);
  }
  dd {
    margin: 0;
    font: 560 var(--text-heading-3) / 1.2 var(--font-title);
  }
  svg {
    display: inline-block;
    width: 0.7em;
    height: 0.7em;
    margin-left: 0.25em;
    fill: var(--color-accent);
  }
`;

interface MonthStatsProps {
  stats: Month['stats'];
  words: Pick<HomeWords['bookOfTheMonth'], 'ratingLabel' | 'readersLabel' | 'reviewsLabel'>;
}

function MonthStats({ stats: { rating, readers, reviews }, words }: MonthStatsProps) {
  const locale = useLocale();
  if ((rating ?? readers ?? reviews) === undefined) return null;
  return (
    <Figures>
      {rating === undefined ? null : (
        <div>
          <dt>{words.ratingLabel}</dt>
          <dd>
            {rating.toLocaleString(locale, { minimumFractionDigits: 1, maximumFractionDigits: 1 })}
            <svg viewBox="0 0 16 16" aria-hidden="true">
              <path d={starPath} />
            </svg>
          </dd>
        </div>
      )}
      {readers === undefined ? null : (
        <div>
          <dt>{words.readersLabel}</dt>
          <dd>{readers.toLocaleString(locale)}</dd>
        </div>
      )}
      {reviews === undefined ? null : (
        <div>
          <dt>{words.reviewsLabel}</dt>
          <dd>{reviews.toLocaleString(locale)}</dd>
        </div>
      )}
    </Figures>
  );
}
