import { defineFeature } from '../../platform/features/feature.js';
import { EraseAsker } from './erase-asker.use-case.js';
import { PersonAskerListener } from './person-asker.listener.js';
import { ReadAsker } from './read-asker.query.js';

export const askerRecords = defineFeature({
  providers: [EraseAsker, PersonAskerListener, ReadAsker],
});
