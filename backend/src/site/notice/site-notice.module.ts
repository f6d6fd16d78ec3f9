import { defineFeature } from '../../platform/features/feature.js';
import { SitePause } from './site-pause.js';

export const siteNotice = defineFeature({
  providers: [SitePause],
});
