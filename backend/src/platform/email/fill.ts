/** Puts values in the places of `{name}`; a place without a value is a mistake in the words and throws. */
export function fill(words: string, values: Readonly<Record<string, string>>): string {
  return words.replace(/\{(\w+)\}/g, (_, name: string) => {
    const value = values[name];
    if (value === undefined) throw new Error(`The words "${words}" name {${name}}, which is not known here.`);
    return value;
  });
}
