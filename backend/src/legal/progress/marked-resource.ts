import { bookIds, books } from '@lectern/catalogue';

import { topicOf } from '../recommendations/legal-guidance.js';
import type { ResourceType } from './resource-type.js';

export interface MarkedResource {
  resourceType: ResourceType;
  topicId: string | null;
  bookId: string | null;
  title: string;
}

/** What a bookmark is about, or undefined where there is no such topic or book, or not exactly one. */
export function markedResource(topicId?: string | null, bookId?: string | null): MarkedResource | undefined {
  if (topicId && bookId) return undefined;
  const topic = topicId ? topicOf(topicId) : undefined;
  if (topic) return { resourceType: 'topic', topicId: topic.id, bookId: null, title: topic.name };
  const book = books.find(({ id }) => id === bookId && bookIds.includes(id));
  return book && { resourceType: 'book', topicId: null, bookId: book.id, title: book.title };
}
