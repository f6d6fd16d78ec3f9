import { Skeleton } from '@lectern/ui';
import { styled } from 'styled-components';
import { sentenceOf } from '../../data.js';
import { PageHeading, Trouble } from '../../parts/index.js';
import { useBroadcast } from './broadcast-data.js';
import { LetterEditor } from './letter-editor.js';
import { LetterOnItsWay } from './letter-on-its-way.js';

const Awaited = styled.div`
  height: 24rem;
  > * {
    height: 100%;
  }
`;

/** One letter: a draft to be written, anything else to be followed. @param id undefined for a new one */
export function LetterPage({ id }: { id: string | undefined }) {
  const { data: letter, error, refetch } = useBroadcast(id);
  // A new letter is kept under its id while it is written: the editor stays where it is.
  if (!id || letter?.status === 'draft') return <LetterEditor letter={id ? letter : undefined} />;
  if (letter) return <LetterOnItsWay letter={letter} />;
  return (
    <>
      <PageHeading title="Letter" />
      {error ? (
        <Trouble text={sentenceOf(error)} onRetry={() => void refetch()} />
      ) : (
        <Awaited role="status" aria-label="The letter is on its way">
          <Skeleton />
        </Awaited>
      )}
    </>
  );
}
