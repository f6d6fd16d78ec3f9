const literal = (text: string) => text.replace(/[\\%_]/g, '\\$&');

/** For LIKE: what stands anywhere in a text in small letters, every sign for itself; null for nothing asked. */
export function anywhere(text: string | undefined): string | null {
  const wanted = text?.trim().toLowerCase();
  return wanted ? `%${literal(wanted)}%` : null;
}
