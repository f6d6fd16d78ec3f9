import type { OwnRecording } from '@lectern/api-client/admin';
import { ErrorMessage } from '@lectern/ui/kit';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { Panel, Small, Stack, UndoBar, UploadButton } from '../components/index.js';
import { audio as m } from '../messages.js';
import { say } from '../say.js';
import { useStaff } from '../sign-in/session.js';
import { OwnRecordingCard } from './own-recording.js';
import {
  publishRecording,
  reloadRecordings,
  takeBackRecording,
  uploadRecording,
  useOwnRecordings,
} from './own-recordings-data.js';

const MAX_BYTES = 60 * 1_024 ** 2;

/** The author's own recordings of a book, before the synthetic voices. */
export function OwnRecordings({ bookId, title }: { bookId: string; title: string }) {
  const mayMake = useStaff().may.includes('previews.make');
  const { data, error } = useOwnRecordings();
  const [openId, setOpenId] = useState<string | null>(null);
  const [takenBack, setTakenBack] = useState<OwnRecording | null>(null);
  const taking = useMutation({
    mutationFn: async (recording: OwnRecording) => {
      await takeBackRecording(recording.id);
      await reloadRecordings();
      // Undo publishes it again, so the list must already show that it is not on the site.
      setTakenBack(recording);
    },
  });
  const recordings = data?.filter((each) => each.bookId === bookId) ?? [];
  if (recordings.length === 0 && !mayMake) return null;
  return (
    <Panel aria-label={say(m.own.label, { title })}>
      <Stack $gap={2}>
        <div>
          <strong>{m.own.title}</strong>
          <Small>{m.own.lead}</Small>
        </div>
        {takenBack ? (
          <UndoBar
            key={takenBack.id}
            done={{
              text: m.own.takenBack,
              undo: () => publishRecording(takenBack.id, takenBack.revision).then(reloadRecordings),
            }}
            onUndone={() => setTakenBack(null)}
          />
        ) : null}
        <ErrorMessage error={error ?? taking.error} />
        {recordings.length > 0 ? (
          <Stack as="ul" $gap={3}>
            {recordings.map((recording) => (
              <OwnRecordingCard
                key={recording.id}
                recording={recording}
                mayMake={mayMake}
                isOpen={openId === recording.id}
                onOpen={(isOpen) => setOpenId(isOpen ? recording.id : null)}
                onTakeBack={() => taking.mutate(recording)}
              />
            ))}
          </Stack>
        ) : null}
        {mayMake ? (
          <UploadButton
            label={say(m.own.uploadLabel, { title })}
            accept=".mp3,.m4a,.wav,audio/mpeg,audio/mp4,audio/wav"
            maxBytes={MAX_BYTES}
            words={m.own}
            upload={async (file, options) => {
              setOpenId((await uploadRecording(bookId, file, options)).id);
              await reloadRecordings();
            }}
          />
        ) : null}
      </Stack>
    </Panel>
  );
}
