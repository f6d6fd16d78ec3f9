import { Badge, BookObject } from '@lectern/ui';
import { styled } from 'styled-components';

import { placeOf } from '../../../browser/carousel.js';
import { SiteLink } from '../../../layout/site-link.js';
import { isPreOrder, useSiteData } from '../../../site-data.js';
import { Controls, Dots, StopButton } from './carousel-controls.js';
import { Niche, Stand, StepButton } from './stage.js';
import type { HomeWords, ShownBook } from '../home.words.js';
import { bookIntervalMs } from '../../../browser/carousel-rules.js';

interface BookCarouselProps extends Pick<HomeWords, 'comingSoonText'> {
  words: HomeWords['carousel'];
}

/** The first book is in the markup and loads at once; books out of sight load when they are about to appear. */
export function BookCarousel({ words, comingSoonText }: BookCarouselProps) {
  const { books, label, previousLabel, nextLabel, pauseLabel, playLabel } = words;
  return (
    <section aria-roledescription="carousel" aria-label={label} data-rotation={bookIntervalMs}>
      <div data-attention="">
        <Niche data-swipe="">
          {books.map((book, at) => (
            <Stand
              key={book.id}
              href={book.address}
              data-at={at}
              data-place={placeOf(at, 0, books.length)}
              aria-hidden="true"
              tabIndex={-1}
              draggable={false}
            >
              <BookObject
                bookId={book.id}
                cover={book.cover}
                sizes="(min-width: 44rem) 12rem, 8.5rem"
                eager={at === 0}
                decorative
              />
            </Stand>
          ))}
          <StepButton side="left" label={previousLabel} />
          <StepButton side="right" label={nextLabel} />
        </Niche>
        <Captions books={books} comingSoonText={comingSoonText} />
      </div>
      <Controls>
        <Controls data-attention="">
          <Dots names={books.map(({ title }) => title)} />
        </Controls>
        <StopButton pauseLabel={pauseLabel} playLabel={playLabel} />
      </Controls>
    </section>
  );
}

/** All share one grid cell, so that the longest defines the height. */
const Pile = styled.div`
  display: grid;
  margin-top: var(--space-2);
  text-align: center;
`;

const Caption = styled.div`
  grid-area: 1 / 1;
  &:not([data-place='front']) {
    visibility: hidden;
  }
  a {
    display: inline-block;
    padding-block: 0.375rem;
    color: var(--color-ink);
    font: 560 1.3125rem/1.25 var(--font-title);
    text-decoration: none;
  }
  span {
    margin-left: 0.625rem;
    vertical-align: 0.2em;
  }
  a:hover {
    color: var(--color-accent);
    text-decoration: underline;
    text-decoration-thickness: 1px;
  }
  p {
    color: var(--color-muted);
    font-size: 1rem;
    line-height: 1.45;
  }
`;

interface CaptionsProps extends Pick<HomeWords, 'comingSoonText'> {
  books: readonly ShownBook[];
}

function Captions({ books, comingSoonText }: CaptionsProps) {
  const data = useSiteData();
  return (
    <Pile data-said="" aria-live="off">
      {books.map((book, at) => (
        <Caption
          key={book.id}
          data-at={at}
          data-place={placeOf(at, 0, books.length)}
          role="group"
          aria-roledescription="slide"
          aria-label={`${at + 1} of ${books.length}`}
        >
          <SiteLink href={book.address}>{book.title}</SiteLink>
          {isPreOrder(data, book) ? <Badge>{comingSoonText}</Badge> : null}
          <p>{book.excerpt}</p>
        </Caption>
      ))}
    </Pile>
  );
}
