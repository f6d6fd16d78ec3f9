/** `?status=bounced&query=ruth`; what is not given is left out. */
export function search(wish: Record<string, string | undefined>): string {
  const given = Object.entries(wish).filter((entry): entry is [string, string] => Boolean(entry[1]));
  return given.length ? `?${new URLSearchParams(given)}` : '';
}
