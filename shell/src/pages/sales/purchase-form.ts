import type { CheckoutStep } from '@lectern/widget-kit';
import { create } from 'zustand';

/** Shares the checkout's fields with a second button elsewhere on the page. */
interface PurchaseForm {
  canBuy: boolean;
  isBusy: boolean;
  step: CheckoutStep;
  presses: number;
  report(form: { canBuy: boolean; isBusy: boolean }): void;
  tellStep(step: CheckoutStep): void;
  press(): void;
}

export const usePurchaseForm = create<PurchaseForm>((set) => ({
  canBuy: false,
  isBusy: false,
  step: 'details',
  presses: 0,
  report: ({ canBuy, isBusy }) => set({ canBuy, isBusy }),
  tellStep: (step) => set({ step }),
  press: () => set(({ presses }) => ({ presses: presses + 1 })),
}));
