import { defineFeature } from '../../platform/features/feature.js';

import { PageViewsController } from './page-views.controller.js';
import { CountPageView, SourceBursts } from './page-views.js';
import { VisitFiguresController } from './page-views.admin.controller.js';

export const visits = defineFeature({
  providers: [CountPageView, SourceBursts],
  controllers: [VisitFiguresController, PageViewsController],
});
