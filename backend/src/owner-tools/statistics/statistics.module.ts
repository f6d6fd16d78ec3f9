import { defineFeature } from '../../platform/features/feature.js';
import { StatisticsArchive } from './statistics-archive.js';

import { CountBuffer } from './daily-counts.js';
import { DaySums } from './day-sums.js';
import { Statistics } from './statistics.js';

export const statistics = defineFeature({
  providers: [StatisticsArchive, CountBuffer, DaySums, Statistics],
});
