import { defineFeature } from '../../platform/features/feature.js';
import { DeliveriesController } from './deliveries.controller.js';
import { LiftSuppression } from './lift-suppression.use-case.js';
import { ListDeliveries } from './list-deliveries.query.js';
import { ListSuppressions } from './list-suppressions.query.js';
import { ResendDelivery } from './resend-delivery.use-case.js';
import { SuppressionsController } from './suppressions.controller.js';
import { WithdrawGivenUpListener } from './withdraw-given-up.listener.js';

export const mailRecords = defineFeature({
  providers: [LiftSuppression, ListDeliveries, ListSuppressions, ResendDelivery, WithdrawGivenUpListener],
  controllers: [DeliveriesController, SuppressionsController],
});
