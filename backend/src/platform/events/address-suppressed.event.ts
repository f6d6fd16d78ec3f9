import type { MailingList } from '../email/email-job.js';
import { defineEvent } from './events.js';

export interface AddressSuppressed {
  list: MailingList;
  /** In small letters. */
  email: string;
  reason: 'bounced' | 'complained';
}

/** An address gets no more emails of a list; told again when it is said of it again. */
export const addressSuppressed = defineEvent<AddressSuppressed>('address-suppressed');
