import { liftSuppression, type Suppression } from '@lectern/api-client/admin';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { Button, ConfirmDialog, EmptyState, ListTable, showSuccess } from '../components/index.js';
import { localTime } from '../formats.js';
import { useStaff } from '../sign-in/session.js';
import { emailsHaveChanged, useSuppressions } from './email-data.js';

const reasons = { bounced: 'Letters came back', complained: 'Called a letter spam' };
const lists = { purchases: 'What they have bought', letters: 'Letters they have asked for' };

/** The addresses that get no emails any more, and the way to let one through again. */
export function HeldBack() {
  const suppressions = useSuppressions();
  const mayLift = useStaff().may.includes('mail.retry');
  const [lifting, setLifting] = useState<Suppression | null>(null);
  return (
    <>
      <ListTable
        caption="Addresses that get no letters"
        list={suppressions}
        keyOf={({ list, email }) => `${list} ${email}`}
        columns={[
          { label: 'Address', render: ({ email }) => email },
          { label: 'Why', render: ({ reason }) => reasons[reason] },
          { label: 'Gets no more of', render: ({ list }) => lists[list] },
          { label: 'Since', render: ({ createdAt }) => localTime(createdAt) },
          {
            label: 'Change',
            render: (suppression) =>
              mayLift ? (
                <Button
                  kind="bare"
                  aria-label={`Write to ${suppression.email} again`}
                  onClick={() => setLifting(suppression)}
                >
                  Write again
                </Button>
              ) : (
                '–'
              ),
          },
        ]}
        empty={
          <EmptyState title="No address is held back">
            When letters to an address come back, or somebody calls one spam, the site writes there no more,
            so that mail services go on trusting it.
          </EmptyState>
        }
      />
      {lifting ? <LiftDialog suppression={lifting} onClose={() => setLifting(null)} /> : null}
    </>
  );
}

function LiftDialog({ suppression, onClose }: { suppression: Suppression; onClose: () => void }) {
  const lifting = useMutation({
    mutationFn: () => liftSuppression(suppression),
    onSuccess: () => {
      onClose();
      void emailsHaveChanged();
      showSuccess('The address gets letters again', suppression.email);
    },
  });
  return (
    <ConfirmDialog
      title="Write to this address again?"
      confirmLabel="Write again"
      busy={lifting.isPending && 'Letting through…'}
      error={lifting.error}
      onConfirm={() => lifting.mutate()}
      onCancel={onClose}
    >
      <p>
        {suppression.reason === 'complained'
          ? `${suppression.email} has called a letter of yours spam. Do this only if its owner has asked you to: mail services count such complaints.`
          : `Letters to ${suppression.email} came back. Do this when you know that the address works again.`}
      </p>
    </ConfirmDialog>
  );
}
