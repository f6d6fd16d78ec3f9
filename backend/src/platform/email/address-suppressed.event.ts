import type { MailingList } from './email-job.js';
import { defineEvent } from '../events/events.js';

export interface AddressSuppressed {
  list: MailingList;
  /** In lower case. */
  email: string;
  reason: 'bounced' | 'complained';
}

/** An address gets no more emails of a list. Published again for each further bounce or complaint. */
export const addressSuppressed = defineEvent<AddressSuppressed>('address-suppressed');
