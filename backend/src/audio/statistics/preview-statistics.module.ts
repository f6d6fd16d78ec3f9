import { defineFeature } from '../../platform/features/feature.js';
import { PreviewStatistics } from './preview-statistics.js';
import { PreviewFiguresController } from './preview-statistics.admin.controller.js';

export const previewFigures = defineFeature({
  providers: [PreviewStatistics],
  controllers: [PreviewFiguresController],
});
