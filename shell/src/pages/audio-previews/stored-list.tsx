import type { StoredPreview } from '@lectern/api-client';
import { BookCover, Container, from, paletteClass, VisuallyHidden } from '@lectern/ui';
import { useEffect, useState } from 'react';
import { styled } from 'styled-components';

import { playTime } from '@lectern/ui/formats';
import { choiceChipCss } from '@lectern/ui/tokens';
import { PlayerIcon } from '../../islands/player/player-icons.js';
import type { MakerWords, SpokenBook } from './audio-previews.words.js';
import { listStoredPreviews } from './preview-calls.js';

const Column = styled(Container)`
  padding-block: var(--space-6);
  h2 {
    font-size: var(--text-heading-3);
  }
  h2 + p {
    margin: var(--space-half) 0 var(--space-4);
    color: var(--color-muted);
  }
`;

const Books = styled.ul`
  display: grid;
  gap: var(--space-3) var(--space-6);
  padding: 0;
  list-style: none;
  ${from.desktop} {
    grid-template-columns: repeat(2, minmax(0, 1fr));
  }
  > li {
    display: grid;
    grid-template-columns: 3.5rem minmax(0, 1fr);
    gap: var(--space-2);
    align-items: start;
    padding-top: var(--space-3);
    border-top: 1px solid var(--color-line);
  }
  h3 {
    font: 560 1.125rem/1.35 var(--font-title);
  }
`;

const About = styled.div`
  display: contents;
  ${from.tablet} {
    display: block;
  }
`;

const Voices = styled.ul`
  display: grid;
  grid-column: 1 / -1;
  grid-template-columns: repeat(auto-fit, minmax(10rem, 1fr));
  gap: var(--space-1);
  padding: 0;
  list-style: none;
  ${from.tablet} {
    display: flex;
    flex-wrap: wrap;
    margin-top: var(--space-1);
  }
`;

const Listen = styled.button.attrs({ type: 'button' })`
  ${choiceChipCss}
  width: 100%;
  padding: 0 0.5rem;
  font-variant-numeric: tabular-nums;
  white-space: nowrap;
  ${from.tablet} {
    padding-right: 1rem;
  }
  &[aria-current] {
    border-color: var(--color-accent);
    color: var(--color-accent);
  }
  svg {
    color: var(--color-accent);
  }
`;

interface StoredListProps {
  words: MakerWords;
  readyId: string | null;
  onListen(preview: StoredPreview): void;
}

export function StoredList({ words, readyId, onListen }: StoredListProps) {
  const { stored, generator, voices } = words;
  const [previews, setPreviews] = useState<StoredPreview[]>([]);
  useEffect(() => {
    let isStale = false;
    // Never rejects: on error the list stays as it is.
    void listStoredPreviews().then((found) => {
      if (!isStale && found.length > 0) setPreviews(found);
    });
    return () => {
      isStale = true;
    };
  }, [readyId]);

  const books = storedByBook(previews, generator.books, voices);
  if (books.length === 0) return null;
  return (
    <Column as="section" aria-labelledby="stored">
      <h2 id="stored">{stored.heading}</h2>
      <p>{stored.text}</p>
      <Books>
        {books.map(({ book, recordings }) => (
          <li key={book.bookId} className={paletteClass(book.bookId)}>
            <BookCover bookId={book.bookId} cover={book.cover} sizes="3.5rem" decorative />
            <About>
              <h3>{book.title}</h3>
              <Voices>
                {recordings.map(({ label, preview }) => (
                  <li key={preview.id}>
                    <Listen
                      aria-current={preview.id === readyId ? 'true' : undefined}
                      onClick={() => onListen(preview)}
                    >
                      <PlayerIcon name="play" />
                      <VisuallyHidden>{stored.playLabel.replace('{title}', book.title)}</VisuallyHidden>{' '}
                      {label} {playTime((preview.durationMs ?? 0) / 1000)}
                    </Listen>
                  </li>
                ))}
              </Voices>
            </About>
          </li>
        ))}
      </Books>
    </Column>
  );
}

interface Voice {
  id: string;
  label: string;
}

interface StoredBook {
  book: SpokenBook;
  recordings: { label: string; preview: StoredPreview }[];
}

/** Groups previews, newest first, by the page's books and voices. Leaves out those that the page no longer has. */
export function storedByBook(
  previews: readonly StoredPreview[],
  books: readonly SpokenBook[],
  voices: readonly Voice[],
): StoredBook[] {
  return books.flatMap((book) => {
    const recordings = voices.flatMap(({ id, label }) => {
      const preview = previews.find(
        ({ bookTitle, voiceType }) => bookTitle === book.title && voiceType === id,
      );
      return preview ? [{ label, preview }] : [];
    });
    return recordings.length > 0 ? [{ book, recordings }] : [];
  });
}
