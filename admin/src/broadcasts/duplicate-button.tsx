import { Button } from '@lectern/ui/kit';
import { useMutation } from '@tanstack/react-query';
import { useLocation } from 'wouter';
import { api } from '../api.js';
import { showFailure, showSuccess } from '../components/index.js';
import { cacheBroadcast } from './broadcast-data.js';
import { broadcasts as m } from '../messages.js';

interface DuplicateButtonProps {
  /** Saves the text first. @returns the broadcast to copy; undefined if saving failed */
  prepare: () => Promise<{ id: string } | undefined>;
  disabled?: boolean;
}

/** Copies a broadcast into a new draft and opens it. */
export function DuplicateButton({ prepare, disabled = false }: DuplicateButtonProps) {
  const [, navigate] = useLocation();
  const duplicating = useMutation({
    mutationFn: async () => {
      const source = await prepare();
      return source && api.POST('/api/admin/broadcasts/{id}/duplicate', { params: { path: source } });
    },
    onSuccess: (draft) => {
      if (!draft) return;
      cacheBroadcast(draft);
      navigate(`/${draft.id}`);
      showSuccess(m.duplicate.done.title, m.duplicate.done.text);
    },
    onError: (error) => showFailure(m.actions.error, error),
  });
  return (
    <Button
      busy={duplicating.isPending && m.duplicate.busy}
      disabled={disabled || duplicating.isPending}
      onClick={() => duplicating.mutate()}
    >
      {m.duplicate.button}
    </Button>
  );
}
