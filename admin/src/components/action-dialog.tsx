import { ConfirmDialog, type ConfirmDialogProps } from '@lectern/ui/kit';
import { useMutation } from '@tanstack/react-query';

interface ActionDialogProps<Answer> extends Omit<
  ConfirmDialogProps,
  'busy' | 'confirmLabel' | 'error' | 'onConfirm'
> {
  action: () => Promise<Answer>;
  submit: string;
  busy: string;
  onDone?: (answer: Answer) => unknown;
  onSettled?: () => unknown;
}

export function ActionDialog<Answer>({
  action,
  submit,
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
  return (
    <ConfirmDialog
      {...asked}
      confirmLabel={submit}
      busy={isPending && busy}
      error={error}
      onConfirm={() => mutate()}
    />
  );
}
