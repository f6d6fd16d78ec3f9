import { defineFeature } from '../../platform/features/feature.js';
import { PreviewStatisticsController } from './preview-statistics.admin.controller.js';
import { PreviewStatistics } from './preview-statistics.js';

export const previewFigures = defineFeature({
  providers: [PreviewStatistics],
  controllers: [PreviewStatisticsController],
});
