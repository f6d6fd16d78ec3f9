import { defineFeature } from '../../platform/features/feature.js';
import { FindReaderChart } from './find-reader-chart.query.js';
import { ReaderFiguresController } from './reader-figures.controller.js';

export const readerFigures = defineFeature({
  providers: [FindReaderChart],
  controllers: [ReaderFiguresController],
});
