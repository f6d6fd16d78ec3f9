import type { ChatLink, ChatTopic } from '@lectern/widget-kit';

export interface Reply {
  /** Id of the topic, or `book`, `recommendation`, `unknown`. */
  kind: string;
  text: readonly string[];
  lines: readonly string[];
  books: readonly string[];
  links: readonly ChatLink[];
  offers: readonly string[];
  handsOver: boolean;
  /** Id of the book that "it" means next. */
  about: string | null;
}

export function replyOf(kind: string, said: Partial<Reply> & Pick<Reply, 'text'>): Reply {
  return { kind, lines: [], books: [], links: [], offers: [], handsOver: false, about: null, ...said };
}

export function topicReply({
  id,
  rank: _rank,
  aspect: _aspect,
  triggers: _triggers,
  ...said
}: ChatTopic): Reply {
  const { text, lines = [], books = [], links = [], offers = [], handsOver = false } = said;
  const about = books.length === 1 ? (books[0] ?? null) : null;
  return replyOf(id, { text, lines, books, links, offers, handsOver, about });
}

/** Fills in a text's placeholders in braces; unknown ones stay. */
export function fillPlaceholders(sentence: string, places: Readonly<Record<string, string>>): string {
  return sentence.replace(/\{(\w+)\}/g, (written, name: string) => places[name] ?? written);
}
