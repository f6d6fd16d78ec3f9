import type { Readable } from 'node:stream';

import type { ReactElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';

import { plainTextOf } from './plain-text.js';

/** Both parts of an email, as they go out. */
export interface RenderedBody {
  html: string;
  text: string;
}

/** A file that goes along. */
export interface EmailAttachment {
  fileName: string;
  contentType: string;
  /** Asked for when the email goes out, and in no transaction. Whoever asks reads the stream or destroys it. */
  open: () => Promise<Readable>;
}

/** One email. */
export interface Email {
  to: string;
  subject: string;
  /** Rendered to HTML and to plain text, where it is not yet. */
  body: ReactElement | RenderedBody;
  /** Where an answer goes, when not to the sender. */
  replyTo?: string;
  attachments?: readonly EmailAttachment[];
  /** Ends, by a POST of the mail program or a page for people, what brought the email (RFC 2369, RFC 8058). */
  unsubscribeUrl?: string;
  /** Names the list that it goes to, as `newsletter` (RFC 2919). */
  listId?: string;
  /** Written by a person for this occasion: an answer, a broadcast. All others are automatic (RFC 3834). */
  isWrittenByHand?: boolean;
  /** What is noted once it has gone, in the transaction that notes so. */
  onceSent?: () => Promise<unknown>;
  /** Names the email for good, where its job's run does not: a repeated send carries the same Message-ID. */
  key?: string;
}

/** What an email says of itself to Postmark, which hands it back: it gives emails Message-IDs of its own. */
export const POSTMARK_METADATA = 'letter';

/** Puts values in the places of `{name}`; a place without a value is a mistake in the words and throws. */
export function fill(words: string, values: Readonly<Record<string, string>>): string {
  return words.replace(/\{(\w+)\}/g, (_, name: string) => {
    const value = values[name];
    if (value === undefined) throw new Error(`The words "${words}" name {${name}}, which is not known here.`);
    return value;
  });
}

/** What mail programs take for HTML that they know. */
const DOCTYPE =
  '<!DOCTYPE html PUBLIC "-//W3C//DTD XHTML 1.0 Transitional//EN" "http://www.w3.org/TR/xhtml1/DTD/xhtml1-transitional.dtd">';

/** React asks browsers to fetch pictures early; to a mail program that says nothing. */
const EARLY_PICTURES = /<link rel="preload" as="image"[^<>]*>/g;

export function renderBody(body: ReactElement | RenderedBody): RenderedBody {
  if ('html' in body) return body;
  const html = DOCTYPE + renderToStaticMarkup(body).replace(EARLY_PICTURES, '');
  return { html, text: plainTextOf(html) };
}

/** One kind of email with the facts of an example, to be looked at and checked. */
export interface EmailSample {
  /** As the gallery lists it: `order-delivered`. */
  name: string;
  /** Whether its reader can end such emails by one click of their mail program. */
  isListed: boolean;
  /** @param publicUrl the site's origin */
  email: (publicUrl: string) => Email;
}
