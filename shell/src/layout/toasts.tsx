import { lazy, Suspense } from 'react';
import { useToasts } from '@lectern/ui/toast';

const ToastViewport = lazy(async () => ({
  default: (await import('@lectern/ui/toast-viewport')).ToastViewport,
}));

/** Nothing, until there is a first message: only then is the part that shows it fetched. */
export function Toasts() {
  const everShown = useToasts(({ everShown }) => everShown);
  return everShown ? (
    <Suspense>
      <ToastViewport />
    </Suspense>
  ) : null;
}
