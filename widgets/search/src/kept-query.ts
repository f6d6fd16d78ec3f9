let kept = '';

/** What was last looked for in the overlay, until the page is left: the memory of this tab and nothing else. */
export const keptQuery = (): string => kept;

export function keepQuery(query: string): void {
  kept = query;
}
