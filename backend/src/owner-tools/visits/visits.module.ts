import { defineFeature } from '../../platform/features/feature.js';
import { CountPageView } from './count-page-view.use-case.js';
import { PageViewsController } from './page-views.controller.js';
import { SourceBursts } from './source-bursts.js';
import { VisitFiguresController } from './visit-figures.controller.js';

export const visits = defineFeature({
  providers: [CountPageView, SourceBursts],
  controllers: [VisitFiguresController, PageViewsController],
});
