import { defineFeature } from '../../platform/features/feature.js';
import { DailyCounts } from './daily-counts.js';
import { FigureDesk } from './statistics.js';
import { Tally } from './tally.js';

export const figures = defineFeature({
  providers: [DailyCounts, FigureDesk, Tally],
});
