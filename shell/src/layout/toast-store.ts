import type { Toast } from '@lectern/widget-kit';
import { create } from 'zustand';

export interface ShownToast extends Toast {
  id: number;
}

interface ToastState {
  /** At most one at a time: a new message takes the place of the one before. */
  current: ShownToast | null;
  everShown: boolean;
  show(toast: Toast): void;
  dismiss(id: number): void;
}

let lastId = 0;

export const useToasts = create<ToastState>((set) => ({
  current: null,
  everShown: false,
  show: (toast) => set({ current: { ...toast, id: ++lastId }, everShown: true }),
  dismiss: (id) => set(({ current }) => (current?.id === id ? { current: null } : {})),
}));

/** For whoever has something to say, inside React or out of it. */
export const showToast = (toast: Toast) => useToasts.getState().show(toast);
