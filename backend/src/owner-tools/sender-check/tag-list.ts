/** Reads `v=DKIM1; k=rsa; p=…` (RFC 6376, section 3.2): the names in small letters, of two the first. */
export function readTags(text: string): ReadonlyMap<string, string> {
  const tags = new Map<string, string>();
  for (const part of text.split(';')) {
    const [, name, value = ''] = /^\s*([a-z][\w]*)\s*=\s*(.*?)\s*$/is.exec(part) ?? [];
    if (name && !tags.has(name.toLowerCase())) tags.set(name.toLowerCase(), value);
  }
  return tags;
}
