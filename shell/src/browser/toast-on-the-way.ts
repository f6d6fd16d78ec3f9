/** Where a message that is shown lies in the tab's storage: the page that comes next shows it again. */
export const toastKey = 'lectern.toast';

/** Whether the page before this one was left with a message on it. */
export function hasToastOnTheWay(): boolean {
  try {
    return toastKey in sessionStorage;
  } catch {
    return false;
  }
}
