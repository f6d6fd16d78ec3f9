import { styled } from 'styled-components';
import { useState } from 'react';
import { sentenceOf } from '../../data.js';
import { PageHeading, Skeleton, Trouble } from '../../parts/index.js';
import { BookPreviews } from './book-previews.js';
import { MakeMissing } from './make-missing.js';
import { PreviewsSummary } from './previews-summary.js';
import { byBook } from './preview-words.js';
import { usePreviews } from './previews-data.js';

const Awaited = styled.div`
  display: grid;
  gap: var(--space-3);
  > * {
    height: 12rem;
  }
  > :first-child {
    height: 7rem;
  }
`;

/** Every book in every voice: what there is to hear, and what can be made. */
export function PreviewsPage() {
  const { data, error, refetch } = usePreviews();
  const [heardId, setHeardId] = useState<string | null>(null);
  return (
    <>
      <PageHeading
        title="Audio previews"
        lead="The openings of your books, read aloud by a synthetic voice. Each is made once, and then kept for every visitor."
        actions={data && <MakeMissing all={data} />}
      />
      {error ? <Trouble text={sentenceOf(error)} onRetry={() => void refetch()} /> : null}
      {data ? (
        <>
          <PreviewsSummary all={data} />
          {byBook(data.previews).map((book) => (
            <BookPreviews key={book.bookId} book={book} heardId={heardId} onHear={setHeardId} />
          ))}
        </>
      ) : null}
      {data || error ? null : (
        <Awaited role="status" aria-label="The previews are on their way">
          <Skeleton />
          <Skeleton />
          <Skeleton />
        </Awaited>
      )}
    </>
  );
}
