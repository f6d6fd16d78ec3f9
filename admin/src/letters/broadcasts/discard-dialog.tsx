import { discardBroadcast } from '@lectern/api-client/admin';
import { useMutation } from '@tanstack/react-query';
import { useLocation } from 'wouter';
import { sentenceOf } from '../../data.js';
import { ConfirmDialog, showToast } from '../../parts/index.js';
import { isGone } from './broadcast-data.js';
import { forgetUnsaved } from './unsaved-words.js';

/** @param id undefined for a letter that was never saved */
export function DiscardDialog({ id, onClose }: { id: string | undefined; onClose: () => void }) {
  const [, navigate] = useLocation();
  const discarding = useMutation({
    mutationFn: async () => {
      if (id) await discardBroadcast(id);
    },
    onSuccess: () => {
      navigate('/', { replace: true });
      forgetUnsaved(id);
      if (id) isGone(id);
      showToast({ title: 'The letter is discarded', tone: 'neutral' });
    },
  });
  return (
    <ConfirmDialog
      title="Discard this letter?"
      confirmLabel="Discard it"
      isDanger
      busy={discarding.isPending && 'Discarding…'}
      trouble={discarding.error ? sentenceOf(discarding.error) : null}
      onConfirm={() => discarding.mutate()}
      onCancel={onClose}
    >
      <p>What stands in it is gone then, and nobody has had it.</p>
    </ConfirmDialog>
  );
}
