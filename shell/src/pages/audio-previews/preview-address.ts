/** Query of the page: `?book=fear-not&voice=warm&preview=<id>`. */
export interface PreviewQuery {
  bookId: string | null;
  voice: string | null;
  /** Id of a preview, finished or not. Anyone with the link can listen to it. */
  previewId: string | null;
}

export function queryIn(search: string): PreviewQuery {
  const query = new URLSearchParams(search);
  return { bookId: query.get('book'), voice: query.get('voice'), previewId: query.get('preview') };
}

export function searchOf({ bookId, voice, previewId }: PreviewQuery): string {
  const named = { book: bookId, voice, preview: previewId };
  const query = new URLSearchParams(
    Object.entries(named).flatMap(([name, value]) => (value ? [[name, value]] : [])),
  ).toString();
  return query ? `?${query}` : '';
}

export function replaceAddress(asked: PreviewQuery): void {
  window.history.replaceState(window.history.state, '', window.location.pathname + searchOf(asked));
}
