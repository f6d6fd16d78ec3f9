import { defineFeature } from '../../platform/features/feature.js';

import { DailyCounts, Tally } from './daily-counts.js';
import { FigureDesk } from './statistics.js';

export const statistics = defineFeature({
  providers: [DailyCounts, FigureDesk, Tally],
});
