import { defineFeature } from '../../platform/features/feature.js';

import { PageViewsController } from './page-views.controller.js';
import { PageViews, PageViewLimiter } from './page-views.js';
import { VisitStatisticsController } from './page-views.admin.controller.js';

export const visits = defineFeature({
  providers: [PageViews, PageViewLimiter],
  controllers: [VisitStatisticsController, PageViewsController],
});
