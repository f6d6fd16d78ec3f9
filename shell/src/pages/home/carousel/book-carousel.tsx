import { BookObject } from '@lectern/ui';
import { Controls, Dots, StopButton } from '../../../rotation/rotation-controls.js';
import { useRotation } from '../../../rotation/use-rotation.js';
import type { HomeWords } from '../home.words.js';
import { Captions } from './captions.js';
import { Niche, placeOf, Stand } from './stage.js';
import { StepButton } from './step-button.js';
import { useSwipe } from './use-swipe.js';

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
                  sizes="(min-width: 64rem) 14rem, (min-width: 44rem) 12rem, 8.5rem"
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
