import type { Toast } from '@lectern/widget-kit';
import { create } from 'zustand';

/** How long a toast is shown, in milliseconds (specification 1, section 9). */
const shownForMs = 5000;

/** How long a dismissed toast is kept before it is forgotten (specification 1, section 9). */
const keptAfterDismissalMs = 1_000_000;

export interface ShownToast extends Toast {
  id: number;
  /** False once it has been dismissed. */
  isOpen: boolean;
  /** Duration in milliseconds; the remaining time if it was first shown on the page before. */
  durationMs: number;
  /** When its time is over, in milliseconds since 1970. */
  until: number;
}

interface ToastState {
  /** At most one at a time. */
  current: ShownToast | null;
  /** Those that follow it. */
  waiting: readonly Toast[];
  /** Shows a toast in place of the current one, unless it follows that one. */
  show(toast: Toast, durationMs?: number): void;
  /** Closes a toast, which is forgotten 1,000,000 ms later, and shows the one that follows it. */
  dismiss(id: number): void;
  /** Closes the toast that is shown, with those that follow. */
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
    setTimeout(() => get().current?.id === id && set({ current: null }), keptAfterDismissalMs);
    if (next) show(next);
  },
  drop: () => {
    set({ waiting: [] });
    get().dismiss(get().current?.id ?? 0);
  },
}));

/** Shows a toast, inside of React or out of it. */
export const showToast = (toast: Toast) => useToasts.getState().show(toast);

/** Closes all toasts: those of an earlier step or attempt no longer apply. */
export const dropToasts = () => useToasts.getState().drop();
