import { defineFeature } from '../../platform/features/feature.js';
import { ReaderFiguresController } from './reader-statistics.admin.controller.js';

export const readerStatistics = defineFeature({
  controllers: [ReaderFiguresController],
});
