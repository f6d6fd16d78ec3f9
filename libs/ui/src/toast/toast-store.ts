import type { Toast } from '@lectern/widget-kit';
import { create } from 'zustand';
import { removedAfterMs, shownForMs } from './toast-rules.js';

interface ShownToast extends Toast {
  id: number;
  isOpen: boolean;
  /** Duration in milliseconds; the remaining time if it was first shown on the previous page. */
  durationMs: number;
  /** Expiry in milliseconds since 1970. */
  until: number;
}

interface ToastState {
  current: ShownToast | null;
  waiting: readonly Toast[];
  /** Replaces the current toast, or joins the queue if the new one follows it. */
  show(toast: Toast, durationMs?: number): void;
  dismiss(id: number): void;
  drop(): void;
}

let lastId = 0;

export const useToasts = create<ToastState>((set, get) => ({
  current: null,
  waiting: [],
  show: (toast, durationMs = shownForMs) => {
    const { current, waiting } = get();
    if (toast.follows && current?.isOpen) return set({ waiting: [...waiting, toast] });
    const until = Date.now() + durationMs;
    set({ current: { ...toast, id: ++lastId, isOpen: true, durationMs, until } });
  },
  dismiss: (id) => {
    const { current, waiting, show } = get();
    if (current?.id !== id) return;
    const [next, ...others] = waiting;
    set({ current: { ...current, isOpen: false }, waiting: others });
    setTimeout(() => get().current?.id === id && set({ current: null }), removedAfterMs);
    if (next) show(next);
  },
  drop: () => {
    set({ waiting: [] });
    get().dismiss(get().current?.id ?? 0);
  },
}));

export const showToast = (toast: Toast) => useToasts.getState().show(toast);

export const dropToasts = () => useToasts.getState().drop();
