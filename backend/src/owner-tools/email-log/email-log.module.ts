import { defineFeature } from '../../platform/features/feature.js';

import { DeliveriesController, SuppressionsController } from './email-log.admin.controller.js';
import { EmailLog } from './email-log.js';
import { Suppressions } from './suppressions.js';

export const emailLog = defineFeature({
  providers: [Suppressions, EmailLog],
  controllers: [DeliveriesController, SuppressionsController],
});
