import type { AdminPreview } from '@lectern/api-client/admin';
import { Button, ConfirmDialog } from '@lectern/ui/kit';
import { useState } from 'react';
import { styled } from 'styled-components';
import { useStaff } from '../sign-in/session.js';
import { voiceNames } from './preview-words.js';
import { useMakePreviews, useRemovePreview, useRetry, useStopPreview } from './previews-data.js';
import { counted, say } from '../say.js';
import { audio as m } from '../messages.js';

interface RemoveDialogProps {
  preview: AdminPreview;
  id: string;
  /** Whether a new recording starts right away. */
  isRemake: boolean;
  onClose: () => void;
}

function RemoveDialog({ preview, id, isRemake, onClose }: RemoveDialogProps) {
  const removal = useRemovePreview();
  const { bookId, voice } = preview;
  const words = isRemake ? m.dialog.again : m.dialog.remove;
  return (
    <ConfirmDialog
      title={words.title}
      confirmLabel={words.submit}
      isDanger
      busy={removal.isPending && (isRemake ? m.actions.busy : m.dialog.remove.busy)}
      error={removal.error}
      onConfirm={() =>
        removal.mutate({ id, makeAgain: isRemake ? { bookId, voice } : undefined }, { onSuccess: onClose })
      }
      onCancel={onClose}
    >
      <p>
        {say(m.dialog.text, {
          bookTitle: preview.bookTitle,
          value: voiceNames[voice],
          downloads: counted(preview.downloads, m.preview.downloads),
          more: words.next,
        })}
      </p>
    </ConfirmDialog>
  );
}

type Step = 'make' | 'retry' | 'stop' | 'again' | 'remove';

const stepsAt: Record<AdminPreview['status'], readonly Step[]> = {
  missing: ['make'],
  cancelled: ['make'],
  queued: ['stop'],
  speaking: ['stop'],
  encoding: ['stop'],
  failed: ['retry'],
  ready: ['again', 'remove'],
};

const Row = styled.span`
  display: flex;
  flex-wrap: wrap;
  gap: 0 var(--space-half);
  margin-inline: calc(-1 * var(--space-1));
  &:empty {
    display: none;
  }
`;

interface PreviewStepsProps {
  preview: AdminPreview;
  isPlaying: boolean;
  onListen: (id: string | null) => void;
}

export function PreviewActions({ preview, isPlaying, onListen }: PreviewStepsProps) {
  const { id, bookId, voice, status } = preview;
  const mayMake = useStaff().may.includes('previews.make');
  const [asked, setAsked] = useState<'again' | 'remove' | null>(null);
  const making = useMakePreviews();
  const retrying = useRetry();
  const stopping = useStopPreview();
  const named = (what: string) => `${what}: ${preview.bookTitle}, ${voiceNames[voice]}`;
  const isBusy = making.isPending || retrying.isPending || stopping.isPending;
  const take = (step: Step) => {
    if (step === 'make') making.mutate({ bookId, voice });
    else if (step === 'again' || step === 'remove') setAsked(step);
    else if (id !== null) (step === 'retry' ? retrying : stopping).mutate(id);
  };
  return (
    <Row>
      {preview.audioUrl ? (
        <Button
          kind="bare"
          aria-label={named(isPlaying ? m.preview.close : m.preview.listen)}
          onClick={() => onListen(isPlaying ? null : id)}
        >
          {isPlaying ? m.preview.close : m.preview.listen}
        </Button>
      ) : null}
      {(mayMake ? stepsAt[status] : []).map((step) => (
        <Button
          key={step}
          kind="bare"
          busy={isBusy && m.actions.busy}
          aria-label={named(m.actions[step])}
          onClick={() => take(step)}
        >
          {m.actions[step]}
        </Button>
      ))}
      {asked && id !== null ? (
        <RemoveDialog preview={preview} id={id} isRemake={asked === 'again'} onClose={() => setAsked(null)} />
      ) : null}
    </Row>
  );
}
