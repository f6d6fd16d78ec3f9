import { ConfirmDialog, type ConfirmDialogProps } from '@lectern/ui/kit';
import { useMutation } from '@tanstack/react-query';

interface ActionDialogProps<Answer> extends Omit<ConfirmDialogProps, 'busy' | 'error' | 'onConfirm'> {
  /** Runs on confirmation; its error is shown in the dialog. */
  action: () => Promise<Answer>;
  busy: string;
  onDone?: (answer: Answer) => unknown;
  /** Called after success and failure. */
  onSettled?: () => unknown;
}

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
