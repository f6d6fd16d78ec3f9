import { defineFeature } from '../../platform/features/feature.js';
import { BookmarkDetails } from './bookmark-details.entity.js';
import { Bookmark } from './bookmark.entity.js';
import { ChangeBookmark } from './change-bookmark.use-case.js';
import { ChangeProgress } from './change-progress.use-case.js';
import { ListBookmarks } from './list-bookmarks.query.js';
import { ProgressController } from './progress.controller.js';
import { RemoveBookmark } from './remove-bookmark.use-case.js';
import { SetBookmark } from './set-bookmark.use-case.js';
import { UserProgress } from './user-progress.entity.js';

export const progress = defineFeature({
  entities: [Bookmark, BookmarkDetails, UserProgress],
  providers: [ChangeBookmark, ChangeProgress, ListBookmarks, RemoveBookmark, SetBookmark],
  controllers: [ProgressController],
});
