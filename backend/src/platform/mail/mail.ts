import type { ReactElement } from 'react';

/** One letter, ready to be rendered. */
export interface Mail {
  to: string;
  subject: string;
  /** Rendered to HTML and to plain text. */
  body: ReactElement;
  /** Where an answer goes, when not to the sender. */
  replyTo?: string;
  /** Ends, by a POST of the mail program or a page for people, what brought the letter (RFC 2369, RFC 8058). */
  unsubscribeUrl?: string;
}
