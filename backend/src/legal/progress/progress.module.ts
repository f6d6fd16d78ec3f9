import { defineFeature } from '../../platform/features/feature.js';
import { BookmarkDetails, Bookmark, UserProgress } from './progress.entity.js';
import { Bookmarks } from './bookmarks.js';
import { Progress } from './progress.js';
import { ProgressController } from './progress.controller.js';
export const progress = defineFeature({
  entities: [Bookmark, BookmarkDetails, UserProgress],
  providers: [Bookmarks, Progress],
  controllers: [ProgressController],
});
