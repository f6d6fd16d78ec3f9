import { defineFeature } from '../../platform/features/feature.js';
import { CountPlay } from './count-play.use-case.js';
import { FindPreviewChart } from './find-preview-chart.query.js';
import { PreviewFiguresController } from './preview-figures.controller.js';

export const previewFigures = defineFeature({
  providers: [CountPlay, FindPreviewChart],
  controllers: [PreviewFiguresController],
});
