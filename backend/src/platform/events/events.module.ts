import { defineFeature } from '../features/feature.js';
import { ChangeFeed } from './change-feed.js';
import { Events } from './events.js';

export const events = defineFeature({
  providers: [ChangeFeed, Events],
});
