import type { Readable } from 'node:stream';

import type { ReactElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';

import { plainTextOf } from './plain-text.js';

export interface RenderedBody {
  html: string;
  text: string;
}

export interface EmailAttachment {
  fileName: string;
  contentType: string;
  /** Called outside transactions when the email is sent. The caller reads the stream or destroys it. */
  open: () => Promise<Readable>;
}

export interface Email {
  to: string;
  subject: string;
  body: ReactElement | RenderedBody;
  replyTo?: string;
  attachments?: readonly EmailAttachment[];
  /** Unsubscribes by POST, or by a page (RFC 2369, RFC 8058). */
  unsubscribeUrl?: string;
  /** `newsletter` (RFC 2919). */
  listId?: string;
  /** A reply or a broadcast. All others are marked as automatic (RFC 3834). */
  isWrittenByHand?: boolean;
  /** Runs in the transaction that records the email as sent. */
  onceSent?: () => Promise<unknown>;
  /** Makes the Message-ID, which is the same if the email is sent again; the id of the job run by default. */
  key?: string;
}

/** Metadata that Postmark returns in its reports: it replaces our Message-IDs. */
export const POSTMARK_METADATA = 'letter';

/** Replaces `{name}` placeholders. @throws Error for one without a value */
export function fill(words: string, values: Readonly<Record<string, string>>): string {
  return words.replace(/\{(\w+)\}/g, (_, name: string) => {
    const value = values[name];
    if (value === undefined) throw new Error(`No value for {${name}} in "${words}".`);
    return value;
  });
}

const DOCTYPE =
  '<!DOCTYPE html PUBLIC "-//W3C//DTD XHTML 1.0 Transitional//EN" "http://www.w3.org/TR/xhtml1/DTD/xhtml1-transitional.dtd">';

/** React's preloads are useless in mail programs. */
const IMAGE_PRELOADS = /<link rel="preload" as="image"[^<>]*>/g;

export function renderBody(body: ReactElement | RenderedBody): RenderedBody {
  if ('html' in body) return body;
  const html = DOCTYPE + renderToStaticMarkup(body).replace(IMAGE_PRELOADS, '');
  return { html, text: plainTextOf(html) };
}

export interface EmailSample {
  name: string;
  /** Whether it has one-click unsubscription. */
  isListed: boolean;
  /** @param publicUrl the site's origin */
  email: (publicUrl: string) => Email;
}
