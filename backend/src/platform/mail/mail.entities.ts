import { MailAllowanceUse } from './mail-allowance.entity.js';
import { MailDelivery } from './mail-delivery.entity.js';
import { MailSuppression } from './mail-suppression.entity.js';
import { MailReport } from './reports/mail-report.entity.js';

export const mailEntities = [MailAllowanceUse, MailDelivery, MailReport, MailSuppression];
