import { defineFeature } from '../../platform/features/feature.js';
import { ReaderStatisticsController } from './reader-statistics.admin.controller.js';

export const readerStatistics = defineFeature({
  controllers: [ReaderStatisticsController],
});
