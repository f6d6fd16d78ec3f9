import type { Transitions } from '../transitions.js';

/**
 * How a letter stands: promised; taken by our mail server; taken by the reader's; given back by it; called spam by its
 * reader; not sent, because the address is suppressed; not sent, because what it was about is over.
 */
export type DeliveryStatus =
  | 'queued'
  | 'sent'
  | 'accepted'
  | 'bounced'
  | 'complained'
  | 'suppressed'
  | 'withdrawn';

/** What may follow what: a report that comes late, or twice, changes nothing. */
export const deliveryTransitions: Transitions<DeliveryStatus> = {
  queued: ['sent', 'bounced', 'suppressed', 'withdrawn'],
  sent: ['accepted', 'bounced', 'complained'],
  accepted: ['bounced', 'complained'],
  bounced: [],
  complained: [],
  suppressed: [],
  withdrawn: [],
};
