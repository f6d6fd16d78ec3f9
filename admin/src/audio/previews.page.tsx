import type { AdminPreviews } from '@lectern/api-client/admin';
import { Button, ConfirmDialog, ErrorMessage, Loading } from '@lectern/ui/kit';
import { useState } from 'react';
import { Facts, PageHeading, Panel, ProgressBar, Small } from '../components/index.js';
import { useStaff } from '../sign-in/session.js';
import { BookPreviews } from './book-previews.js';
import { byBook, isInProgress, isMissing } from './preview-words.js';
import { useMakePreviews, usePreviews } from './previews-data.js';
import { counted, say } from '../say.js';
import { audio as m } from '../messages.js';

/** Generates all missing recordings; asks first if that costs money. */
function MakeMissing({ all }: { all: AdminPreviews }) {
  const [isAsking, setIsAsking] = useState(false);
  const making = useMakePreviews();
  const mayMake = useStaff().may.includes('previews.make');
  const missing = all.previews.filter(isMissing).length;
  const make = () => making.mutate({}, { onSettled: () => setIsAsking(false) });
  if (!mayMake || missing === 0) return null;
  return (
    <>
      <Button
        kind="main"
        busy={making.isPending && m.asking}
        onClick={() => (all.speaker === 'local' ? make() : setIsAsking(true))}
      >
        {m.makeAllAreMissing}
      </Button>
      {isAsking ? (
        <ConfirmDialog
          title={say(m.makeQuestion, { missing: counted(missing, m.previews) })}
          confirmLabel={m.makeThem}
          busy={making.isPending && m.asking}
          onConfirm={make}
          onCancel={() => setIsAsking(false)}
        >
          <p>{m.voiceServicePaidBy}</p>
        </ConfirmDialog>
      ) : null}
    </>
  );
}

const number = (value: number) => value.toLocaleString('en-US');

function VoiceService({ all }: { all: AdminPreviews }) {
  return all.speaker === 'local' ? (
    <>
      <strong>{m.thisSitesOwn}</strong>
      <Small>{m.needsNoKeyCosts}</Small>
    </>
  ) : (
    <>
      <strong>{m.openai}</strong>
      <Small>{m.paidByTheCharacter}</Small>
    </>
  );
}

/** Progress, speech provider, and today's cost. */
function PreviewsSummary({ all }: { all: AdminPreviews }) {
  const { previews, charactersToday, charactersPerDay } = all;
  const ready = previews.filter(({ status }) => status === 'ready').length;
  const inProgress = previews.filter(isInProgress).length;
  const failed = previews.filter(({ status }) => status === 'failed').length;
  return (
    <Panel aria-label={m.howTheyStand}>
      <Facts
        look="grid"
        facts={[
          [
            m.ready,
            <>
              <strong role="status">{say(m.xOf, { ready, length: previews.length })}</strong>
              <ProgressBar
                value={ready}
                max={previews.length}
                aria-label={say(m.ofAreReady, { ready, length: previews.length })}
              />
              {inProgress > 0 ? <Small>{say(m.beingMade, { inProgress: number(inProgress) })}</Small> : null}
              {failed > 0 ? <Small>{say(m.failedWithFailed, { failed: number(failed) })}</Small> : null}
            </>,
          ],
          [m.voiceService, <VoiceService all={all} />],
          all.speaker !== 'local' && [
            m.charactersSpokenToday,
            <>
              <strong>
                {say(m.xOfWithCharactersTodayCharactersPerDay, {
                  charactersToday: number(charactersToday),
                  charactersPerDay: number(charactersPerDay),
                })}
              </strong>
              <ProgressBar
                value={Math.min(charactersToday, charactersPerDay)}
                max={charactersPerDay}
                aria-label={say(m.ofCharactersAreSpent, {
                  charactersToday: number(charactersToday),
                  charactersPerDay: number(charactersPerDay),
                })}
              />
              <Small>{m.whenTheyAreUsed}</Small>
            </>,
          ],
        ]}
      />
    </Panel>
  );
}

/** Audio previews of every book in every voice. */
export function PreviewsPage() {
  const { data, error, refetch } = usePreviews();
  const [playingId, setPlayingId] = useState<string | null>(null);
  return (
    <>
      <PageHeading
        title={m.audioPreviews}
        lead={m.openingsYourBooksRead}
        actions={data && <MakeMissing all={data} />}
      />
      <ErrorMessage error={error} onRetry={() => void refetch()} />
      {data ? (
        <>
          <PreviewsSummary all={data} />
          {byBook(data.previews).map((book) => (
            <BookPreviews key={book.bookId} book={book} playingId={playingId} onListen={setPlayingId} />
          ))}
        </>
      ) : null}
      {data || error ? null : <Loading label={m.previewsAreOnTheir} heights={['7rem', '12rem', '12rem']} />}
    </>
  );
}
