import type { Toast } from '@lectern/widget-kit';
import { create } from 'zustand';

/** So long a dismissed message is kept before it is forgotten (specification 1, section 9). */
const keptAfterDismissalMs = 1_000_000;

export interface ShownToast extends Toast {
  id: number;
  /** False once it has been dismissed. */
  isOpen: boolean;
}

interface ToastState {
  /** At most one at a time: a new message takes the place of the one before. */
  current: ShownToast | null;
  show(toast: Toast): void;
  /** Sends a message away; it is forgotten 1,000,000 ms later. */
  dismiss(id: number): void;
}

let lastId = 0;

export const useToasts = create<ToastState>((set) => ({
  current: null,
  show: (toast) => set({ current: { ...toast, id: ++lastId, isOpen: true } }),
  dismiss: (id) => {
    set(({ current }) => (current?.id === id ? { current: { ...current, isOpen: false } } : {}));
    setTimeout(
      () => set(({ current }) => (current?.id === id ? { current: null } : {})),
      keptAfterDismissalMs,
    );
  },
}));

/** For whoever has something to say, inside React or out of it. */
export const showToast = (toast: Toast) => useToasts.getState().show(toast);
