import type { AdminPreview } from '@lectern/api-client/admin';
import { Button } from '@lectern/ui/kit';
import { styled } from 'styled-components';
import { fromWide, Status } from '../components/index.js';
import { useStaff } from '../sign-in/session.js';
import { OwnRecordings } from './own-recordings.js';
import { PreviewActions } from './preview-actions.js';
import { type BookOfPreviews, factsOf, isMissing, previewStatus, voiceNames } from './preview-words.js';
import { useMakePreviews } from './previews-data.js';
import { say } from '../say.js';
import { audio as m } from '../messages.js';

/** Aligns the columns of all rows on wide screens. */
const Line = styled.li`
  container-type: inline-size;
  padding: var(--space-half) var(--space-2);
  & + & {
    border-top: 1px solid var(--color-line);
  }
`;

const Grid = styled.div`
  display: grid;
  grid-template-columns: 1fr auto;
  align-items: center;
  gap: 0 var(--space-2);
  min-height: 2.75rem;
  > :nth-child(n + 3) {
    grid-column: 1 / -1;
  }
  @container (min-width: 48rem) {
    grid-template-columns: 8rem 10rem minmax(12rem, 1fr) auto;
    > :nth-child(n) {
      grid-column: auto;
    }
  }
`;

const Voice = styled.strong`
  font: 600 0.9375rem/1.4 var(--font-control);
`;

const Facts = styled.span<{ $hasFailed: boolean }>`
  display: flex;
  flex-wrap: wrap;
  gap: 0 var(--space-2);
  padding-block: var(--space-half);
  color: ${({ $hasFailed }) => ($hasFailed ? 'var(--color-danger)' : 'var(--color-muted)')};
  font-size: 0.9375rem;
  line-height: 1.4;
  overflow-wrap: anywhere;
  font-variant-numeric: tabular-nums;
  &:empty {
    padding: 0;
  }
  > :nth-last-child(2) {
    min-width: 7.5em;
  }
`;

const Sound = styled.audio`
  display: block;
  width: 100%;
  height: 2.75rem;
  margin-block: var(--space-half);
`;

interface PreviewLineProps {
  preview: AdminPreview;
  isPlaying: boolean;
  onListen: (id: string | null) => void;
}

function PreviewLine({ preview, isPlaying, onListen }: PreviewLineProps) {
  return (
    <Line>
      <Grid>
        <Voice>{voiceNames[preview.voice]}</Voice>
        <span>
          <Status {...previewStatus(preview)} />
        </span>
        <Facts $hasFailed={preview.failure !== null}>
          {factsOf(preview).map((fact) => (
            <span key={fact}>{fact}</span>
          ))}
        </Facts>
        <PreviewActions preview={preview} isPlaying={isPlaying} onListen={onListen} />
      </Grid>
      {isPlaying ? (
        <Sound
          controls
          autoPlay
          src={preview.audioUrl ?? undefined}
          aria-label={`${preview.bookTitle}, ${voiceNames[preview.voice]}`}
        />
      ) : null}
    </Line>
  );
}

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
  /** Id of the preview whose player is open; one at a time. */
  playingId: string | null;
  onListen: (id: string | null) => void;
}

export function BookPreviews({ book, playingId, onListen }: BookPreviewsProps) {
  const making = useMakePreviews();
  const mayMake = useStaff().may.includes('previews.make');
  const missing = book.previews.filter(isMissing).length;
  return (
    <section aria-label={book.title}>
      <Head>
        <h2>{book.title}</h2>
        {mayMake && missing > 1 ? (
          <Button
            busy={making.isPending && m.actions.busy}
            aria-label={say(m.makeBook.label, { title: book.title })}
            onClick={() => making.mutate({ bookId: book.bookId })}
          >
            {m.makeBook.button}
          </Button>
        ) : null}
      </Head>
      <OwnRecordings bookId={book.bookId} title={book.title} />
      <Lines role="list">
        {book.previews.map((preview) => (
          <PreviewLine
            key={preview.voice}
            preview={preview}
            isPlaying={preview.audioUrl !== null && preview.id === playingId}
            onListen={onListen}
          />
        ))}
      </Lines>
    </section>
  );
}
