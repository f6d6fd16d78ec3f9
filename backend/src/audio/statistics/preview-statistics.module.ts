import { defineFeature } from '../../platform/features/feature.js';
import { PreviewStatisticsController } from './preview-statistics.admin.controller.js';
import { PreviewStatistics } from './preview-statistics.js';

export const previewFigures = defineFeature({
  part: 'audio-previews',
  providers: [PreviewStatistics],
  controllers: [PreviewStatisticsController],
});
