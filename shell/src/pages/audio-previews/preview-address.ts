/** What the address of the page asks for: `?book=fear-not&voice=warm&preview=<id>`. */
export interface Asked {
  bookId: string | null;
  voice: string | null;
  /** Of a preview that is there or on its way. Whoever has the address can listen to it. */
  previewId: string | null;
}

export function askedIn(search: string): Asked {
  const query = new URLSearchParams(search);
  return { bookId: query.get('book'), voice: query.get('voice'), previewId: query.get('preview') };
}

/** The address of a choice, and of its preview where there is one. */
export function searchOf({ bookId, voice, previewId }: Asked): string {
  const named = { book: bookId, voice, preview: previewId };
  const query = new URLSearchParams(
    Object.entries(named).flatMap(([name, value]) => (value ? [[name, value]] : [])),
  ).toString();
  return query ? `?${query}` : '';
}

/** Writes it over the address of the page: to go on from a preview is not to leave the page. */
export function writeAddress(asked: Asked): void {
  window.history.replaceState(window.history.state, '', window.location.pathname + searchOf(asked));
}
