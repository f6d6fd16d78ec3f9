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

const reasons = { bounced: m.emailsCameBack, complained: m.calledAnEmailSpam };
const lists = { purchases: m.whatTheyHaveBought, letters: m.emailsTheyHaveAsked };

/** Addresses that are blocked after a bounce or complaint, with a button to unblock each. */
export function HeldBack() {
  const suppressions = useSuppressions();
  const mayLift = useStaff().may.includes('mail.retry');
  const [lifting, setLifting] = useState<Suppression | null>(null);
  return (
    <>
      <ListTable
        caption={m.addressesGetNoEmails}
        list={suppressions}
        keyOf={({ list, email }) => `${list} ${email}`}
        columns={[
          { label: m.address, render: ({ email }) => <Address email={email} /> },
          { label: m.why, render: ({ reason }) => reasons[reason] },
          { label: m.getsNoMoreOf, render: ({ list }) => lists[list] },
          { label: m.since, render: ({ createdAt }) => <Moment at={createdAt} /> },
          {
            label: m.change,
            render: (suppression) =>
              mayLift ? (
                <Button
                  kind="bare"
                  aria-label={say(m.writeToAgain, { email: addressText(suppression.email) })}
                  onClick={() => setLifting(suppression)}
                >
                  {m.writeAgain}
                </Button>
              ) : (
                '–'
              ),
          },
        ]}
        empty={<EmptyState title={m.noAddressHeldBack}>{m.whenEmailsAddressCome}</EmptyState>}
      />
      {lifting ? <LiftDialog suppression={lifting} onClose={() => setLifting(null)} /> : null}
    </>
  );
}

function LiftDialog({ suppression, onClose }: { suppression: Suppression; onClose: () => void }) {
  const { list, email } = suppression;
  return (
    <ActionDialog
      title={m.writeThisAddressAgain}
      confirmLabel={m.writeAgain}
      busy={m.lettingThrough}
      action={() =>
        api.DELETE('/api/admin/suppressions/{list}/{email}', { params: { path: { list, email } } })
      }
      onDone={() => {
        onClose();
        void invalidateEmails();
        showSuccess(m.addressGetsEmailsAgain, email);
      }}
      onCancel={onClose}
    >
      <p>
        {say(suppression.reason === 'complained' ? m.hasCalledEmailYours : m.emailsCameBackDo, {
          email,
        })}
      </p>
    </ActionDialog>
  );
}
