import { defineFeature } from '../../platform/features/feature.js';
import { Bookmarks } from './bookmarks.js';
import { ProgressController } from './progress.controller.js';
import { Bookmark, BookmarkDetails, UserProgress } from './progress.entity.js';
import { Progress } from './progress.js';

export const progress = defineFeature({
  part: 'legal-companion',
  entities: [Bookmark, BookmarkDetails, UserProgress],
  providers: [Bookmarks, Progress],
  controllers: [ProgressController],
});
