import { formatNumber } from '../shop.js';
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
        busy={making.isPending && m.actions.busy}
        onClick={() => (all.speaker === 'local' ? make() : setIsAsking(true))}
      >
        {m.makeAll.button}
      </Button>
      {isAsking ? (
        <ConfirmDialog
          title={say(m.makeAll.title, { missing: counted(missing, m.makeAll.previews) })}
          confirmLabel={m.makeAll.submit}
          busy={making.isPending && m.actions.busy}
          onConfirm={make}
          onCancel={() => setIsAsking(false)}
        >
          <p>{m.makeAll.text}</p>
        </ConfirmDialog>
      ) : null}
    </>
  );
}

const number = (value: number) => formatNumber(value);

function VoiceService({ all }: { all: AdminPreviews }) {
  return all.speaker === 'local' ? (
    <>
      <strong>{m.service.local.title}</strong>
      <Small>{m.service.local.text}</Small>
    </>
  ) : (
    <>
      <strong>{m.service.openai.title}</strong>
      <Small>{m.service.openai.text}</Small>
    </>
  );
}

function PreviewsSummary({ all }: { all: AdminPreviews }) {
  const { previews, charactersToday, charactersPerDay } = all;
  const ready = previews.filter(({ status }) => status === 'ready').length;
  const inProgress = previews.filter(isInProgress).length;
  const failed = previews.filter(({ status }) => status === 'failed').length;
  return (
    <Panel aria-label={m.status.label}>
      <Facts
        look="grid"
        facts={[
          [
            m.states.ready,
            <>
              <strong role="status">{say(m.status.count, { ready, length: previews.length })}</strong>
              <ProgressBar
                value={ready}
                max={previews.length}
                aria-label={say(m.status.progress, { ready, length: previews.length })}
              />
              {inProgress > 0 ? (
                <Small>{say(m.status.inProgress, { inProgress: number(inProgress) })}</Small>
              ) : null}
              {failed > 0 ? <Small>{say(m.status.failed, { failed: number(failed) })}</Small> : null}
            </>,
          ],
          [m.service.label, <VoiceService all={all} />],
          all.speaker !== 'local' && [
            m.characters.label,
            <>
              <strong>
                {say(m.characters.count, {
                  charactersToday: number(charactersToday),
                  charactersPerDay: number(charactersPerDay),
                })}
              </strong>
              <ProgressBar
                value={Math.min(charactersToday, charactersPerDay)}
                max={charactersPerDay}
                aria-label={say(m.characters.progress, {
                  charactersToday: number(charactersToday),
                  charactersPerDay: number(charactersPerDay),
                })}
              />
              <Small>{m.characters.hint}</Small>
            </>,
          ],
        ]}
      />
    </Panel>
  );
}

export function PreviewsPage() {
  const { data, error, refetch } = usePreviews();
  const [playingId, setPlayingId] = useState<string | null>(null);
  return (
    <>
      <PageHeading title={m.page.title} lead={m.page.lead} actions={data && <MakeMissing all={data} />} />
      <ErrorMessage error={error} onRetry={() => void refetch()} />
      {data ? (
        <>
          <PreviewsSummary all={data} />
          {byBook(data.previews).map((book) => (
            <BookPreviews key={book.bookId} book={book} playingId={playingId} onListen={setPlayingId} />
          ))}
        </>
      ) : null}
      {data || error ? null : <Loading label={m.page.loading} heights={['7rem', '12rem', '12rem']} />}
    </>
  );
}
