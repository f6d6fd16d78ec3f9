import { errorMessage } from '@lectern/ui/kit';
import { showToast } from '@lectern/ui/toast';

/** Says in passing that something is done. */
export const showSuccess = (title: string, description?: string): void =>
  showToast({ title, ...(description ? { description } : {}), tone: 'success' });

/** Says in passing that something could not be done. @param why what was thrown, or a sentence */
export const showFailure = (title: string, why: unknown): void =>
  showToast({ title, description: typeof why === 'string' ? why : errorMessage(why), tone: 'destructive' });
