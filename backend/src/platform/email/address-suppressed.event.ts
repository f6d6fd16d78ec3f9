import type { MailingList } from './email-job.js';
import { defineEvent } from '../events/events.js';

export interface AddressSuppressed {
  list: MailingList;
  /** In small letters. */
  email: string;
  reason: 'bounced' | 'complained';
}

/** An address gets no more emails of a list; told again when it is said of it again. */
export const addressSuppressed = defineEvent<AddressSuppressed>('address-suppressed');
