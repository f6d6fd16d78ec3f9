import { defineFeature } from '../../platform/features/feature.js';
import { WelcomeSeriesArchive } from './welcome-series-archive.js';
import { SeriesEmail } from './welcome-series.entity.js';
import { WelcomeSeries } from './welcome-series.js';

export const welcomeSeries = defineFeature({
  entities: [SeriesEmail],
  providers: [WelcomeSeriesArchive, WelcomeSeries],
});
