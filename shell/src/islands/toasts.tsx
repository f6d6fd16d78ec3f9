import { dropToasts, useToasts } from '@lectern/ui/toast';
import { ToastViewport } from '@lectern/ui/toast-viewport';
import type { Toast } from '@lectern/widget-kit';
import { createRoot } from 'react-dom/client';

import { toastMemory } from '../browser/pending-toast.js';
import { recallJson, remember } from './session-storage.js';

/** Toasts that were open when a page was left: the one that was shown, and those that follow it. */
interface KeptToasts {
  toasts: Toast[];
  /** When the time of the first is over, in milliseconds since 1970. */
  until: number;
}

let isShown = false;

/** Puts what shows messages at the end of the page, once. */
export function showToasts(): void {
  if (isShown) return;
  isShown = true;
  const place = document.createElement('div');
  document.body.append(place);
  // Fields of a card, and the button that sends them, stand in the middle of a window or at its lower edge.
  createRoot(place).render(<ToastViewport at="top" />);
  const leaveHeaderFree = () => {
    const below = document.querySelector('header')?.getBoundingClientRect().bottom ?? 0;
    place.style.setProperty('--toast-top', `${Math.max(0, below)}px`);
  };
  leaveHeaderFree();
  addEventListener('scroll', leaveHeaderFree, { passive: true });
  keep();
  let stopKeeping = useToasts.subscribe(keep);
  // The next page shows them; the browser may bring this one back from its cache.
  addEventListener('pagehide', () => {
    stopKeeping();
    dropToasts();
    stopKeeping = useToasts.subscribe(keep);
  });
}

/** Keeps open toasts for the page that may come next. */
function keep(): void {
  const { current, waiting } = useToasts.getState();
  if (!current?.isOpen) return remember(toastMemory, null);
  const { title, description, tone, until } = current;
  const first: Toast = { title, ...(description ? { description } : {}), tone };
  remember(toastMemory, JSON.stringify({ toasts: [first, ...waiting], until } satisfies KeptToasts));
}

/** When the page before was left, in milliseconds since 1970: a slow connection takes nothing of a toast's time. */
function leftAt(isBack: boolean): number {
  const [arrival] = performance.getEntriesByType('navigation') as { activationStart?: number }[];
  return isBack ? Date.now() : performance.timeOrigin + (arrival?.activationStart ?? 0);
}

/**
 * Shows the toasts of the previous page for their remaining time.
 * @param isBack whether the browser brought this page back as it was
 */
export function showToastOnTheWay(isBack: boolean): void {
  const { until = 0, toasts = [] } = recallJson<Partial<KeptToasts>>(toastMemory) ?? {};
  remember(toastMemory, null);
  const { show } = useToasts.getState();
  const leftMs = until - leftAt(isBack);
  const [first, ...others] = leftMs > 0 ? toasts : toasts.slice(1);
  if (!first) return;
  showToasts();
  show(first, ...(leftMs > 0 ? [leftMs] : []));
  others.forEach((toast) => show(toast));
}
