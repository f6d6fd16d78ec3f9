export type Consent = 'granted' | 'denied' | 'undecided';

/** Where a visitor's answer lies in the browser's storage. */
export const storageKey = 'lectern.analytics-consent';

/** What browsers say for their people: https://www.w3.org/TR/gpc/ and the older Do Not Track. */
interface Signals {
  globalPrivacyControl?: boolean;
  doNotTrack?: string | null;
}

/** True where the browser has already said no for its owner: nobody is asked again then. */
export function isRefusedBySignal(signals: Signals): boolean {
  return signals.globalPrivacyControl === true || signals.doNotTrack === '1';
}

/** @param storage null where a browser grants none: then nothing was decided */
export function readConsent(storage: Pick<Storage, 'getItem'> | null): Consent {
  const kept = storage?.getItem(storageKey);
  return kept === 'granted' || kept === 'denied' ? kept : 'undecided';
}

export function keepConsent(storage: Pick<Storage, 'setItem'> | null, consent: Consent): void {
  try {
    storage?.setItem(storageKey, consent);
  } catch {
    // A full or closed storage: the choice holds for this visit.
  }
}

/** The browser's storage, or null where it is forbidden. */
export function localStorageIfAny(): Storage | null {
  try {
    return window.localStorage;
  } catch {
    return null;
  }
}
