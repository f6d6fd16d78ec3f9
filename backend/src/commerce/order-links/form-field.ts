/** Reads a field of a submitted form as typed, to show it again. */
export function fieldOf(body: unknown, name: string, longest = 254): string {
  const value: unknown = typeof body === 'object' && body !== null ? Reflect.get(body, name) : undefined;
  return typeof value === 'string' ? value.slice(0, longest) : '';
}
