import type { BroadcastSummary } from '@lectern/api-client/admin';
import { Async, Button, ButtonLink, ErrorMessage } from '@lectern/ui/kit';
import { useState } from 'react';
import { Link, Route, Switch } from 'wouter';
import { DataTable, EmptyState, PageHeading, Status, Unsaved } from '../components/index.js';
import { isOn } from '../shop.js';
import { useStaff } from '../sign-in/session.js';
import { findUnsaved, useAudiences, useBroadcast, useBroadcasts } from './broadcast-data.js';
import { BroadcastEditor } from './broadcast-editor.js';
import { BroadcastDetails } from './broadcast-progress.js';
import { FromArticleDialog } from './from-article-dialog.js';
import { audienceName, momentOf, reachOf, shownStatusOf } from './broadcast-words.js';
import { broadcasts as m } from '../messages.js';

function Name({ broadcast }: { broadcast: BroadcastSummary }) {
  return (
    <>
      <Link href={`/${broadcast.id}`}>{broadcast.subject}</Link>
      {findUnsaved(broadcast.id) ? <Unsaved> {m.table.unsaved}</Unsaved> : null}
    </>
  );
}

function BroadcastList() {
  const broadcasts = useBroadcasts();
  const audiences = useAudiences();
  const { may } = useStaff();
  const [isChoosing, setIsChoosing] = useState(false);
  const write = may.includes('letters.write') ? (
    <>
      {isOn('blog') && may.includes('articles.read') ? (
        <Button onClick={() => setIsChoosing(true)}>{m.fromArticle.button}</Button>
      ) : null}
      <ButtonLink as={Link} href="/new" $kind="main">
        {findUnsaved(undefined) ? m.page.continue : m.page.new}
      </ButtonLink>
    </>
  ) : null;
  return (
    <>
      <PageHeading title={m.page.title} lead={m.page.lead} actions={write} />
      {isChoosing ? <FromArticleDialog onClose={() => setIsChoosing(false)} /> : null}
      {broadcasts.isError ? (
        <ErrorMessage error={broadcasts.error} onRetry={() => void broadcasts.refetch()} />
      ) : (
        <DataTable
          caption={m.table.caption}
          rows={broadcasts.data}
          keyOf={({ id }) => id}
          columns={[
            { label: m.table.subject, render: (broadcast) => <Name broadcast={broadcast} /> },
            { label: m.table.status, render: (broadcast) => <Status {...shownStatusOf(broadcast)} /> },
            { label: m.table.to, render: ({ topic }) => audienceName(audiences.data, topic) },
            { label: m.table.when, render: momentOf },
            { label: m.table.reached, render: reachOf, isNumber: true },
          ]}
          empty={<EmptyState {...m.table.empty} />}
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
      {broadcast ? null : <PageHeading title={m.table.broadcast} />}
      <Async query={{ data: broadcast, error, refetch }} label={m.editor.loading} heights={['24rem']}>
        {(broadcast) => <BroadcastDetails broadcast={broadcast} />}
      </Async>
    </>
  );
}

export function BroadcastsPage() {
  return (
    <Switch>
      <Route path="/" component={BroadcastList} />
      <Route path="/:id">{({ id }) => <BroadcastPage id={id === 'new' ? undefined : id} />}</Route>
    </Switch>
  );
}
