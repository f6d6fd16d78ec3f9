import type { OwnRecording } from '@lectern/api-client/admin';
import { Button, ButtonRow, ConfirmDialog, ErrorMessage, Loading, TextArea } from '@lectern/ui/kit';
import { fileSizeText, playTime } from '@lectern/ui/formats';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { styled } from 'styled-components';
import { showSuccess, Small, Stack, Status } from '../components/index.js';
import { audio as m } from '../messages.js';
import { SavingNotices, SavingStatus, useSaving } from '../saving/index.js';
import { say } from '../say.js';
import {
  fetchRecording,
  publishRecording,
  reloadRecordings,
  removeRecording,
  savedTranscript,
  saveTranscript,
  useRecording,
} from './own-recordings-data.js';

const LIMIT = 20_000;

const Sound = styled.audio`
  display: block;
  width: 100%;
  height: 2.75rem;
`;

function Transcript({ recording, onClose }: { recording: OwnRecording; onClose: () => void }) {
  const { id, publishedAt } = recording;
  const saving = useSaving<string>({
    name: `recording:${id}`,
    saved: savedTranscript(recording),
    save: (transcript, revision) => saveTranscript(id, transcript, revision),
    load: async () => savedTranscript(await fetchRecording(id)),
  });
  const publishing = useMutation({
    mutationFn: async () => {
      const revision = await saving.saveNow();
      return revision === undefined ? undefined : publishRecording(id, revision);
    },
    onSuccess: async (published) => {
      if (!published) return;
      showSuccess(m.own.published);
      await reloadRecordings();
      onClose();
    },
  });
  const close = async () => {
    await saving.saveNow();
    await reloadRecordings();
    onClose();
  };
  return (
    <Stack $gap={1}>
      <SavingNotices saving={saving} textOf={(text) => text} />
      <TextArea
        label={m.own.transcript.label}
        hint={m.own.transcript.hint}
        value={saving.value}
        maxLength={LIMIT}
        rows={10}
        onChange={({ target }) => saving.change(target.value)}
      />
      <SavingStatus saving={saving} />
      <ErrorMessage error={publishing.error} />
      <ButtonRow>
        <Button
          kind="main"
          disabled={!saving.value.trim()}
          busy={publishing.isPending && m.own.busy}
          onClick={() => publishing.mutate()}
        >
          {publishedAt ? m.own.publishAgain : m.own.publish}
        </Button>
        <Button onClick={() => void close()}>{m.own.close}</Button>
      </ButtonRow>
    </Stack>
  );
}

/** Loads the current text, then edits it. */
function LoadedTranscript({ id, onClose }: { id: string; onClose: () => void }) {
  const { data, error } = useRecording(id);
  if (error) return <ErrorMessage error={error} />;
  return data ? (
    <Transcript recording={data} onClose={onClose} />
  ) : (
    <Loading label={m.own.loading} heights={['12rem']} />
  );
}

interface OwnRecordingCardProps {
  recording: OwnRecording;
  mayMake: boolean;
  isOpen: boolean;
  onOpen: (isOpen: boolean) => void;
  onTakeBack: () => void;
}

/** One upload of the author's: heard, given its transcript, published. */
export function OwnRecordingCard({ recording, mayMake, isOpen, onOpen, onTakeBack }: OwnRecordingCardProps) {
  const { id, fileName, durationMs, sizeBytes, publishedAt, hasChanges, fileUrl } = recording;
  const [isAsking, setAsking] = useState(false);
  const removal = useMutation({ mutationFn: () => removeRecording(id), onSuccess: reloadRecordings });
  const facts = [playTime(durationMs / 1000), fileSizeText(sizeBytes)].join(', ');
  return (
    <Stack as="li" $gap={1} aria-label={fileName}>
      <div>
        <Status
          {...(publishedAt
            ? { tone: 'good', label: hasChanges ? m.own.states.changed : m.own.states.published }
            : { tone: 'neutral', label: m.own.states.draft })}
        />
      </div>
      <div>
        <strong>{fileName}</strong>
        <Small>{facts}</Small>
      </div>
      <Sound controls preload="none" src={fileUrl} aria-label={say(m.own.listen, { name: fileName })} />
      {mayMake && isOpen ? <LoadedTranscript id={id} onClose={() => onOpen(false)} /> : null}
      {mayMake && !isOpen ? (
        <ButtonRow>
          <Button kind={publishedAt ? 'plain' : 'main'} onClick={() => onOpen(true)}>
            {publishedAt ? m.own.edit : m.own.finish}
          </Button>
          {publishedAt ? (
            <Button onClick={onTakeBack}>{m.own.takeBack}</Button>
          ) : (
            <Button kind="bare" onClick={() => setAsking(true)}>
              {m.own.remove.button}
            </Button>
          )}
        </ButtonRow>
      ) : null}
      {isAsking ? (
        <ConfirmDialog
          title={m.own.remove.title}
          confirmLabel={m.own.remove.submit}
          isDanger
          busy={removal.isPending && m.own.remove.busy}
          error={removal.error}
          onConfirm={() => removal.mutate()}
          onCancel={() => setAsking(false)}
        >
          <p>{say(m.own.remove.text, { name: fileName })}</p>
        </ConfirmDialog>
      ) : null}
    </Stack>
  );
}
