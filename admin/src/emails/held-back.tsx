import type { Suppression } from '@lectern/api-client/admin';
import { Button } from '@lectern/ui/kit';
import { useState } from 'react';
import { api } from '../api.js';
import {
  addressText,
  ActionDialog,
  Address,
  EmptyState,
  ListTable,
  Moment,
  showSuccess,
} from '../components/index.js';
import { useStaff } from '../sign-in/session.js';
import { invalidateEmails, useSuppressions } from './email-data.js';
import { say } from '../say.js';
import { emails as m } from '../messages.js';

export function HeldBack() {
  const suppressions = useSuppressions();
  const mayLift = useStaff().may.includes('mail.retry');
  const [lifting, setLifting] = useState<Suppression | null>(null);
  return (
    <>
      <ListTable
        caption={m.blocked.caption}
        list={suppressions}
        keyOf={({ list, email }) => `${list} ${email}`}
        columns={[
          { label: m.columns.address, render: ({ email }) => <Address email={email} /> },
          { label: m.blocked.why, render: ({ reason }) => m.blocked.reasons[reason] },
          { label: m.blocked.list, render: ({ list }) => m.blocked.lists[list] },
          { label: m.blocked.since, render: ({ createdAt }) => <Moment at={createdAt} /> },
          {
            label: m.columns.change,
            render: (suppression) =>
              mayLift ? (
                <Button
                  kind="bare"
                  aria-label={say(m.unblock.label, { email: addressText(suppression.email) })}
                  onClick={() => setLifting(suppression)}
                >
                  {m.unblock.button}
                </Button>
              ) : (
                '–'
              ),
          },
        ]}
        empty={<EmptyState {...m.blocked.empty} />}
      />
      {lifting ? <LiftDialog suppression={lifting} onClose={() => setLifting(null)} /> : null}
    </>
  );
}

function LiftDialog({ suppression, onClose }: { suppression: Suppression; onClose: () => void }) {
  const { list, email } = suppression;
  return (
    <ActionDialog
      {...m.unblock.dialog}
      submit={m.unblock.button}
      action={() =>
        api.DELETE('/api/admin/suppressions/{list}/{email}', { params: { path: { list, email } } })
      }
      onDone={() => {
        onClose();
        void invalidateEmails();
        showSuccess(m.unblock.done, email);
      }}
      onCancel={onClose}
    >
      <p>{say(m.unblock.warnings[suppression.reason], { email })}</p>
    </ActionDialog>
  );
}
