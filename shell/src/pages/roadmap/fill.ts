/** `{done} of {total} done`, with what stands for the places; a place that nothing stands for stays as it is. */
export function fill(words: string, places: Readonly<Record<string, string | number>>): string {
  return words.replace(/\{(\w+)\}/g, (place, name: string) => String(places[name] ?? place));
}
