import type { BroadcastSummary } from '@lectern/api-client/admin';
import { styled } from 'styled-components';
import { Link, Route, Switch } from 'wouter';
import {
  ButtonLink,
  DataTable,
  EmptyState,
  ErrorMessage,
  Loading,
  PageHeading,
  StatusBadge,
} from '../components/index.js';
import { useStaff } from '../sign-in/session.js';
import { findUnsaved, useAudiences, useBroadcast, useBroadcasts } from './broadcast-data.js';
import { LetterEditor } from './broadcast-editor.js';
import { LetterOnItsWay } from './broadcast-progress.js';
import { audienceName, momentOf, reachOf, statusWords } from './broadcast-words.js';

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
function BroadcastList() {
  const letters = useBroadcasts();
  const audiences = useAudiences();
  const mayWrite = useStaff().may.includes('letters.write');
  const write = mayWrite ? (
    <ButtonLink as={Link} href="/new" $kind="main">
      {findUnsaved(undefined) ? 'Go on with your letter' : 'Write a letter'}
    </ButtonLink>
  ) : null;
  return (
    <>
      <PageHeading title="Broadcasts" lead="Letters to everybody on your list." actions={write} />
      {letters.isError ? (
        <ErrorMessage error={letters.error} onRetry={() => void letters.refetch()} />
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

/** One letter: a draft to be written, anything else to be followed. @param id undefined for a new one */
function LetterPage({ id }: { id: string | undefined }) {
  const { data: letter, error, refetch } = useBroadcast(id);
  // A new letter is kept under its id while it is written: the editor stays where it is.
  if (!id || letter?.status === 'draft') return <LetterEditor letter={id ? letter : undefined} />;
  if (letter) return <LetterOnItsWay letter={letter} />;
  return (
    <>
      <PageHeading title="Letter" />
      {error ? (
        <ErrorMessage error={error} onRetry={() => void refetch()} />
      ) : (
        <Loading label="The letter is on its way" heights={['24rem']} />
      )}
    </>
  );
}

/** The owner's letters to all readers: the list, and each one. */
export function BroadcastsPage() {
  return (
    <Switch>
      <Route path="/" component={BroadcastList} />
      <Route path="/:id">{({ id }) => <LetterPage id={id === 'new' ? undefined : id} />}</Route>
    </Switch>
  );
}
