import { Button, ButtonLink, ErrorMessage, Icon } from '@lectern/ui/kit';
import { useMutation } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';
import { useLocation } from 'wouter';
import { ActionDialog, Heading, Panel, Row, showSuccess, Stack } from '../components/index.js';
import { texts as m } from '../messages.js';
import { say } from '../say.js';
import type { Text } from './text-kind.js';
import { siteTime, titleOf } from './text-words.js';
import { binText, type BinnedText, takeBackText, unscheduleText } from './texts-data.js';
import type { TextDraft } from './use-text-draft.js';

function changesOf({ scheduledAt, timeZone, hasChanges }: Text): string {
  if (!scheduledAt) return hasChanges ? ` ${m.state.changed}` : '';
  return ` ${say(m.state.changesAt, { when: siteTime(scheduledAt, timeZone), timeZone })}`;
}

function Summary({ text }: { text: Text }) {
  const { state, publishedAt, scheduledAt, timeZone } = text;
  if (state === 'scheduled' && scheduledAt)
    return <p>{say(m.state.scheduled, { when: siteTime(scheduledAt, timeZone), timeZone })}</p>;
  if (state === 'published' && publishedAt)
    return (
      <p>
        {say(m.state.published, { when: siteTime(publishedAt, timeZone) })}
        {changesOf(text)}
      </p>
    );
  return <p>{m.state.draft}</p>;
}

function Unschedule({ text, draft }: { text: Text; draft: TextDraft }) {
  const words = text.state === 'published' ? m.state.unscheduleChanges : m.state.unschedule;
  const { mutate, isPending, error } = useMutation({
    mutationFn: async () => {
      await draft.saveNow();
      await unscheduleText(text.id);
      await draft.reload();
    },
    onSuccess: () => showSuccess(words.done),
  });
  return (
    <>
      <Button busy={isPending && m.state.unscheduling} onClick={() => mutate()}>
        {words.button}
      </Button>
      <ErrorMessage error={error} />
    </>
  );
}

interface PublicationPanelProps {
  text: Text;
  draft: TextDraft;
  mayPublish: boolean;
  onBinned: (binned: BinnedText) => void;
  /** More to do with a published text. */
  children?: ReactNode;
}

/** The text's state for visitors, and how to end it. */
export function PublicationPanel({ text, draft, mayPublish, onBinned, children }: PublicationPanelProps) {
  const { id, state, path, scheduledAt } = text;
  const [asking, setAsking] = useState<'take-back' | 'bin' | null>(null);
  const [, navigate] = useLocation();
  const isStored = draft.saving.revision > 0 || state !== 'draft';
  const isPublished = state === 'published';
  const close = () => setAsking(null);
  return (
    <Panel aria-label={m.state.title}>
      <Heading>{m.state.title}</Heading>
      <Stack $gap={1}>
        <Summary text={text} />
        {isPublished && path ? (
          <div>
            <ButtonLink href={path} target="_blank" rel="noopener">
              {m.state.view}
              <Icon name="outside" />
            </ButtonLink>
          </div>
        ) : null}
        {isPublished ? children : null}
        {mayPublish && isStored ? (
          <Row>
            {scheduledAt ? <Unschedule text={text} draft={draft} /> : null}
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
            await takeBackText(id);
            await draft.reload();
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
            await binText(id);
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
