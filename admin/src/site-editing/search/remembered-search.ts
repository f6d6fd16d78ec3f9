const KEY = 'siteEditingSearch';

type State = Readonly<Record<string, unknown>> | null;

/** Keeps a search with this entry of the browser's history, for the way back. Not in the address, which servers log. */
export function rememberSearch(typed: string): void {
  window.history.replaceState({ ...(window.history.state as State), [KEY]: typed }, '');
}

export const rememberedSearch = (): string => {
  const typed = (window.history.state as State)?.[KEY];
  return typeof typed === 'string' ? typed : '';
};
