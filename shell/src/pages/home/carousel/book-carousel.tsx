import { Badge, BookObject, from, paletteClass } from '@lectern/ui';
import { styled } from 'styled-components';

import * as m from '../../../messages.en.js';
import { placeOf } from '../../../browser/carousel.js';
import { excerpt } from '../../../formats/excerpt.js';
import { SiteLink } from '../../../layout/site-link.js';
import { isPreOrder, useSiteData } from '../../../site-data.js';
import { Controls, Dots, StopButton } from './carousel-controls.js';
import { spineCharacters } from '../home-rules.js';
import { Niche, Stand, StepButton } from './stage.js';
import type { HomeWords, ShownBook } from '../home.words.js';
import { bookIntervalMs } from '../../../browser/carousel-rules.js';

interface BookCarouselProps extends Pick<HomeWords, 'comingSoonText'> {
  words: HomeWords['carousel'];
}

const Region = styled.section`
  /* Widths: of the book, of the space on its left, and of what is seen of the next one. */
  --book: min(50vw, 12.5rem, 28svh);
  --left: calc(50cqw - var(--book) / 2);
  --peek: clamp(2.5rem, 8cqw, 6rem);
  --inset: var(--gutter);
  grid-area: books;
  display: grid;
  grid-template-rows: 1fr auto;
  container-type: inline-size;
  ${from.tablet} {
    --book: min(57cqw, 22rem);
    --left: 12cqw;
    --inset: var(--left);
  }
  ${from.desktop} {
    --book: min(58cqw, 42svh, 26rem);
    --left: 14cqw;
  }
`;

const Attention = styled.div`
  display: grid;
  grid-template-rows: 1fr auto;
`;

const Choice = styled(Controls)`
  position: relative;
  justify-content: flex-start;
  margin-inline: calc(var(--inset) - 0.5rem);
  padding-bottom: var(--space-2);
`;

/** The first book is in the markup and loads at once; books out of sight load when they are about to appear. */
export function BookCarousel({ words, comingSoonText }: BookCarouselProps) {
  const { books, label, previousLabel, nextLabel, pauseLabel, playLabel } = words;
  const turns = books.length > 1;
  return (
    <Region
      aria-roledescription={turns ? 'carousel' : undefined}
      aria-label={label}
      data-rotation={turns ? bookIntervalMs : undefined}
    >
      <Attention data-attention="">
        <Niche data-swipe="">
          {books.map((book, at) => (
            <Stand
              key={book.id}
              href={book.address}
              className={paletteClass(book.id)}
              data-palette={paletteClass(book.id)}
              data-at={at}
              data-place={placeOf(at, 0, books.length)}
              aria-hidden="true"
              tabIndex={-1}
              draggable={false}
            >
              <BookObject
                bookId={book.id}
                cover={book.cover}
                sizes="(min-width: 64rem) 24rem, (min-width: 44rem) 13rem, 12.5rem"
                spine={excerpt(book.title, spineCharacters)}
                eager={at === 0}
                decorative
              />
            </Stand>
          ))}
          {turns ? (
            <>
              <StepButton side="left" label={previousLabel} />
              <StepButton side="right" label={nextLabel} />
            </>
          ) : null}
        </Niche>
        <Captions books={books} comingSoonText={comingSoonText} />
      </Attention>
      {turns ? (
        <Choice>
          <Controls data-attention="">
            <Dots names={books.map(({ title }) => title)} />
          </Controls>
          <StopButton pauseLabel={pauseLabel} playLabel={playLabel} />
        </Choice>
      ) : null}
    </Region>
  );
}

/** All share one grid cell, so that the longest defines the height. */
const Pile = styled.div`
  position: relative;
  display: grid;
  padding: var(--space-1) var(--inset) 0;
  overflow-wrap: anywhere;
`;

const Caption = styled.div`
  grid-area: 1 / 1;
  &:not([data-place='front']) {
    visibility: hidden;
  }
  a {
    display: inline-block;
    padding-block: 0.375rem;
    font: 560 var(--text-heading-4) / 1.25 var(--font-title);
    text-decoration: none;
  }
  span {
    margin-left: 0.625rem;
    vertical-align: 0.2em;
  }
  a:hover {
    text-decoration: underline;
    text-decoration-thickness: 1px;
  }
  p {
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
          {...(books.length > 1 && {
            role: 'group',
            'aria-roledescription': 'slide',
            'aria-label': m.home.carousel.place(at + 1, books.length),
          })}
        >
          <SiteLink href={book.address}>{book.title}</SiteLink>
          {isPreOrder(data, book) ? <Badge>{comingSoonText}</Badge> : null}
          <p>{book.excerpt}</p>
        </Caption>
      ))}
    </Pile>
  );
}
