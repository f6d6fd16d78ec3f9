import { Module } from '@nestjs/common';

import { CountPageView } from './count-page-view.use-case.js';
import { PageViewsController } from './page-views.controller.js';
import { SourceBursts } from './source-bursts.js';
import { VisitFiguresController } from './visit-figures.controller.js';

/** How often which page is shown, by the day, from nobody's data. */
@Module({
  controllers: [PageViewsController, VisitFiguresController],
  providers: [CountPageView, SourceBursts],
})
export class VisitsModule {}
