import { BookObject } from '@lectern/ui';
import { type TouchEvent, useRef } from 'react';
import { styled } from 'styled-components';

import { Controls, Dots, StopButton } from '../../../islands/carousel/rotation-controls.js';
import { useRotation } from '../../../islands/carousel/use-rotation.js';
import { SiteLink } from '../../../layout/site-link.js';
import { Niche, placeOf, Stand, StepButton } from './stage.js';
import type { HomeWords, ShownBook } from '../home.words.js';

/** Specification 1, section 9. */
const intervalMs = 4000;

/**
 * The books, one after another in front, its neighbours beside it. The first stands in the markup and is fetched at
 * once; those that are neither in front nor beside it are fetched when their turn comes near.
 */
export function BookCarousel({ words }: { words: HomeWords['carousel'] }) {
  const { books, label, previousLabel, nextLabel, pauseLabel, playLabel } = words;
  const { index, isOn, isTurning, select, go, toggle, attention } = useRotation({
    count: books.length,
    intervalMs,
  });
  const swipe = useSwipe(go);
  return (
    <section aria-roledescription="carousel" aria-label={label}>
      <div {...attention}>
        <Niche {...swipe}>
          {books.map((book, at) => {
            const place = placeOf(at, index, books.length);
            return (
              <Stand
                key={book.id}
                href={book.address}
                data-place={place}
                aria-hidden="true"
                tabIndex={-1}
                draggable={false}
                onClick={(event) => {
                  // A book beside the first comes to the front; only the one in front is opened.
                  if (place === 'front') return;
                  event.preventDefault();
                  select(at);
                }}
              >
                <BookObject
                  bookId={book.id}
                  cover={book.cover}
                  sizes="(min-width: 44rem) 12rem, 8.5rem"
                  eager={at === 0}
                  decorative
                />
              </Stand>
            );
          })}
          <StepButton side="left" label={previousLabel} onStep={() => go(-1)} />
          <StepButton side="right" label={nextLabel} onStep={() => go(1)} />
        </Niche>
        <Captions books={books} index={index} isSaid={!isTurning} />
      </div>
      <Controls>
        <Controls {...attention}>
          <Dots names={books.map(({ title }) => title)} index={index} onSelect={select} />
        </Controls>
        <StopButton isOn={isOn} pauseLabel={pauseLabel} playLabel={playLabel} onToggle={toggle} />
      </Controls>
    </section>
  );
}

/** All lie in one place, so that the longest keeps room for each. */
const Pile = styled.div`
  display: grid;
  margin-top: var(--space-2);
  text-align: center;
`;

const Caption = styled.div`
  grid-area: 1 / 1;
  &[data-shown='false'] {
    visibility: hidden;
  }
  a {
    display: inline-block;
    padding-block: 0.375rem;
    color: var(--color-ink);
    font: 560 1.3125rem/1.25 var(--font-title);
    text-decoration: none;
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

interface CaptionsProps {
  books: readonly ShownBook[];
  index: number;
  /** Whether a change is said aloud: not while it happens by itself. */
  isSaid: boolean;
}

export function Captions({ books, index, isSaid }: CaptionsProps) {
  return (
    <Pile aria-live={isSaid ? 'polite' : 'off'}>
      {books.map(({ id, title, excerpt, address }, at) => (
        <Caption
          key={id}
          data-shown={at === index}
          role="group"
          aria-roledescription="slide"
          aria-label={`${at + 1} of ${books.length}`}
        >
          <SiteLink href={address}>{title}</SiteLink>
          <p>{excerpt}</p>
        </Caption>
      ))}
    </Pile>
  );
}

/** A finger that went at least so far meant it. */
const swipePixels = 40;

/** Handlers that tell a finger's stroke to the side: 1 for onwards (to the left), -1 for back. */
export function useSwipe(onSwipe: (by: 1 | -1) => void) {
  const startX = useRef(0);
  return {
    onTouchStart: ({ touches }: TouchEvent) => {
      startX.current = touches[0]?.clientX ?? 0;
    },
    onTouchEnd: ({ changedTouches }: TouchEvent) => {
      const gone = (changedTouches[0]?.clientX ?? startX.current) - startX.current;
      if (Math.abs(gone) >= swipePixels) onSwipe(gone < 0 ? 1 : -1);
    },
  };
}
