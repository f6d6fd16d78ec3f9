import { defineFeature } from '../../platform/features/feature.js';
import { EraseBuyer } from './erase-buyer.use-case.js';
import { PersonBuyerListener } from './person-buyer.listener.js';
import { ReadBuyer } from './read-buyer.query.js';

export const buyerRecords = defineFeature({
  providers: [EraseBuyer, PersonBuyerListener, ReadBuyer],
});
