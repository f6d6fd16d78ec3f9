/** Reads JSON that others wrote, of which nothing may be taken for granted. */
export type ForeignJson = Readonly<Record<string, unknown>>;

/** An object, or an empty one for everything else. */
export function objectIn(value: unknown): ForeignJson {
  return typeof value === 'object' && value !== null && !Array.isArray(value) ? (value as ForeignJson) : {};
}

export function textIn(value: unknown): string | undefined {
  return typeof value === 'string' && value !== '' ? value : undefined;
}

/** The objects of a list; none where it is no list. */
export function objectsIn(value: unknown): ForeignJson[] {
  return Array.isArray(value) ? value.map(objectIn) : [];
}

/** @returns undefined for what is no JSON object */
export function parseObject(text: string): ForeignJson | undefined {
  try {
    const value: unknown = JSON.parse(text);
    return typeof value === 'object' && value !== null && !Array.isArray(value)
      ? (value as ForeignJson)
      : undefined;
  } catch {
    return undefined;
  }
}
