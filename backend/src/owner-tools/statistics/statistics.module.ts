import { defineFeature } from '../../platform/features/feature.js';
import { DailyCounts } from './daily-counts.js';
import { FigureDesk } from './figure-desk.js';
import { ListFigures } from './list-figures.query.js';
import { ReadFigures } from './read-figures.query.js';
import { Tally } from './tally.js';

export const figures = defineFeature({
  providers: [DailyCounts, FigureDesk, ListFigures, ReadFigures, Tally],
});
