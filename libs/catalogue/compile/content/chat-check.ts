import type { ChatFile } from './chat.schema.js';
import type { ContentProblem } from './content-error.js';

const file = 'content/chat.json';

/** Finds books that the assistant does not know, and strangers that it takes for books. */
export function checkChat({ topics, books }: ChatFile, bookIds: readonly string[]): ContentProblem[] {
  const stranger = (id: string, key: string): ContentProblem[] =>
    bookIds.includes(id)
      ? []
      : [{ file, key, message: `names the book "${id}", but there is no folder content/books/${id}` }];
  return [
    ...bookIds
      .filter((id) => !books[id])
      .map((id) => ({ file, key: `books.${id}`, message: 'is missing: the assistant must know every book' })),
    ...Object.keys(books).flatMap((id) => stranger(id, `books.${id}`)),
    ...topics.flatMap((topic, at) =>
      (topic.books ?? []).flatMap((id, place) => stranger(id, `topics[${at}].books[${place}]`)),
    ),
  ];
}
