import type { DeskPreview } from '@lectern/api-client/admin';
import { useState } from 'react';
import { styled } from 'styled-components';
import { Button } from '../../parts/index.js';
import { useStaff } from '../../session/desk-session.js';
import { voiceNames } from './preview-words.js';
import { useMaking, useRetry, useStop } from './previews-data.js';
import { RemoveDialog } from './remove-dialog.js';

type Step = 'make' | 'retry' | 'stop' | 'again' | 'remove';

/** What the owner can do with one, by how it stands. */
const stepsAt: Record<DeskPreview['status'], readonly Step[]> = {
  missing: ['make'],
  cancelled: ['make'],
  queued: ['stop'],
  speaking: ['stop'],
  encoding: ['stop'],
  failed: ['retry'],
  ready: ['again', 'remove'],
};

const labels: Record<Step, string> = {
  make: 'Make',
  retry: 'Try again',
  stop: 'Stop',
  again: 'Make again',
  remove: 'Remove',
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
  preview: DeskPreview;
  isHeard: boolean;
  onHear: (id: string | null) => void;
}

/** What can be done with one preview. */
export function PreviewSteps({ preview, isHeard, onHear }: PreviewStepsProps) {
  const { id, bookId, voice, status } = preview;
  const mayMake = useStaff().may.includes('previews.make');
  const [asked, setAsked] = useState<'again' | 'remove' | null>(null);
  const making = useMaking();
  const retrying = useRetry();
  const stopping = useStop();
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
          aria-label={named(isHeard ? 'Close' : 'Listen')}
          onClick={() => onHear(isHeard ? null : id)}
        >
          {isHeard ? 'Close' : 'Listen'}
        </Button>
      ) : null}
      {(mayMake ? stepsAt[status] : []).map((step) => (
        <Button
          key={step}
          kind="bare"
          busy={isBusy && 'Asking…'}
          aria-label={named(labels[step])}
          onClick={() => take(step)}
        >
          {labels[step]}
        </Button>
      ))}
      {asked && id !== null ? (
        <RemoveDialog
          preview={preview}
          id={id}
          isMadeAgain={asked === 'again'}
          onClose={() => setAsked(null)}
        />
      ) : null}
    </Row>
  );
}
