import type { Audience, Broadcast } from '@lectern/api-client/admin';
import { Button, ButtonRow, ErrorMessage, Field, Select } from '@lectern/ui/kit';
import { type KeyboardEvent, useId, useState } from 'react';
import { styled } from 'styled-components';
import { useLocation } from 'wouter';
import { api } from '../api.js';
import { ActionDialog, LineLink, PageHeading, showToast } from '../components/index.js';
import type { FrameSize } from '../components/email-frame.js';
import { useStaff } from '../sign-in/session.js';
import { type DraftText, forgetUnsaved, isGone, useAudiences, usePreview } from './broadcast-data.js';
import { EmailPreview } from './broadcast-preview.js';
import { BroadcastText } from './broadcast-text.js';
import { DuplicateButton } from './duplicate-button.js';
import { SendDialog } from './send-dialog.js';
import { ChangedElsewhere } from './unsaved-draft.js';
import { useDraftActions, useDraftText } from './use-draft.js';
import { counted, say } from '../say.js';
import { broadcasts as m } from '../messages.js';

function DiscardDialog({ id, onClose }: { id: string | undefined; onClose: () => void }) {
  const [, navigate] = useLocation();
  return (
    <ActionDialog
      {...m.discard.dialog}
      submit={m.discard.button}
      isDanger
      action={async () => id && api.DELETE('/api/admin/broadcasts/{id}', { params: { path: { id } } })}
      onDone={() => {
        navigate('/', { replace: true });
        forgetUnsaved(id);
        if (id) isGone(id);
        showToast({ title: m.discard.done, tone: 'neutral' });
      }}
      onCancel={onClose}
    >
      <p>{m.discard.text}</p>
    </ActionDialog>
  );
}

/** Side by side on wide screens; a preview at desktop width goes below the text. */
const Workspace = styled.div<{ $size: FrameSize }>`
  display: grid;
  gap: var(--space-4);
  ${({ $size }) =>
    $size === 'phone' ? '@media (min-width: 70rem) { grid-template-columns: minmax(0, 1fr) 390px; }' : ''}
`;

const Writing = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  align-content: start;
  gap: var(--space-3);
  textarea {
    min-height: 22rem;
  }
`;

const Head = styled.form`
  display: grid;
  gap: var(--space-3);
`;

const State = styled.p`
  flex-basis: 100%;
  color: var(--color-muted);
  font-size: 0.9375rem;
`;

const PreviewTitle = styled.h2`
  margin-bottom: var(--space-1);
  font-size: 1.125rem;
`;

const isSaveKey = ({ key, ctrlKey, metaKey }: KeyboardEvent) =>
  (ctrlKey || metaKey) && key.toLowerCase() === 's';

const audienceOptions = (audiences: readonly Audience[] | undefined) =>
  audiences?.map(
    ({ topic, label, readers }) =>
      [topic ?? '', `${label} (${counted(readers, m.audience.readers)})`] as const,
  ) ?? [['', m.audience.everyone] as const];

/**
 * Editor, preview, and send button of a draft.
 * @param broadcast undefined if it was never saved
 */
export function BroadcastEditor({ broadcast }: { broadcast: Broadcast | undefined }) {
  const formId = useId();
  const draft = useDraftText(broadcast);
  const actions = useDraftActions(broadcast, draft);
  const audiences = useAudiences();
  const preview = usePreview(draft.words);
  const maySend = useStaff().may.includes('letters.send');
  const [size, setSize] = useState<FrameSize>('phone');
  const [asking, setAsking] = useState<'send' | 'discard' | null>(null);
  const { words, isChanged, write } = draft;
  const { missing, busy } = actions;
  const problems = preview.data?.problems.map(({ line, message }) =>
    say(m.editor.errors.line, { line, message }),
  );
  const send = async () => {
    if (await actions.keep()) setAsking('send');
  };
  return (
    <>
      <LineLink href="/">{m.editor.back}</LineLink>
      <PageHeading title={broadcast?.subject ?? m.editor.title} />
      <Workspace $size={size}>
        <Writing
          onKeyDown={(event) => {
            if (!isSaveKey(event)) return;
            event.preventDefault();
            void actions.save();
          }}
        >
          {/* Dialogs of the text are forms, too: this one ends above it. */}
          <Head
            id={formId}
            noValidate
            onSubmit={(event) => {
              event.preventDefault();
              void actions.save();
            }}
          >
            <Field
              label={m.editor.subject}
              name="subject"
              maxLength={200}
              value={words.subject}
              error={missing.subject ?? null}
              onChange={(event) => write({ subject: event.target.value })}
            />
            <Select
              label={m.editor.to}
              value={words.topic ?? ''}
              options={audienceOptions(audiences.data)}
              onValue={(topic) => write({ topic: (topic || null) as DraftText['topic'] })}
            />
          </Head>
          <BroadcastText
            body={words.body}
            error={missing.body ?? (problems?.join(' ') || null)}
            onChange={(body) => write({ body })}
          />
          {actions.conflict ? (
            <ChangedElsewhere broadcast={broadcast} conflict={actions.conflict} onTake={actions.takeUp} />
          ) : actions.error ? (
            <ErrorMessage error={actions.error} />
          ) : null}
          <ButtonRow>
            <Button
              type="submit"
              form={formId}
              busy={busy === 'save' && m.editor.save.busy}
              disabled={busy !== null || !isChanged}
            >
              {m.editor.save.button}
            </Button>
            <Button
              busy={busy === 'test' && m.editor.test.busy}
              disabled={busy !== null}
              onClick={() => void actions.test()}
            >
              {m.editor.test.button}
            </Button>
            {maySend ? (
              <Button kind="main" disabled={busy !== null} onClick={() => void send()}>
                {m.send.button}
              </Button>
            ) : null}
            {broadcast ? <DuplicateButton prepare={actions.keep} disabled={busy !== null} /> : null}
            <Button kind="bare" disabled={busy !== null} onClick={() => setAsking('discard')}>
              {m.discard.button}
            </Button>
            <State role="status">
              {isChanged ? m.editor.unsaved : broadcast ? m.editor.saved : ''}
              {maySend ? '' : m.editor.ownerSends}
            </State>
          </ButtonRow>
        </Writing>
        <section aria-labelledby={`${formId}-preview`}>
          <PreviewTitle id={`${formId}-preview`}>{m.preview.title}</PreviewTitle>
          <EmailPreview preview={preview} size={size} onSize={setSize} />
        </section>
      </Workspace>
      {asking === 'send' && broadcast ? (
        <SendDialog broadcast={broadcast} onClose={() => setAsking(null)} />
      ) : null}
      {asking === 'discard' ? <DiscardDialog id={broadcast?.id} onClose={() => setAsking(null)} /> : null}
    </>
  );
}
