/** A sentence with its places in braces filled; a place that nothing is known of stays as it is written. */
export function filled(sentence: string, places: Readonly<Record<string, string>>): string {
  return sentence.replace(/\{(\w+)\}/g, (written, name: string) => places[name] ?? written);
}
