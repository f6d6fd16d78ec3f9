import { defineFeature } from './platform/features/feature.js';
import { RenderSite } from './render-site.js';

export const renderSite = defineFeature({ webProviders: [RenderSite] });
