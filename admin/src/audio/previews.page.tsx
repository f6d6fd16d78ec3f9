import type { AdminPreviews } from '@lectern/api-client/admin';
import { useState } from 'react';
import { styled } from 'styled-components';
import {
  Button,
  ConfirmDialog,
  ErrorMessage,
  Facts,
  Loading,
  PageHeading,
  Panel,
  Small,
} from '../components/index.js';
import { counted } from '../formats.js';
import { useStaff } from '../sign-in/session.js';
import { BookPreviews } from './book-previews.js';
import { byBook, isUnderWay, isWanting } from './preview-words.js';
import { useMaking, usePreviews } from './previews-data.js';

/** Makes all that are missing; where that costs money, it asks first. */
function MakeMissing({ all }: { all: AdminPreviews }) {
  const [isAsking, setIsAsking] = useState(false);
  const making = useMaking();
  const mayMake = useStaff().may.includes('previews.make');
  const wanting = all.previews.filter(isWanting).length;
  const make = () => making.mutate({}, { onSettled: () => setIsAsking(false) });
  if (!mayMake || wanting === 0) return null;
  return (
    <>
      <Button
        kind="main"
        busy={making.isPending && 'Asking…'}
        onClick={() => (all.speaker === 'local' ? make() : setIsAsking(true))}
      >
        Make all that are missing
      </Button>
      {isAsking ? (
        <ConfirmDialog
          title={`Make ${counted(wanting, 'preview')}?`}
          confirmLabel="Make them"
          busy={making.isPending && 'Asking…'}
          onConfirm={make}
          onCancel={() => setIsAsking(false)}
        >
          <p>
            The voice service is paid by the character. It speaks until today’s characters are used up; what
            is missing then can be made tomorrow.
          </p>
        </ConfirmDialog>
      ) : null}
    </>
  );
}

const Bar = styled.progress`
  display: block;
  width: 100%;
  height: 0.75rem;
  margin-top: var(--space-half);
  accent-color: var(--color-accent);
`;

const number = (value: number) => value.toLocaleString('en-US');

function VoiceService({ all }: { all: AdminPreviews }) {
  return all.speaker === 'local' ? (
    <>
      <strong>This site’s own</strong>
      <Small>It needs no key and costs nothing.</Small>
    </>
  ) : (
    <>
      <strong>OpenAI</strong>
      <Small>Paid by the character.</Small>
    </>
  );
}

/** How far the recordings are, who speaks, and what that has cost today. */
function PreviewsSummary({ all }: { all: AdminPreviews }) {
  const { previews, charactersToday, charactersPerDay } = all;
  const ready = previews.filter(({ status }) => status === 'ready').length;
  const underWay = previews.filter(isUnderWay).length;
  const failed = previews.filter(({ status }) => status === 'failed').length;
  return (
    <Panel aria-label="How they stand">
      <Facts
        look="grid"
        facts={[
          [
            'Ready',
            <>
              <strong role="status">
                {ready} of {previews.length}
              </strong>
              <Bar
                value={ready}
                max={previews.length}
                aria-label={`${ready} of ${previews.length} are ready`}
              />
              {underWay > 0 ? <Small>{number(underWay)} being made</Small> : null}
              {failed > 0 ? <Small>{number(failed)} failed</Small> : null}
            </>,
          ],
          ['Voice service', <VoiceService all={all} />],
          all.speaker !== 'local' && [
            'Characters spoken today',
            <>
              <strong>
                {number(charactersToday)} of {number(charactersPerDay)}
              </strong>
              <Bar
                value={Math.min(charactersToday, charactersPerDay)}
                max={charactersPerDay}
                aria-label={`${number(charactersToday)} of ${number(charactersPerDay)} characters are spent`}
              />
              <Small>When they are used up, making goes on tomorrow.</Small>
            </>,
          ],
        ]}
      />
    </Panel>
  );
}

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
      <ErrorMessage error={error} onRetry={() => void refetch()} />
      {data ? (
        <>
          <PreviewsSummary all={data} />
          {byBook(data.previews).map((book) => (
            <BookPreviews key={book.bookId} book={book} heardId={heardId} onHear={setHeardId} />
          ))}
        </>
      ) : null}
      {data || error ? null : (
        <Loading label="The previews are on their way" heights={['7rem', '12rem', '12rem']} />
      )}
    </>
  );
}
