/** `?status=bounced&query=ruth`; what is not given is left out. */
export function search(filter: Record<string, string | undefined>): string {
  const named = Object.entries(filter).filter((entry): entry is [string, string] => Boolean(entry[1]));
  return named.length ? `?${new URLSearchParams(named)}` : '';
}
