import { bookIds, books } from '@lectern/catalogue';
import { Injectable } from '@nestjs/common';
import { randomUUID } from 'node:crypto';

import { Database } from '../../platform/database/database.js';
import { DomainError } from '../../platform/http/domain-error.js';
import { Assessment } from '../answers/assessment.entity.js';
import { topicOf } from '../recommendations/recommendation-rules.js';
import { CompanionSessions } from '../return-links/companion-sessions.js';
import type { ResourceType } from '../recommendations/progress-rules.js';
import { MAX_BOOKMARKS } from '../recommendations/progress-rules.js';
import { findBookmarks, type ListedBookmark } from './bookmarks.queries.js';
import { Bookmark, BookmarkDetails } from './progress.entity.js';

interface BookmarkInput {
  topicId?: string | null;
  bookId?: string | null;
  tags?: string[] | null;
  description?: string | null;
}

/** Omitted fields stay unchanged. */
interface BookmarkChange {
  tags?: string[] | null;
  description?: string | null;
}

@Injectable()
export class Bookmarks {
  constructor(
    private readonly database: Database,
    private readonly companionSessions: CompanionSessions,
  ) {}

  list(assessmentIds: readonly string[]): Promise<ListedBookmark[]> {
    return findBookmarks(this.database.manager, assessmentIds);
  }

  /** Bookmarks a topic or book, idempotently. */
  set(token: string | undefined, input: BookmarkInput): Promise<ListedBookmark> {
    return this.database.transaction(async () => {
      const resource = markedResource(input.topicId, input.bookId);
      if (!resource) throw invalidResource();
      const { assessmentIds } = await this.companionSessions.enter(token);
      const [assessmentId] = assessmentIds;
      if (!assessmentId)
        throw new DomainError(
          'not-found',
          'LEGAL.NO_ROADMAP',
          'There’s no roadmap here to bookmark things in.',
        );
      const { userEmail } = await this.database.manager.findOneByOrFail(Assessment, { id: assessmentId });
      await this.database.lock(`bookmarks:${userEmail}`);
      const marked = await this.list(assessmentIds);
      const same = ({ topicId, bookId }: ListedBookmark) =>
        topicId === resource.topicId && bookId === resource.bookId;
      const known = marked.find(same);
      if (known) return known;
      if (marked.length >= MAX_BOOKMARKS)
        throw new DomainError(
          'conflict',
          'LEGAL.BOOKMARKS_FULL',
          `You already have ${MAX_BOOKMARKS} bookmarks.`,
        );
      const id = randomUUID();
      const { tags, description } = input;
      const row = { id, userEmail, ...resource, tags: tags ?? [], description: description || null };
      await this.database.manager.insert(Bookmark, row);
      await this.database.manager.insert(BookmarkDetails, { bookmarkId: id, assessmentId });
      const set = (await this.list([assessmentId])).find((each) => each.id === id);
      if (!set) throw new Error('bookmark was not stored');
      return set;
    });
  }

  /** @throws DomainError if the token does not open it */
  change(token: string | undefined, id: string, change: BookmarkChange): Promise<ListedBookmark> {
    return this.database.transaction(async () => {
      const { assessmentIds } = await this.companionSessions.enter(token);
      const bookmarks = await this.list(assessmentIds);
      const known = bookmarks.find((bookmark) => bookmark.id === id);
      if (!known) throw new DomainError('not-found', 'LEGAL.NO_BOOKMARK', 'We can’t find this bookmark.');
      const tags = change.tags ?? known.tags;
      const description = change.description ?? known.description;
      await this.database.manager.update(Bookmark, { id }, { tags, description });
      return { ...known, tags, description };
    });
  }

  /** Idempotent. */
  remove(token: string | undefined, id: string): Promise<void> {
    return this.database.transaction(async () => {
      const { assessmentIds } = await this.companionSessions.enter(token);
      const known = await this.list(assessmentIds);
      if (known.some((bookmark) => bookmark.id === id)) await this.database.manager.delete(Bookmark, { id });
    });
  }
}

function invalidResource(): DomainError {
  const message = 'Please name one topic (topicId) or one book (bookId) of this site.';
  return new DomainError('invalid', 'LEGAL.BOOKMARK_OF_NOTHING', message, [{ field: 'topicId', message }]);
}

interface MarkedResource {
  resourceType: ResourceType;
  topicId: string | null;
  bookId: string | null;
  title: string;
}

/** Resource of a bookmark; undefined for an unknown topic or book, and unless exactly one is given. */
function markedResource(topicId?: string | null, bookId?: string | null): MarkedResource | undefined {
  if (topicId && bookId) return undefined;
  const topic = topicId ? topicOf(topicId) : undefined;
  if (topic) return { resourceType: 'topic', topicId: topic.id, bookId: null, title: topic.name };
  const book = books.find(({ id }) => id === bookId && bookIds.includes(id));
  return book && { resourceType: 'book', topicId: null, bookId: book.id, title: book.title };
}
