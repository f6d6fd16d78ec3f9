import { Database } from '../database/database.js';
import { defineFeature } from '../features/feature.js';
import { SealedSecrets } from '../signed-links/sealed-secrets.js';

import { EmailQueue } from './email-queue.js';
import { ForgetOldDeliveries } from './forget-old-deliveries.js';
import { MailConnection } from './email-integration.js';
import { MailDelivery, MailSuppression } from './mail-delivery.entity.js';
import { MailPace } from './bulk-email-throttle.js';
import { MailSuppressions } from './mail-suppressions.js';
import { Mailer } from './mailer.js';
import { PostOffice } from './email-sender.js';
import { openPseudonyms, PSEUDONYMS, Pseudonyms } from './pseudonyms.js';
import { RequestedEmails } from './requested-emails.js';

export const mail = defineFeature({
  entities: [MailDelivery, MailSuppression],
  providers: [
    ForgetOldDeliveries,
    EmailQueue,
    MailConnection,
    MailPace,
    MailSuppressions,
    Mailer,
    PostOffice,
    RequestedEmails,
    { provide: Pseudonyms, inject: [Database, SealedSecrets], useFactory: openPseudonyms },
  ],
  sealed: [{ purpose: PSEUDONYMS, table: 'sealed_secrets', owner: 'purpose' }],
});
