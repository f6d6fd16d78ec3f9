import type { BroadcastSummary } from '@lectern/api-client/admin';
import { Async, ButtonLink, ErrorMessage } from '@lectern/ui/kit';
import { styled } from 'styled-components';
import { Link, Route, Switch } from 'wouter';
import { DataTable, EmptyState, PageHeading, Status } from '../components/index.js';
import { useStaff } from '../sign-in/session.js';
import { findUnsaved, useAudiences, useBroadcast, useBroadcasts } from './broadcast-data.js';
import { BroadcastEditor } from './broadcast-editor.js';
import { BroadcastDetails } from './broadcast-progress.js';
import { audienceName, momentOf, reachOf, shownStatusOf } from './broadcast-words.js';
import { broadcasts as m } from '../messages.js';

const Unsaved = styled.span`
  color: var(--color-caution);
  font-size: 0.875rem;
  font-weight: 400;
`;

function Name({ broadcast }: { broadcast: BroadcastSummary }) {
  return (
    <>
      <Link href={`/${broadcast.id}`}>{broadcast.subject}</Link>
      {findUnsaved(broadcast.id) ? <Unsaved> {m.hasChangesAreNot}</Unsaved> : null}
    </>
  );
}

function BroadcastList() {
  const broadcasts = useBroadcasts();
  const audiences = useAudiences();
  const mayWrite = useStaff().may.includes('letters.write');
  const write = mayWrite ? (
    <ButtonLink as={Link} href="/new" $kind="main">
      {findUnsaved(undefined) ? m.goOnWithYour : m.writeABroadcast}
    </ButtonLink>
  ) : null;
  return (
    <>
      <PageHeading title={m.broadcasts} lead={m.emailsEverybodyOnYour} actions={write} />
      {broadcasts.isError ? (
        <ErrorMessage error={broadcasts.error} onRetry={() => void broadcasts.refetch()} />
      ) : (
        <DataTable
          caption={m.yourBroadcastsNewestFirst}
          rows={broadcasts.data}
          keyOf={({ id }) => id}
          columns={[
            { label: m.subject, render: (broadcast) => <Name broadcast={broadcast} /> },
            { label: m.status, render: (broadcast) => <Status {...shownStatusOf(broadcast)} /> },
            { label: m.to, render: ({ topic }) => audienceName(audiences.data, topic) },
            { label: m.when, render: momentOf },
            { label: m.reached, render: reachOf, isNumber: true },
          ]}
          empty={<EmptyState title={m.noBroadcastsYet}>{m.broadcastGoesEverybodyWho}</EmptyState>}
        />
      )}
    </>
  );
}

/**
 * Editor of a draft, or progress of any other broadcast.
 * @param id undefined for a new one
 */
function BroadcastPage({ id }: { id: string | undefined }) {
  const { data: broadcast, error, refetch } = useBroadcast(id);
  // Saving a new broadcast adds its id to the URL; the editor stays mounted.
  if (!id || broadcast?.status === 'draft') return <BroadcastEditor broadcast={id ? broadcast : undefined} />;
  return (
    <>
      {broadcast ? null : <PageHeading title={m.theBroadcast} />}
      <Async query={{ data: broadcast, error, refetch }} label={m.broadcastOnItsWay} heights={['24rem']}>
        {(broadcast) => <BroadcastDetails broadcast={broadcast} />}
      </Async>
    </>
  );
}

/** Broadcasts to the subscribers: the list, and a page for each. */
export function BroadcastsPage() {
  return (
    <Switch>
      <Route path="/" component={BroadcastList} />
      <Route path="/:id">{({ id }) => <BroadcastPage id={id === 'new' ? undefined : id} />}</Route>
    </Switch>
  );
}
