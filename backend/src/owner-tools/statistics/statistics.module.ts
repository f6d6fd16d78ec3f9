import { defineFeature } from '../../platform/features/feature.js';

import { CountBuffer } from './daily-counts.js';
import { Statistics } from './statistics.js';

export const statistics = defineFeature({
  providers: [CountBuffer, Statistics],
});
