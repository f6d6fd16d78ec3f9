/** Fields by their names in small letters; of several with one name the first. */
export type Fields = ReadonlyMap<string, string>;

/**
 * Groups of fields as in mail headers, with empty lines between them (RFC 3464, section 2.1; RFC 5322, section 2.2).
 * Folded lines are joined; what is no field is passed over.
 */
export function readFieldGroups(text: string): Fields[] {
  return text
    .replace(/\r\n?/g, '\n')
    .split(/\n[ \t]*\n/)
    .map(readFields)
    .filter((fields) => fields.size > 0);
}

function readFields(group: string): Fields {
  const fields = new Map<string, string>();
  for (const line of group.replace(/\n[ \t]+/g, ' ').split('\n')) {
    const [, name = '', value = ''] = /^([\x21-\x39\x3b-\x7e]+)[ \t]*:[ \t]*(.*)$/.exec(line) ?? [];
    if (name && !fields.has(name.toLowerCase())) fields.set(name.toLowerCase(), value.trim());
  }
  return fields;
}

/** What follows the type in `rfc822; ruth@example.org` or `smtp; 550 no`; all of it where there is none. */
export function withoutType(value: string | undefined): string | undefined {
  return value?.replace(/^[\w.-]+\s*;\s*/, '');
}

/** An address in a field, freed from its type and its brackets. */
export function addressIn(value: string | undefined): string | undefined {
  return /([^\s<>",;]+@[^\s<>",;]+)/.exec(withoutType(value) ?? '')?.[1];
}
