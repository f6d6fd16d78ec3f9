import type { ReactElement } from 'react';

/** Both parts of an email, as they go out. */
export interface RenderedBody {
  html: string;
  text: string;
}

/** One email. */
export interface Email {
  to: string;
  subject: string;
  /** Rendered to HTML and to plain text, where it is not yet. */
  body: ReactElement | RenderedBody;
  /** Where an answer goes, when not to the sender. */
  replyTo?: string;
  /** Ends, by a POST of the mail program or a page for people, what brought the email (RFC 2369, RFC 8058). */
  unsubscribeUrl?: string;
  /** Names the email for good, where its job's run does not: a repeated send carries the same Message-ID. */
  key?: string;
}

/** What an email says of itself to Postmark, which hands it back: it gives emails Message-IDs of its own. */
export const POSTMARK_METADATA = 'letter';
