import type { DeskPreview } from '@lectern/api-client/admin';
import { counted } from '../../counted.js';
import { sentenceOf } from '../../data.js';
import { ConfirmDialog } from '../../parts/index.js';
import { voiceNames } from './preview-words.js';
import { useRemoval } from './previews-data.js';

interface RemoveDialogProps {
  preview: DeskPreview;
  id: string;
  /** Whether a new one is to take its place at once. */
  isMadeAgain: boolean;
  onClose: () => void;
}

/** Asks before a recording goes. */
export function RemoveDialog({ preview, id, isMadeAgain, onClose }: RemoveDialogProps) {
  const removal = useRemoval();
  const { bookId, voice } = preview;
  return (
    <ConfirmDialog
      title={isMadeAgain ? 'Make this preview again?' : 'Remove this preview?'}
      confirmLabel={isMadeAgain ? 'Make it again' : 'Remove it'}
      isDanger
      busy={removal.isPending && (isMadeAgain ? 'Asking…' : 'Removing…')}
      trouble={removal.error ? sentenceOf(removal.error) : null}
      onConfirm={() =>
        removal.mutate({ id, makeAgain: isMadeAgain ? { bookId, voice } : undefined }, { onSuccess: onClose })
      }
      onCancel={onClose}
    >
      <p>
        {preview.bookTitle}, {voiceNames[voice]}: the recording goes, and with it the count of{' '}
        {counted(preview.downloads, 'download')}.{' '}
        {isMadeAgain
          ? 'A new one is spoken at once; until it is ready, visitors wait for it.'
          : 'The next visitor who asks for it has it made anew.'}
      </p>
    </ConfirmDialog>
  );
}
