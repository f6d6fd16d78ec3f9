import { Database } from '../database/database.js';
import { defineFeature } from '../features/feature.js';
import { SealedSecrets } from '../signed-links/sealed-secrets.js';

import { EmailQueue } from './email-queue.js';
import { ForgetOldDeliveries } from './forget-old-deliveries.js';
import { EmailIntegration } from './email-integration.js';
import { MailDelivery, MailSuppression } from './mail-delivery.entity.js';
import { BulkEmailThrottle } from './bulk-email-throttle.js';
import { MailSuppressions } from './mail-suppressions.js';
import { Mailer } from './mailer.js';
import { EmailSender } from './email-sender.js';
import { openPseudonyms, PSEUDONYMS, Pseudonyms } from './pseudonyms.js';
import { RequestedEmails } from './requested-emails.js';
import { SuppressionsArchive } from './suppressions-archive.js';

export const mail = defineFeature({
  entities: [MailDelivery, MailSuppression],
  providers: [
    SuppressionsArchive,
    ForgetOldDeliveries,
    EmailQueue,
    EmailIntegration,
    BulkEmailThrottle,
    MailSuppressions,
    Mailer,
    EmailSender,
    RequestedEmails,
    { provide: Pseudonyms, inject: [Database, SealedSecrets], useFactory: openPseudonyms },
  ],
  sealed: [{ purpose: PSEUDONYMS, table: 'sealed_secrets', owner: 'purpose' }],
});
