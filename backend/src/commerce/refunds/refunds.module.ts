import { defineFeature } from '../../platform/features/feature.js';
import { RefundsArchive } from './refunds-archive.js';
import { RefundSettlement } from './refund-settlement.js';
import { Refund } from './refund.entity.js';
import { Refunds } from './refunds.js';

export const refunds = defineFeature({
  entities: [Refund],
  providers: [RefundsArchive, RefundSettlement, Refunds],
});
