import { Injectable } from '@nestjs/common';

import { Database } from '../../platform/database/database.js';
import { EnterCompanion } from '../return-links/enter-companion.use-case.js';
import { Bookmark } from './bookmark.entity.js';
import { ListBookmarks } from './list-bookmarks.query.js';

/** Takes a bookmark away; one that is not there is as good as taken away. */
@Injectable()
export class RemoveBookmark {
  constructor(
    private readonly database: Database,
    private readonly enter: EnterCompanion,
    private readonly listBookmarks: ListBookmarks,
  ) {}

  execute(token: string | undefined, id: string): Promise<void> {
    return this.database.transaction(async () => {
      const { assessmentIds } = await this.enter.execute(token);
      const known = await this.listBookmarks.execute(assessmentIds);
      if (known.some((bookmark) => bookmark.id === id)) await this.database.manager.delete(Bookmark, { id });
    });
  }
}
