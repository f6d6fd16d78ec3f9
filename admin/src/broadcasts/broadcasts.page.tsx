import type { BroadcastSummary } from '@lectern/api-client/admin';
import { Async, Button, ErrorMessage } from '@lectern/ui/kit';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { Link, Route, Switch, useLocation } from 'wouter';
import { DataTable, EmptyState, PageHeading, showFailure, Status, Unsaved } from '../components/index.js';
import { useCopiedNames } from '../saving/index.js';
import { isOn } from '../shop.js';
import { useStaff } from '../sign-in/session.js';
import {
  broadcastCopy,
  createBroadcast,
  useAudiences,
  useBroadcast,
  useBroadcasts,
} from './broadcast-data.js';
import { BroadcastEditor } from './broadcast-editor.js';
import { BroadcastDetails } from './broadcast-progress.js';
import { FromArticleDialog } from './from-article-dialog.js';
import { audienceName, momentOf, reachOf, shownStatusOf, titleOf } from './broadcast-words.js';
import { broadcasts as m } from '../messages.js';

interface NameProps {
  broadcast: BroadcastSummary;
  isUnsaved: boolean;
}

function Name({ broadcast, isUnsaved }: NameProps) {
  return (
    <>
      <Link href={`/${broadcast.id}`}>{titleOf(broadcast)}</Link>
      {isUnsaved ? <Unsaved> {m.table.unsaved}</Unsaved> : null}
    </>
  );
}

function NewBroadcast() {
  const [, navigate] = useLocation();
  const creating = useMutation({
    mutationFn: createBroadcast,
    onSuccess: ({ id }) => navigate(`/${id}`),
    onError: (error) => showFailure(m.page.failed, error),
  });
  return (
    <Button kind="main" busy={creating.isPending && m.page.creating} onClick={() => creating.mutate()}>
      {m.page.new}
    </Button>
  );
}

function BroadcastList() {
  const broadcasts = useBroadcasts();
  const audiences = useAudiences();
  const copied = useCopiedNames();
  const { may } = useStaff();
  const [isChoosing, setIsChoosing] = useState(false);
  const write = may.includes('letters.write') ? (
    <>
      {isOn('blog') && may.includes('articles.read') ? (
        <Button onClick={() => setIsChoosing(true)}>{m.fromArticle.button}</Button>
      ) : null}
      <NewBroadcast />
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
            {
              label: m.table.subject,
              render: (broadcast) => (
                <Name broadcast={broadcast} isUnsaved={copied.includes(broadcastCopy(broadcast.id))} />
              ),
            },
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

/** Editor of a draft, or progress of any other broadcast. */
function BroadcastPage({ id }: { id: string }) {
  const { data: broadcast, error, refetch } = useBroadcast(id);
  return (
    <>
      {broadcast ? null : <PageHeading title={m.table.broadcast} />}
      <Async query={{ data: broadcast, error, refetch }} label={m.editor.loading} heights={['24rem']}>
        {(broadcast) =>
          broadcast.status === 'draft' ? (
            <BroadcastEditor key={id} broadcast={broadcast} />
          ) : (
            <BroadcastDetails broadcast={broadcast} />
          )
        }
      </Async>
    </>
  );
}

export function BroadcastsPage() {
  return (
    <Switch>
      <Route path="/" component={BroadcastList} />
      <Route path="/:id">{({ id }) => <BroadcastPage id={id} />}</Route>
    </Switch>
  );
}
