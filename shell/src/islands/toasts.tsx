import { showToast, useToasts } from '@lectern/ui/toast';
import { ToastViewport } from '@lectern/ui/toast-viewport';
import type { Toast } from '@lectern/widget-kit';
import { createRoot } from 'react-dom/client';

import { toastMemory } from '../browser/toast-on-the-way.js';
import { recallJson, remember } from './tab-memory.js';

interface ToastOnTheWay extends Toast {
  /** When it was shown, in milliseconds since 1970. */
  shownAt: number;
}

/** A message as old as this says nothing of the page that is opened now. */
const longestWayMs = 15_000;

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
  note();
  useToasts.subscribe(note);
  // What stood here when the page was left has been shown elsewhere since.
  addEventListener('pageshow', ({ persisted }) => {
    const { current, dismiss } = useToasts.getState();
    if (persisted && current) dismiss(current.id);
  });
}

/** Keeps a message as long as it is shown, for the page that may come next. */
function note(): void {
  const { current } = useToasts.getState();
  if (!current?.isOpen) return remember(toastMemory, null);
  const { title, description, tone } = current;
  const kept: ToastOnTheWay = { title, ...(description ? { description } : {}), tone, shownAt: Date.now() };
  remember(toastMemory, JSON.stringify(kept));
}

/** Shows the message again with which the page before this one was left. */
export function showToastOnTheWay(): void {
  const { shownAt, ...toast } = recallJson<Partial<ToastOnTheWay>>(toastMemory) ?? {};
  remember(toastMemory, null);
  if (!shownAt || Date.now() - shownAt > longestWayMs) return;
  showToasts();
  showToast(toast as Toast);
}
