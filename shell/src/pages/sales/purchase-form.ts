import { create } from 'zustand';

/** The checkout's fields, as a second button elsewhere on the page knows them. */
interface PurchaseForm {
  canBuy: boolean;
  isBusy: boolean;
  /** How often the second button has been pressed. */
  presses: number;
  report(form: { canBuy: boolean; isBusy: boolean }): void;
  press(): void;
}

export const usePurchaseForm = create<PurchaseForm>((set) => ({
  canBuy: false,
  isBusy: false,
  presses: 0,
  report: ({ canBuy, isBusy }) => set({ canBuy, isBusy }),
  press: () => set(({ presses }) => ({ presses: presses + 1 })),
}));
