import type { Audience, Broadcast, WrittenBroadcast } from '@lectern/api-client/admin';
import { Button, ButtonRow, ErrorMessage, Field, Select } from '@lectern/ui/kit';
import { type FormEvent, type KeyboardEvent, useId, useState } from 'react';
import { styled } from 'styled-components';
import { useLocation } from 'wouter';
import { api } from '../api.js';
import type { FrameSize } from '../components/email-frame.js';
import { ActionDialog, LineLink, Muted, PageHeading, showToast } from '../components/index.js';
import { broadcasts as m } from '../messages.js';
import { isInFlight, SavingNotices, SavingStatus } from '../saving/index.js';
import { counted, say } from '../say.js';
import { useStaff } from '../sign-in/session.js';
import { isGone, useAudiences, usePreview } from './broadcast-data.js';
import { EmailPreview } from './broadcast-preview.js';
import { BroadcastText } from './broadcast-text.js';
import { titleOf } from './broadcast-words.js';
import { DuplicateButton } from './duplicate-button.js';
import { SendDialog } from './send-dialog.js';
import { type BroadcastDraft, useBroadcastDraft } from './use-broadcast-draft.js';
import { useDraftActions } from './use-draft-actions.js';

interface DiscardDialogProps {
  id: string;
  draft: BroadcastDraft;
  onClose: () => void;
}

function DiscardDialog({ id, draft, onClose }: DiscardDialogProps) {
  const [, navigate] = useLocation();
  return (
    <ActionDialog
      {...m.discard.dialog}
      submit={m.discard.button}
      isDanger
      action={async () => {
        await draft.saveNow();
        await api.DELETE('/api/admin/broadcasts/{id}', { params: { path: { id } } });
      }}
      onDone={() => {
        draft.saving.discard();
        navigate('/', { replace: true });
        isGone(id);
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

const textOf = ({ subject, body }: WrittenBroadcast): string => `${subject}\n\n${body}`;

/** Editor, preview, and send button of a draft. Give it the draft's id as its `key`. */
export function BroadcastEditor({ broadcast }: { broadcast: Broadcast }) {
  const { id } = broadcast;
  const formId = useId();
  const draft = useBroadcastDraft(broadcast);
  const { saving, change } = draft;
  const { value } = saving;
  const { missing, isTesting, error, complete, test } = useDraftActions(id, draft);
  const audiences = useAudiences();
  const preview = usePreview(value);
  const maySend = useStaff().may.includes('letters.send');
  const [size, setSize] = useState<FrameSize>('phone');
  const [asking, setAsking] = useState<'send' | 'discard' | null>(null);
  const problems = preview.data?.problems.map(({ line, message }) =>
    say(m.editor.errors.line, { line, message }),
  );
  const save = (event: FormEvent | KeyboardEvent) => {
    event.preventDefault();
    void draft.saveNow();
  };
  const isSaving = isInFlight(saving.state);
  return (
    <>
      <LineLink href="/">{m.editor.back}</LineLink>
      <PageHeading title={titleOf(value)} />
      <Workspace $size={size}>
        <Writing onKeyDown={(event) => (isSaveKey(event) ? save(event) : undefined)}>
          <SavingNotices saving={saving} textOf={textOf} />
          {/* Dialogs of the text are forms, too: this one ends above it. */}
          <Head id={formId} noValidate onSubmit={save}>
            <Field
              label={m.editor.subject}
              name="subject"
              maxLength={200}
              value={value.subject}
              error={missing.subject ?? null}
              onChange={({ target }) => change({ subject: target.value })}
            />
            <Select
              label={m.editor.to}
              value={value.topic ?? ''}
              options={audienceOptions(audiences.data)}
              onValue={(topic) => change({ topic: (topic || null) as WrittenBroadcast['topic'] })}
            />
          </Head>
          <BroadcastText draft={draft} error={missing.body ?? (problems?.join(' ') || null)} />
          <ErrorMessage error={error} />
          <ButtonRow>
            <Button
              type="submit"
              form={formId}
              busy={isSaving && m.editor.save.busy}
              disabled={saving.state === 'saved'}
            >
              {m.editor.save.button}
            </Button>
            <Button busy={isTesting && m.editor.test.busy} onClick={() => void test()}>
              {m.editor.test.button}
            </Button>
            {maySend ? (
              <Button
                kind="main"
                onClick={async () => {
                  if (await complete()) setAsking('send');
                }}
              >
                {m.send.button}
              </Button>
            ) : null}
            <DuplicateButton
              prepare={async () => ((await draft.saveNow()) === undefined ? undefined : { id })}
            />
            <Button kind="bare" onClick={() => setAsking('discard')}>
              {m.discard.button}
            </Button>
          </ButtonRow>
          <SavingStatus saving={saving} />
          {maySend ? null : <Muted>{m.editor.ownerSends}</Muted>}
        </Writing>
        <section aria-labelledby={`${formId}-preview`}>
          <PreviewTitle id={`${formId}-preview`}>{m.preview.title}</PreviewTitle>
          <EmailPreview preview={preview} size={size} onSize={setSize} />
        </section>
      </Workspace>
      {asking === 'send' ? <SendDialog broadcast={broadcast} onClose={() => setAsking(null)} /> : null}
      {asking === 'discard' ? <DiscardDialog id={id} draft={draft} onClose={() => setAsking(null)} /> : null}
    </>
  );
}
