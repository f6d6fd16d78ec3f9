import type { LateEmails as Late } from '@lectern/api-client/admin';
import { Button, ErrorMessage } from '@lectern/ui/kit';
import { useMutation, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { api } from '../api.js';
import {
  ActionDialog,
  DataTable,
  EmptyState,
  Moment,
  Row,
  showFailure,
  showToast,
} from '../components/index.js';
import { emails as m } from '../messages.js';
import { counted, say } from '../say.js';
import { invalidateEmails, lateEmailsQuery } from './email-data.js';
import { kindOf } from './email-words.js';

/** Jobs that send more than one email. */
const WHOLES: Record<string, string> = {
  'announce-edition': m.tellPastBuyersEdition,
  'announce-releases': m.tellReaders,
  'broadcast-copy': m.lateBroadcastCopies,
  'send-broadcast-batch': m.lateBroadcastRest,
  'start-broadcast': m.lateBroadcast,
};

const labelOf = ({ job, subject }: Late): string =>
  say(WHOLES[job] ?? kindOf({ letter: job }), { subject: subject ?? '' });

const CONSEQUENCES: Record<string, string> = {
  'send-broadcast-batch': m.lateDiscardRest,
  'start-broadcast': m.lateDiscardDraft,
};

const keyOf = ({ job, broadcastId }: Late): string => `${job} ${broadcastId ?? ''}`;

const chosen = ({ job, broadcastId }: Late) => ({ job, ...(broadcastId ? { broadcastId } : {}) });

function Decision({ late, onDiscard }: { late: Late; onDiscard: () => void }) {
  const what = labelOf(late);
  const sending = useMutation({
    mutationFn: () => api.POST('/api/admin/late-emails/send', { body: chosen(late) }),
    onSuccess: () => showToast({ title: m.lateSent, description: what, tone: 'success' }),
    onError: (error) => showFailure(m.lateFailed, error),
    onSettled: () => void invalidateEmails(),
  });
  return (
    <Row as="span" $gap="half">
      <Button
        aria-label={say(m.lateSendNamed, { what })}
        busy={sending.isPending && m.lateSending}
        onClick={() => sending.mutate()}
      >
        {m.lateSend}
      </Button>
      <Button kind="bare" aria-label={say(m.lateDiscardNamed, { what })} onClick={onDiscard}>
        {m.lateDiscard}
      </Button>
    </Row>
  );
}

/** Emails that missed their time, by kind, with buttons to send or discard them. */
export function LateEmails() {
  const { data, error, refetch } = useQuery(lateEmailsQuery);
  const [discarding, setDiscarding] = useState<Late | null>(null);
  if (error && !data) return <ErrorMessage error={error} onRetry={() => void refetch()} />;
  return (
    <>
      {data?.length ? <p>{m.lateLead}</p> : null}
      <DataTable
        caption={m.lateCaption}
        rows={data}
        keyOf={keyOf}
        columns={[
          { label: m.lateWhat, render: labelOf },
          {
            label: m.email,
            render: ({ job, count }) =>
              WHOLES[job] && count === 1 ? '–' : counted(count, m.lateEmailsCount),
          },
          { label: m.lateWasDue, render: ({ dueAt }) => <Moment at={dueAt} /> },
          {
            label: m.change,
            render: (late) => <Decision late={late} onDiscard={() => setDiscarding(late)} />,
          },
        ]}
        empty={<EmptyState title={m.lateNone}>{m.lateNoneWhy}</EmptyState>}
      />
      {discarding ? (
        <ActionDialog
          title={m.lateDiscardQuestion}
          confirmLabel={m.lateDiscard}
          isDanger
          busy={m.lateDiscarding}
          action={() => api.POST('/api/admin/late-emails/discard', { body: chosen(discarding) })}
          onDone={() => {
            setDiscarding(null);
            showToast({ title: m.lateDiscarded, description: labelOf(discarding), tone: 'neutral' });
          }}
          onSettled={() => void invalidateEmails()}
          onCancel={() => setDiscarding(null)}
        >
          <p>
            <strong>{labelOf(discarding)}.</strong> {CONSEQUENCES[discarding.job] ?? m.lateDiscardEmails}
          </p>
        </ActionDialog>
      ) : null}
    </>
  );
}
