import { defineFeature } from '../features/feature.js';
import { Metrics } from './metrics.js';
import { RowCounts } from './row-counts.js';

export const metrics = defineFeature({
  providers: [Metrics, RowCounts],
});
