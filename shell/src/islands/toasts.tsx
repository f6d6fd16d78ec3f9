import { dropToasts, useToasts } from '@lectern/ui/toast';
import { ToastViewport } from '@lectern/ui/toast-viewport';
import type { Toast } from '@lectern/widget-kit';
import { createRoot } from 'react-dom/client';

import { toastStorageKey } from '../browser/pending-toast.js';
import { readSessionJson, saveInSession } from './session-storage.js';

interface KeptToasts {
  toasts: Toast[];
  /** Time at which the first one closes, in epoch milliseconds. */
  until: number;
}

let isShown = false;

export function showToasts(): void {
  if (isShown) return;
  isShown = true;
  const place = document.createElement('div');
  document.body.append(place);
  // At the top: card fields and their submit button are in the middle or at the bottom of a window.
  createRoot(place).render(<ToastViewport at="top" />);
  saveToasts();
  let stopKeeping = useToasts.subscribe(saveToasts);
  // The next page shows them; the back/forward cache may restore this one.
  addEventListener('pagehide', () => {
    stopKeeping();
    dropToasts();
    stopKeeping = useToasts.subscribe(saveToasts);
  });
}

function saveToasts(): void {
  const { current, waiting } = useToasts.getState();
  if (!current?.isOpen) return saveInSession(toastStorageKey, null);
  const { title, description, tone, until } = current;
  const first: Toast = { title, ...(description ? { description } : {}), tone };
  saveInSession(toastStorageKey, JSON.stringify({ toasts: [first, ...waiting], until } satisfies KeptToasts));
}

/** Time at which the previous page was left, in epoch milliseconds. A slow navigation does not shorten a toast. */
function leftAt(isBack: boolean): number {
  const [arrival] = performance.getEntriesByType('navigation') as { activationStart?: number }[];
  return isBack ? Date.now() : performance.timeOrigin + (arrival?.activationStart ?? 0);
}

/** Shows the toasts of the previous page for their remaining time; `isBack` if the back/forward cache restored it. */
export function showPendingToast(isBack: boolean): void {
  const { until = 0, toasts = [] } = readSessionJson<Partial<KeptToasts>>(toastStorageKey) ?? {};
  saveInSession(toastStorageKey, null);
  const { show } = useToasts.getState();
  const leftMs = until - leftAt(isBack);
  const [first, ...others] = leftMs > 0 ? toasts : toasts.slice(1);
  if (!first) return;
  showToasts();
  show(first, ...(leftMs > 0 ? [leftMs] : []));
  others.forEach((toast) => show(toast));
}
