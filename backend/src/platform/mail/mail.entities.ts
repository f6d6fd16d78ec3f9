import { MailAllowanceUse } from './mail-allowance.entity.js';

export const mailEntities = [MailAllowanceUse];
