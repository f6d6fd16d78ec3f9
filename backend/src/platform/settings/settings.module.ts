import { defineFeature } from '../features/feature.js';
import { Settings } from './settings.js';

export const settings = defineFeature({
  providers: [Settings],
});
