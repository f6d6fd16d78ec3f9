import { readSession } from '../islands/session-storage.js';

/** Session key of the toast shown when a page is left. The next page shows it again. */
export const toastStorageKey = 'toast';

export const hasPendingToast = (): boolean => readSession(toastStorageKey) !== null;
