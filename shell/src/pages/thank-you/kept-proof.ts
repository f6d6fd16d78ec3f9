const storageKey = 'lectern.purchase';

interface KeptProof {
  product: string | null;
  clientSecret: string;
}

/** Keeps the proof for this tab, so that the page can be loaded again after its address was cleaned. */
export function keepProof(proof: KeptProof): void {
  try {
    window.sessionStorage.setItem(storageKey, JSON.stringify(proof));
  } catch {
    // Without storage only loading the page again is lost; the links are in the mail too.
  }
}

/** The proof kept for the same product value, or null. */
export function recallProof(product: string | null): string | null {
  try {
    const kept = JSON.parse(window.sessionStorage.getItem(storageKey) ?? 'null') as KeptProof | null;
    return kept && kept.product === product ? kept.clientSecret : null;
  } catch {
    return null;
  }
}
