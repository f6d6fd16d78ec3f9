/** In seconds. */
export interface WaitLimits {
  defaultS: number;
  maxS: number;
}

interface WaitPreference {
  waitMs: number;
  /** For Preference-Applied; undefined if there was no valid preference. */
  applied: string | undefined;
}

/**
 * Reads the header Prefer (RFC 7240): `wait=10` (4.3), `respond-async` (4.1), or both. The first of a name counts (2);
 * unknown and invalid ones are ignored.
 */
export function readWaitPreference(
  header: string | undefined,
  { defaultS, maxS }: WaitLimits,
): WaitPreference {
  const preferences = new Map<string, string>();
  for (const part of (header ?? '').split(',')) {
    const [name = '', value = ''] = (part.split(';')[0] ?? '').split('=').map((word) => word.trim());
    if (!preferences.has(name.toLowerCase()))
      preferences.set(name.toLowerCase(), value.replace(/^"(.*)"$/, '$1'));
  }
  const wait = preferences.get('wait') ?? '';
  if (/^\d{1,9}$/.test(wait)) {
    const seconds = Math.min(Number(wait), maxS);
    return { waitMs: seconds * 1_000, applied: `wait=${seconds}` };
  }
  if (preferences.has('respond-async')) return { waitMs: 0, applied: 'respond-async' };
  return { waitMs: defaultS * 1_000, applied: undefined };
}
