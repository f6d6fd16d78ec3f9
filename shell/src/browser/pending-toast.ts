import { recall } from '../islands/session-storage.js';

/** Where a message that is shown is kept for the tab: the page that comes next shows it again. */
export const toastMemory = 'toast';

/** Whether the page before this one was left with a message on it. */
export const hasToastOnTheWay = (): boolean => recall(toastMemory) !== null;
