import { errorMessage } from '@lectern/ui/kit';
import { showToast } from '@lectern/ui/toast';

export const showSuccess = (title: string, description?: string): void =>
  showToast({ title, ...(description ? { description } : {}), tone: 'success' });

/** @param why a thrown error, or a sentence */
export const showFailure = (title: string, why: unknown): void =>
  showToast({ title, description: typeof why === 'string' ? why : errorMessage(why), tone: 'destructive' });
