import { styled } from 'styled-components';
import { Button, fromWide } from '../../parts/index.js';
import { useStaff } from '../../session/desk-session.js';
import { PreviewLine } from './preview-line.js';
import { type BookOfPreviews, isWanting } from './preview-words.js';
import { useMaking } from './previews-data.js';

const Head = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: var(--space-1) var(--space-2);
  min-height: 2.75rem;
  margin-block: var(--space-3) var(--space-1);
  h2 {
    flex: 1 1 14rem;
    font-size: 1.25rem;
  }
`;

const Lines = styled.ul`
  border: 1px solid var(--color-line);
  border-radius: var(--radius-medium);
  background: var(--color-surface);
  ${fromWide} {
    border-radius: 0;
  }
`;

interface BookPreviewsProps {
  book: BookOfPreviews;
  /** The one that is being listened to: one at a time. */
  heardId: string | null;
  onHear: (id: string | null) => void;
}

/** One book's opening in each of the voices. */
export function BookPreviews({ book, heardId, onHear }: BookPreviewsProps) {
  const making = useMaking();
  const mayMake = useStaff().may.includes('previews.make');
  const wanting = book.previews.filter(isWanting).length;
  return (
    <section aria-label={book.title}>
      <Head>
        <h2>{book.title}</h2>
        {mayMake && wanting > 1 ? (
          <Button
            busy={making.isPending && 'Asking…'}
            aria-label={`Make this book’s: ${book.title}`}
            onClick={() => making.mutate({ bookId: book.bookId })}
          >
            Make this book’s
          </Button>
        ) : null}
      </Head>
      <Lines role="list">
        {book.previews.map((preview) => (
          <PreviewLine
            key={preview.voice}
            preview={preview}
            isHeard={preview.audioUrl !== null && preview.id === heardId}
            onHear={onHear}
          />
        ))}
      </Lines>
    </section>
  );
}
