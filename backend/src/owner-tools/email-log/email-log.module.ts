import { defineFeature } from '../../platform/features/feature.js';
import { DeliveriesController } from './deliveries.controller.js';
import { Suppressions } from './suppressions.js';
import { EmailLog } from './email-log.js';
import { SuppressionsController } from './suppressions.controller.js';
export const mailRecords = defineFeature({
  providers: [Suppressions, EmailLog],
  controllers: [DeliveriesController, SuppressionsController],
});
