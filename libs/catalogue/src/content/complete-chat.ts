import { slugOf } from '@lectern/text-folding';

import type { ChatFile } from './chat.schema.js';
import type { BookContent } from './read-books.js';

/** As triggers are written: lowercase words without apostrophes. */
const triggersOf = (texts: readonly string[]): string[] =>
  texts.flatMap((text) => slugOf(text)?.replaceAll('-', ' ') ?? []);

/** Lets the assistant know books that chat.json leaves out. */
export function completeChat(chat: ChatFile, books: readonly BookContent[]): ChatFile {
  const known = books.map(({ id, book }): [string, ChatFile['books'][string]] => [
    id,
    chat.books[id] ?? {
      names: triggersOf([book.title]),
      needs: triggersOf(book.keywords),
      reason: book.summary,
    },
  ]);
  return { ...chat, books: Object.fromEntries(known) };
}
