/** How long a call waits for what it asks for, in seconds: where nobody says, and at most. */
export interface Waits {
  usualS: number;
  longestS: number;
}

/** How long to wait, and what was followed of what was asked for. */
export interface Patience {
  waitMs: number;
  /** For the header Preference-Applied; undefined where no preference was followed. */
  applied: string | undefined;
}

/**
 * Reads the header Prefer (RFC 7240): `wait=10` (4.3), `respond-async` (4.1), or both. The first of a name counts (2);
 * what is not understood is as if it were not there.
 */
export function readWaitPreference(header: string | undefined, { usualS, longestS }: Waits): Patience {
  const preferences = new Map<string, string>();
  for (const part of (header ?? '').split(',')) {
    const [name = '', value = ''] = (part.split(';')[0] ?? '').split('=').map((word) => word.trim());
    if (!preferences.has(name.toLowerCase()))
      preferences.set(name.toLowerCase(), value.replace(/^"(.*)"$/, '$1'));
  }
  const wait = preferences.get('wait') ?? '';
  if (/^\d{1,9}$/.test(wait)) {
    const seconds = Math.min(Number(wait), longestS);
    return { waitMs: seconds * 1_000, applied: `wait=${seconds}` };
  }
  if (preferences.has('respond-async')) return { waitMs: 0, applied: 'respond-async' };
  return { waitMs: usualS * 1_000, applied: undefined };
}
