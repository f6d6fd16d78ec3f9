import type { Article } from '@lectern/api-client/admin';
import { Button, ButtonLink, ErrorMessage, Icon } from '@lectern/ui/kit';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { useLocation } from 'wouter';
import { cacheBroadcast } from '../broadcasts/broadcast-data.js';
import { createFromArticle } from '../broadcasts/from-article-dialog.js';
import { ActionDialog, Heading, Panel, Row, showFailure, showSuccess, Stack } from '../components/index.js';
import { articles as m } from '../messages.js';
import { say } from '../say.js';
import { isOn } from '../shop.js';
import { useStaff } from '../sign-in/session.js';
import { siteTime, titleOf } from './article-words.js';
import { binArticle, type BinnedArticle, takeBackArticle, unscheduleArticle } from './articles-data.js';
import type { ArticleDraft } from './use-article-draft.js';

function Summary({ article }: { article: Article }) {
  const { state, publishedAt, scheduledAt, timeZone, hasChanges } = article;
  if (state === 'scheduled' && scheduledAt)
    return <p>{say(m.state.scheduled, { when: siteTime(scheduledAt, timeZone), timeZone })}</p>;
  if (state === 'published' && publishedAt)
    return (
      <p>
        {say(m.state.published, { when: siteTime(publishedAt, timeZone) })}
        {hasChanges ? ` ${m.state.changed}` : ''}
      </p>
    );
  return <p>{m.state.draft}</p>;
}

function Newsletter({ id }: { id: string }) {
  const [, navigate] = useLocation();
  const making = useMutation({
    mutationFn: () => createFromArticle(id),
    onSuccess: (broadcast) => {
      cacheBroadcast(broadcast);
      navigate(`~/admin/letters/broadcasts/${broadcast.id}`);
    },
    onError: (error) => showFailure(m.state.newsletter.failed, error),
  });
  return (
    <Button busy={making.isPending && m.state.newsletter.busy} onClick={() => making.mutate()}>
      {m.state.newsletter.button}
    </Button>
  );
}

function Unschedule({ id, draft }: { id: string; draft: ArticleDraft }) {
  const { mutate, isPending, error } = useMutation({
    mutationFn: async () => {
      await draft.saveNow();
      return unscheduleArticle(id);
    },
    onSuccess: () => showSuccess(m.state.unschedule.done),
  });
  return (
    <>
      <Button busy={isPending && m.state.unschedule.busy} onClick={() => mutate()}>
        {m.state.unschedule.button}
      </Button>
      <ErrorMessage error={error} />
    </>
  );
}

interface PublicationPanelProps {
  article: Article;
  draft: ArticleDraft;
  mayPublish: boolean;
  onBinned: (binned: BinnedArticle) => void;
}

/** The article's state for visitors, and how to end it. */
export function PublicationPanel({ article, draft, mayPublish, onBinned }: PublicationPanelProps) {
  const { id, state, path } = article;
  const [asking, setAsking] = useState<'take-back' | 'bin' | null>(null);
  const [, navigate] = useLocation();
  const { may } = useStaff();
  const isPublished = state === 'published';
  const close = () => setAsking(null);
  return (
    <Panel aria-label={m.state.title}>
      <Heading>{m.state.title}</Heading>
      <Stack $gap={1}>
        <Summary article={article} />
        {isPublished && path ? (
          <div>
            <ButtonLink href={path} target="_blank" rel="noopener">
              {m.state.view}
              <Icon name="outside" />
            </ButtonLink>
          </div>
        ) : null}
        {isPublished && may.includes('letters.write') && isOn('newsletter') ? <Newsletter id={id} /> : null}
        {mayPublish ? (
          <Row>
            {state === 'scheduled' ? <Unschedule id={id} draft={draft} /> : null}
            {isPublished ? (
              <Button kind="bare" onClick={() => setAsking('take-back')}>
                {m.state.takeBack.button}
              </Button>
            ) : null}
            <Button kind="bare" onClick={() => setAsking('bin')}>
              {m.bin.button}
            </Button>
          </Row>
        ) : null}
      </Stack>
      {asking === 'take-back' ? (
        <ActionDialog
          title={m.state.takeBack.title}
          submit={m.state.takeBack.button}
          busy={m.state.takeBack.busy}
          isDanger
          action={async () => {
            await draft.saveNow();
            return takeBackArticle(id);
          }}
          onDone={() => {
            close();
            showSuccess(m.state.takeBack.done);
          }}
          onCancel={close}
        >
          <p>{m.state.takeBack.text}</p>
        </ActionDialog>
      ) : null}
      {asking === 'bin' ? (
        <ActionDialog
          title={m.bin.title}
          submit={m.bin.button}
          busy={m.bin.busy}
          isDanger
          action={async () => {
            await draft.saveNow();
            await binArticle(id);
          }}
          onDone={() => {
            onBinned({ id, title: titleOf(draft.saving.value) });
            navigate('/');
          }}
          onCancel={close}
        >
          {isPublished ? <p>{m.bin.shown}</p> : null}
          <p>{m.bin.text}</p>
        </ActionDialog>
      ) : null}
    </Panel>
  );
}
