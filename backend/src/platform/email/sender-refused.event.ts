import { defineEvent } from '../events/events.js';

export interface SenderRefused {
  /** The mail server's answer. */
  said: string;
}

/** A mail server refuses the site as a sender, for policy, authentication, reputation or rate. */
export const senderRefused = defineEvent<SenderRefused>('sender-refused');
