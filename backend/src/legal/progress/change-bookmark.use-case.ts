import { Injectable } from '@nestjs/common';

import { Database } from '../../platform/database/database.js';
import { DomainError } from '../../platform/http/domain-error.js';
import { EnterCompanion } from '../return-links/enter-companion.use-case.js';
import { Bookmark } from './bookmark.entity.js';
import { ListBookmarks, type ListedBookmark } from './list-bookmarks.query.js';

/** What is left out stays as it is. */
export interface BookmarkChange {
  tags?: string[] | null;
  description?: string | null;
}

/** Changes what somebody has written to a bookmark. */
@Injectable()
export class ChangeBookmark {
  constructor(
    private readonly database: Database,
    private readonly enter: EnterCompanion,
    private readonly listBookmarks: ListBookmarks,
  ) {}

  /** @throws DomainError for one that the secret does not open */
  execute(token: string | undefined, id: string, change: BookmarkChange): Promise<ListedBookmark> {
    return this.database.transaction(async () => {
      const { assessmentIds } = await this.enter.execute(token);
      const bookmarks = await this.listBookmarks.execute(assessmentIds);
      const known = bookmarks.find((bookmark) => bookmark.id === id);
      if (!known) throw new DomainError('not-found', 'LEGAL.NO_BOOKMARK', 'There is no such bookmark here.');
      const tags = change.tags ?? known.tags;
      const description = change.description ?? known.description;
      await this.database.manager.update(Bookmark, { id }, { tags, description });
      return { ...known, tags, description };
    });
  }
}
