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
const groupLabels: Record<string, string> = m.late.kinds;

const labelOf = ({ job, subject }: Late): string =>
  say(groupLabels[job] ?? kindOf({ letter: job }), { subject: subject ?? '' });

const discardTexts: Record<string, string> = m.late.discard.texts;

const keyOf = ({ job, broadcastId }: Late): string => `${job} ${broadcastId ?? ''}`;

const chosen = ({ job, broadcastId }: Late) => ({ job, ...(broadcastId ? { broadcastId } : {}) });

function Decision({ late, onDiscard }: { late: Late; onDiscard: () => void }) {
  const what = labelOf(late);
  const sending = useMutation({
    mutationFn: () => api.POST('/api/admin/late-emails/send', { body: chosen(late) }),
    onSuccess: () => showToast({ title: m.late.send.done, description: what, tone: 'success' }),
    onError: (error) => showFailure(m.late.error, error),
    onSettled: () => void invalidateEmails(),
  });
  return (
    <Row as="span" $gap="half">
      <Button
        aria-label={say(m.late.send.label, { what })}
        busy={sending.isPending && m.late.send.busy}
        onClick={() => sending.mutate()}
      >
        {m.late.send.button}
      </Button>
      <Button kind="bare" aria-label={say(m.late.discard.label, { what })} onClick={onDiscard}>
        {m.late.discard.button}
      </Button>
    </Row>
  );
}

export function LateEmails() {
  const { data, error, refetch } = useQuery(lateEmailsQuery);
  const [discarding, setDiscarding] = useState<Late | null>(null);
  if (error && !data) return <ErrorMessage error={error} onRetry={() => void refetch()} />;
  return (
    <>
      {data?.length ? <p>{m.late.lead}</p> : null}
      <DataTable
        caption={m.late.caption}
        rows={data}
        keyOf={keyOf}
        columns={[
          { label: m.late.what, render: labelOf },
          {
            label: m.columns.email,
            render: ({ job, count }) =>
              groupLabels[job] && count === 1 ? '–' : counted(count, m.late.count),
          },
          { label: m.late.due, render: ({ dueAt }) => <Moment at={dueAt} /> },
          {
            label: m.columns.change,
            render: (late) => <Decision late={late} onDiscard={() => setDiscarding(late)} />,
          },
        ]}
        empty={<EmptyState {...m.late.empty} />}
      />
      {discarding ? (
        <ActionDialog
          {...m.late.discard.dialog}
          submit={m.late.discard.button}
          isDanger
          action={() => api.POST('/api/admin/late-emails/discard', { body: chosen(discarding) })}
          onDone={() => {
            setDiscarding(null);
            showToast({ title: m.late.discard.done, description: labelOf(discarding), tone: 'neutral' });
          }}
          onSettled={() => void invalidateEmails()}
          onCancel={() => setDiscarding(null)}
        >
          <p>
            <strong>{labelOf(discarding)}.</strong> {discardTexts[discarding.job] ?? m.late.discard.text}
          </p>
        </ActionDialog>
      ) : null}
    </>
  );
}
