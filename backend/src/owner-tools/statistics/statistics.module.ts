import { defineFeature } from '../../platform/features/feature.js';

import { DailyCounts, CountBuffer } from './daily-counts.js';
import { Statistics } from './statistics.js';

export const statistics = defineFeature({
  providers: [DailyCounts, Statistics, CountBuffer],
});
