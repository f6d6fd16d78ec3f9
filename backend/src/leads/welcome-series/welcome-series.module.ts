import { defineFeature } from '../../platform/features/feature.js';
import { WelcomeSeries } from './welcome-series.js';
import { SeriesEmail } from './welcome-series.entity.js';

export const welcomeSeries = defineFeature({
  entities: [SeriesEmail],
  providers: [WelcomeSeries],
});
