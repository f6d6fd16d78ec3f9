import { defineFeature } from '../features/feature.js';
import { ForgetOldDeliveries } from './forget-old-deliveries.use-case.js';
import { EmailQueue } from './email-queue.js';
import { MailAllowanceUse } from './email-rate-limit.entity.js';
import { EmailRateLimiter } from './email-rate-limiter.js';
import { MailConnection } from './mail-connection.js';
import { MailDelivery } from './mail-delivery.entity.js';
import { MailSuppression } from './mail-suppression.entity.js';
import { MailSuppressions } from './mail-suppressions.js';
import { Mailer } from './mailer.js';
import { PostOffice } from './post-office.js';

export const mail = defineFeature({
  entities: [MailAllowanceUse, MailDelivery, MailSuppression],
  providers: [
    ForgetOldDeliveries,
    EmailQueue,
    EmailRateLimiter,
    MailConnection,
    MailSuppressions,
    Mailer,
    PostOffice,
  ],
});
