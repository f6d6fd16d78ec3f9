import { randomUUID } from 'node:crypto';

import { Injectable } from '@nestjs/common';

import { Database } from '../../platform/database/database.js';
import { DomainError } from '../../platform/http/domain-error.js';
import { EnterCompanion } from '../return-links/enter-companion.use-case.js';
import { Assessment } from '../assessments/assessment.entity.js';
import { BookmarkDetails } from './bookmark-details.entity.js';
import { Bookmark } from './bookmark.entity.js';
import { ListBookmarks, type ListedBookmark } from './list-bookmarks.query.js';
import { markedResource } from './marked-resource.js';

export interface BookmarkWish {
  topicId?: string | null;
  bookId?: string | null;
  tags?: string[] | null;
  description?: string | null;
}

/** More than there are topics and books. */
const MOST = 200;

/** Marks a topic or a book to be found again; what is marked already stays as it is, so a double click marks once. */
@Injectable()
export class SetBookmark {
  constructor(
    private readonly database: Database,
    private readonly enter: EnterCompanion,
    private readonly listBookmarks: ListBookmarks,
  ) {}

  execute(token: string | undefined, wish: BookmarkWish): Promise<ListedBookmark> {
    return this.database.transaction(async () => {
      const resource = markedResource(wish.topicId, wish.bookId);
      if (!resource) throw notOne();
      const { assessmentIds } = await this.enter.execute(token);
      const [assessmentId] = assessmentIds;
      if (!assessmentId)
        throw new DomainError('not-found', 'LEGAL.NO_ROADMAP', 'There is no roadmap here to mark things in.');
      const { userEmail } = await this.database.manager.findOneByOrFail(Assessment, { id: assessmentId });
      await this.database.lock(`bookmarks:${userEmail}`);
      const marked = await this.listBookmarks.execute(assessmentIds);
      const same = ({ topicId, bookId }: ListedBookmark) =>
        topicId === resource.topicId && bookId === resource.bookId;
      const known = marked.find(same);
      if (known) return known;
      if (marked.length >= MOST)
        throw new DomainError('conflict', 'LEGAL.BOOKMARKS_FULL', `There are ${MOST} bookmarks already.`);
      const id = randomUUID();
      const { tags, description } = wish;
      const row = { id, userEmail, ...resource, tags: tags ?? [], description: description || null };
      await this.database.manager.insert(Bookmark, row);
      await this.database.manager.insert(BookmarkDetails, { bookmarkId: id, assessmentId });
      const set = (await this.listBookmarks.execute([assessmentId])).find((each) => each.id === id);
      if (!set) throw new Error('A bookmark that was set just now is gone.');
      return set;
    });
  }
}

function notOne(): DomainError {
  const message = 'Please name one topic (topicId) or one book (bookId) of this site.';
  return new DomainError('invalid', 'LEGAL.BOOKMARK_OF_NOTHING', message, [{ field: 'topicId', message }]);
}
