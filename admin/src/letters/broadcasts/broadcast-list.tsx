import type { BroadcastSummary } from '@lectern/api-client/admin';
import { styled } from 'styled-components';
import { Link } from 'wouter';
import { sentenceOf } from '../../data.js';
import {
  type ButtonKind,
  buttonLook,
  DataTable,
  EmptyState,
  PageHeading,
  StatusBadge,
  Trouble,
} from '../../parts/index.js';
import { useStaff } from '../../session/desk-session.js';
import { useAudiences, useBroadcasts } from './broadcast-data.js';
import { audienceName, momentOf, reachOf, statusWords } from './broadcast-words.js';
import { findUnsaved } from './unsaved-words.js';

const WriteLink = styled(Link)<{ $kind?: ButtonKind }>`
  ${buttonLook}
`;

const Unsaved = styled.span`
  color: var(--color-caution);
  font-size: 0.875rem;
  font-weight: 400;
`;

function Name({ letter }: { letter: BroadcastSummary }) {
  return (
    <>
      <Link href={`/${letter.id}`}>{letter.subject}</Link>
      {findUnsaved(letter.id) ? <Unsaved> has changes that are not saved</Unsaved> : null}
    </>
  );
}

/** All letters, the newest first. */
export function BroadcastList() {
  const letters = useBroadcasts();
  const audiences = useAudiences();
  const mayWrite = useStaff().may.includes('letters.write');
  const write = mayWrite ? (
    <WriteLink href="/new" $kind="main">
      {findUnsaved(undefined) ? 'Go on with your letter' : 'Write a letter'}
    </WriteLink>
  ) : null;
  return (
    <>
      <PageHeading title="Broadcasts" lead="Letters to everybody on your list." actions={write} />
      {letters.isError ? (
        <Trouble text={sentenceOf(letters.error)} onRetry={() => void letters.refetch()} />
      ) : (
        <DataTable
          caption="Your letters, the newest first"
          rows={letters.data}
          keyOf={({ id }) => id}
          columns={[
            { label: 'Subject', render: (letter) => <Name letter={letter} /> },
            {
              label: 'Status',
              render: ({ status }) => (
                <StatusBadge $tone={statusWords[status].tone}>{statusWords[status].label}</StatusBadge>
              ),
            },
            { label: 'To', render: ({ topic }) => audienceName(audiences.data, topic) },
            { label: 'When', render: momentOf },
            { label: 'Reached', render: reachOf, isNumber: true },
          ]}
          empty={
            <EmptyState title="No letters yet">
              A broadcast goes to everybody who has said yes to your letters. You write it here, look at it as
              your readers will, and send it when it is ready.
            </EmptyState>
          }
        />
      )}
    </>
  );
}
