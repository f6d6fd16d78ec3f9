import { defineFeature } from '../../platform/features/feature.js';
import { BeginSeries } from './begin-series.use-case.js';
import { PromisedSeriesLetter } from './promised-series-letter.entity.js';
import { SendSeriesLetterLetter } from './send-series-letter.letter.js';
import { WelcomeSeries } from './welcome-series.js';

export const welcomeSeries = defineFeature({
  entities: [PromisedSeriesLetter],
  providers: [BeginSeries, SendSeriesLetterLetter, WelcomeSeries],
});
