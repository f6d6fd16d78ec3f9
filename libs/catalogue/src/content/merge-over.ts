const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** Lays an author's value over the standard one: objects key by key; a text, a list or null replaces. */
export function mergeOver(standard: unknown, own: unknown): unknown {
  if (!isRecord(standard) || !isRecord(own)) return own;
  const merged = { ...standard };
  for (const [key, value] of Object.entries(own)) merged[key] = mergeOver(standard[key], value);
  return merged;
}
