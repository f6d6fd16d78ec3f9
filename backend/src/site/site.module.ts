import { defineFeature } from '../platform/features/feature.js';
import { PageReadiness } from '../platform/health/readiness.js';
import { SitePause } from './notice/site-pause.js';
import { SiteFront } from './site-front.js';
import { SitePages } from './site-pages.js';
import { SiteWidgets } from './site-widgets.js';

export const site = defineFeature({
  providers: [SitePages, { provide: PageReadiness, useExisting: SitePages }, SitePause, SiteWidgets],
  webProviders: [SiteFront],
});
