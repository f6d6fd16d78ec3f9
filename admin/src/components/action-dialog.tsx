import { ConfirmDialog, type ConfirmDialogProps } from '@lectern/ui/kit';
import { useMutation } from '@tanstack/react-query';

interface ActionDialogProps<Answer> extends Omit<ConfirmDialogProps, 'busy' | 'error' | 'onConfirm'> {
  /** What a yes does; what goes wrong is said in the dialog. */
  action: () => Promise<Answer>;
  /** What the yes says meanwhile. */
  busy: string;
  onDone?: (answer: Answer) => unknown;
  /** Whatever came of it. */
  onSettled?: () => unknown;
}

/** Asks once more, and does it. */
export function ActionDialog<Answer>({
  action,
  busy,
  onDone,
  onSettled,
  ...asked
}: ActionDialogProps<Answer>) {
  const { mutate, isPending, error } = useMutation({
    mutationFn: action,
    ...(onDone ? { onSuccess: onDone } : {}),
    ...(onSettled ? { onSettled } : {}),
  });
  return <ConfirmDialog {...asked} busy={isPending && busy} error={error} onConfirm={() => mutate()} />;
}
