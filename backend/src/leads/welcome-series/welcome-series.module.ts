import { defineFeature } from '../../platform/features/feature.js';
import { WelcomeSeries } from './welcome-series.js';
import { PromisedSeriesLetter } from './welcome-series.entity.js';

export const welcomeSeries = defineFeature({
  entities: [PromisedSeriesLetter],
  providers: [WelcomeSeries],
});
