import { BookObject, Eyebrow, from, LinkButton, paletteClass } from '@lectern/ui';
import { styled } from 'styled-components';
import { SiteLink } from '../../../navigation/site-link.js';
import type { HomeWords, Month } from '../home.words.js';
import { MonthStats } from './month-stats.js';

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
  &[data-shown='false'] {
    visibility: hidden;
    opacity: 0;
    /* Without script nothing takes turns: all are read, one below the other. */
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

interface MonthCardProps {
  month: Month;
  words: HomeWords['bookOfTheMonth'];
  isShown: boolean;
}

/** One month and its book, in the colours of the book. */
export function MonthCard({ month, words, isShown }: MonthCardProps) {
  const { book, reason, highlight, stats } = month;
  return (
    <Card className={paletteClass(book.id)} data-shown={isShown}>
      <Cover>
        <BookObject bookId={book.id} cover={book.cover} sizes="(min-width: 44rem) 16rem, 11rem" />
      </Cover>
      <Words>
        <div>
          <Eyebrow>{month.month}</Eyebrow>
          <h3>{book.title}</h3>
        </div>
        <Reason>{reason}</Reason>
        <Highlight>{highlight}</Highlight>
        <Excerpt>{book.excerpt}</Excerpt>
        <MonthStats stats={stats} words={words} />
        <LinkButton as={SiteLink} href={book.address}>
          {words.linkLabel}
        </LinkButton>
      </Words>
    </Card>
  );
}
