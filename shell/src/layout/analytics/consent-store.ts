import { create } from 'zustand';
import { type Consent, isRefusedBySignal, keepConsent, localStorageIfAny, readConsent } from './consent.js';

interface ConsentState {
  consent: Consent;
  /** The browser has said no for its owner. */
  isRefused: boolean;
  decide(consent: Exclude<Consent, 'undecided'>): void;
}

/** In the browser only: what the visitor has said to being counted. */
export const useConsent = create<ConsentState>((set) => ({
  consent: readConsent(localStorageIfAny()),
  isRefused: isRefusedBySignal(navigator),
  decide: (consent) => {
    keepConsent(localStorageIfAny(), consent);
    set({ consent });
  },
}));
