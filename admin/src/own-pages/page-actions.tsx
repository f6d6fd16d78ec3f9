import type { OwnPage } from '@lectern/api-client/admin';
import { Button, ButtonLink, ButtonRow, ErrorMessage, Icon } from '@lectern/ui/kit';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { useLocation } from 'wouter';
import { ActionDialog, Heading, Panel, showSuccess, Stack } from '../components/index.js';
import { ownPages as m } from '../messages.js';
import { SavingStatus } from '../saving/index.js';
import { titleOf } from './own-page-list.js';
import { type BinnedPage, binOwnPage, publishOwnPage, takeBackOwnPage } from './own-pages-data.js';
import type { OwnPageDraft } from './use-own-page-draft.js';

interface PageActionsProps {
  page: OwnPage;
  draft: OwnPageDraft;
  mayPublish: boolean;
  onBinned: (binned: BinnedPage) => void;
}

/** Whether the draft is saved, what visitors read, and how to change that. */
export function PageActions({ page, draft, mayPublish, onBinned }: PageActionsProps) {
  const { id, state, path, hasChanges } = page;
  const [asking, setAsking] = useState<'take-back' | 'bin' | null>(null);
  const [, navigate] = useLocation();
  const isPublished = state === 'published';
  const publishing = useMutation({
    mutationFn: async () => {
      const revision = await draft.saveNow();
      return revision === undefined ? undefined : publishOwnPage(id, revision);
    },
    onSuccess: (now) => {
      if (!now) return;
      draft.show(now);
      showSuccess(m.publish.done);
    },
  });
  const close = () => setAsking(null);
  const publishLabel = isPublished ? m.publish.changes : m.publish.button;
  return (
    <Panel aria-label={m.state.title}>
      <Heading>{m.state.title}</Heading>
      <Stack $gap={1}>
        <p>{isPublished ? (hasChanges ? m.state.changed : m.state.published) : m.state.draft}</p>
        <SavingStatus saving={draft.saving} />
        <ButtonRow>
          {mayPublish && (!isPublished || hasChanges) ? (
            <Button
              kind="main"
              busy={publishing.isPending && m.publish.busy}
              onClick={() => publishing.mutate()}
            >
              {publishLabel}
            </Button>
          ) : null}
          {isPublished && path ? (
            <ButtonLink href={path} target="_blank" rel="noopener">
              {m.state.view}
              <Icon name="outside" />
            </ButtonLink>
          ) : null}
        </ButtonRow>
        <ErrorMessage error={publishing.error} />
        {mayPublish ? (
          <ButtonRow>
            {isPublished ? (
              <Button kind="bare" onClick={() => setAsking('take-back')}>
                {m.state.takeBack.button}
              </Button>
            ) : null}
            <Button kind="bare" onClick={() => setAsking('bin')}>
              {m.bin.button}
            </Button>
          </ButtonRow>
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
            return takeBackOwnPage(id);
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
            await binOwnPage(id);
          }}
          onDone={() => {
            onBinned({ id, title: titleOf(draft.saving.value) });
            navigate('/');
          }}
          onCancel={close}
        >
          <p>{m.bin.text}</p>
        </ActionDialog>
      ) : null}
    </Panel>
  );
}
