export type Consent = 'granted' | 'denied' | 'undecided';

export const storageKey = 'lectern.analytics-consent';

/** Privacy signals of the browser: https://www.w3.org/TR/gpc/ and the older Do Not Track. */
interface Signals {
  globalPrivacyControl?: boolean;
  doNotTrack?: string | null;
}

/** True if a browser signal already declines: no question is asked then. */
export function isRefusedBySignal(signals: Signals): boolean {
  return signals.globalPrivacyControl === true || signals.doNotTrack === '1';
}

/** @param storage null if the browser blocks it: consent is then undecided */
export function readConsent(storage: Pick<Storage, 'getItem'> | null): Consent {
  const kept = storage?.getItem(storageKey);
  return kept === 'granted' || kept === 'denied' ? kept : 'undecided';
}

export function keepConsent(storage: Pick<Storage, 'setItem'> | null, consent: Consent): void {
  try {
    storage?.setItem(storageKey, consent);
  } catch {
    // Full or blocked storage: the choice holds for this page.
  }
}

export function localStorageIfAny(): Storage | null {
  try {
    return window.localStorage;
  } catch {
    return null;
  }
}
