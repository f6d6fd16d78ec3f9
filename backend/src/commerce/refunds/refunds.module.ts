import { defineFeature } from '../../platform/features/feature.js';
import { AskRefund } from './ask-refund.use-case.js';
import { MakeRefund } from './make-refund.use-case.js';
import { Refund } from './refund.entity.js';
import { SettleRefunds } from './settle-refunds.use-case.js';

export const refunds = defineFeature({
  entities: [Refund],
  providers: [AskRefund, MakeRefund, SettleRefunds],
});
