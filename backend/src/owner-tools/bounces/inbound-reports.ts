import { createHash } from 'node:crypto';
import PostalMime, { type Email } from 'postal-mime';

import {
  type DeliveryReport,
  LONGEST_FIELD,
  oneLine,
  type ReportedOutcome,
  saysNoSuchMailbox,
  bareMessageId,
  withAtIn,
} from './report-rules.js';

/** Fields by their names in small letters, cut to {@link LONGEST_FIELD}; of several with one name the first. */
type Fields = ReadonlyMap<string, string>;

/**
 * Groups of fields as in mail headers, with empty lines between them (RFC 3464, section 2.1; RFC 5322, section 2.2).
 * Folded lines are joined; what is no field is passed over.
 */
function readFieldGroups(text: string): Fields[] {
  return text
    .replace(/\r\n?/g, '\n')
    .split(/\n[ \t]*\n/)
    .map(readFields)
    .filter((fields) => fields.size > 0);
}

function readFields(group: string): Fields {
  const fields = new Map<string, string>();
  for (const line of group.replace(/\n[ \t]+/g, ' ').split('\n')) {
    const [name = '', ...value] = line.slice(0, LONGEST_FIELD).split(':');
    const key = name.trimEnd().toLowerCase();
    if (value.length > 0 && /^[\x21-\x7e]+$/.test(key) && !fields.has(key))
      fields.set(key, value.join(':').trim());
  }
  return fields;
}

/** What follows the type in `rfc822; ruth@example.org` or `smtp; 550 no`; all of it where there is none. */
function withoutType(value: string | undefined): string | undefined {
  return value?.replace(/^[\w.-]+\s*;\s*/, '');
}

/** An address in a field, freed from its type and its brackets. */
function addressIn(value: string | undefined): string | undefined {
  return withAtIn(withoutType(value), /[\s<>",;]+/);
}

/** What a report by mail says of one recipient. */
type RecipientReport = Pick<DeliveryReport, 'recipient' | 'outcome' | 'diagnosis'>;

/** RFC 3464, section 2.3.3: what was relayed or expanded has left the reader's server in the right direction. */
function outcomeOf(action: string, ...said: (string | undefined)[]): ReportedOutcome | undefined {
  if (action === 'failed') return saysNoSuchMailbox(...said) ? 'bounced-hard' : 'bounced-soft';
  if (action === 'delayed') return 'delayed';
  return ['delivered', 'relayed', 'expanded'].includes(action) ? 'accepted' : undefined;
}

/** Reads a `message/delivery-status` (RFC 3464), or its international sister (RFC 6533). */
function readDeliveryStatus(text: string): RecipientReport[] {
  return readFieldGroups(text).flatMap((fields) => {
    const action = /^[a-z]+/.exec(fields.get('action')?.toLowerCase() ?? '')?.[0];
    // The first group is about the message, and names no action.
    if (!action) return [];
    const status = /\d\.\d{1,3}\.\d{1,3}/.exec(fields.get('status') ?? '')?.[0];
    const diagnostic = withoutType(fields.get('diagnostic-code'));
    const outcome = outcomeOf(action, status, diagnostic);
    if (!outcome) return [];
    // The final one may be where a reader has their mail forwarded; the original is whom we wrote to.
    const recipient = addressIn(fields.get('original-recipient')) ?? addressIn(fields.get('final-recipient'));
    return [{ recipient, outcome, diagnosis: oneLine(status, diagnostic) || action }];
  });
}

/** Feedback types by which readers say that they do not want an email (RFC 5965, section 7.3; RFC 6650). */
const COMPLAINTS: readonly string[] = ['abuse', 'fraud', 'virus', 'other', 'opt-out', 'opt-out-list'];

/** Reads a `message/feedback-report` (RFC 5965), as mail providers send it when a reader says "spam". */
function readAbuseReport(text: string): RecipientReport[] {
  const [fields] = readFieldGroups(text);
  const type = fields?.get('feedback-type')?.toLowerCase();
  if (!type || !COMPLAINTS.includes(type)) return [];
  const recipient = addressIn(fields?.get('original-rcpt-to')) ?? addressIn(fields?.get('removal-recipient'));
  return [{ recipient, outcome: 'complained', diagnosis: oneLine(type, fields?.get('user-agent')) }];
}

/** What was tried and is still being tried is no bounce. */
const DELAYED = /(?:will be (?:retried|attempted)|still (?:being )?(?:tried|trying)|not yet been delivered)/i;

function report(recipient: string | undefined, said: string): RecipientReport {
  return {
    recipient,
    outcome: saysNoSuchMailbox(said) ? 'bounced-hard' : 'bounced-soft',
    diagnosis: oneLine(said),
  };
}

/**
 * Reads the bounce of qmail and its children: after a paragraph that begins with "Hi. This is the" one for each
 * recipient, until a dash (https://cr.yp.to/proto/qsbmf.txt).
 */
function readQmailBounce(text: string): RecipientReport[] {
  const plain = text.replace(/\r\n?/g, '\n').trimStart();
  if (!/^Hi\. This is the/.test(plain)) return [];
  const [, ...paragraphs] = (plain.split('\n-', 1)[0] ?? '').split(/\n[ \t]*\n/);
  return paragraphs.flatMap((paragraph) => {
    const [head = '', address = ''] = /^\s*<([^>\n]+)>:[^\S\n]*\n/.exec(paragraph) ?? [];
    return address ? [report(address, paragraph.slice(head.length))] : [];
  });
}

/**
 * Reads a bounce of Exim that is plain text: who it is about stands in the header `X-Failed-Recipients`, and what was
 * said under the address in the text.
 */
function readFailedRecipients(header: string, text: string): RecipientReport[] {
  if (DELAYED.test(text)) return [];
  const said = new Map<string, string>();
  for (const paragraph of text.replace(/\r\n?/g, '\n').split(/\n[ \t]*\n/)) {
    const [about = ''] = paragraph.trim().split(/[\s:]/, 1);
    if (!said.has(about)) said.set(about, paragraph.trim().slice(about.length));
  }
  return header
    .slice(0, LONGEST_FIELD)
    .split(',')
    .flatMap((part) => {
      const recipient = addressIn(part);
      return recipient ? [report(recipient, said.get(recipient) ?? '')] : [];
    });
}

/** Of the email that came back, whole or its headers alone (RFC 6522, section 3). */
const RETURNED = ['message/rfc822', 'text/rfc822-headers', 'message/global', 'message/global-headers'];
const DEEPEST_NESTING = 30;
/** An email of ours goes to one reader; what was forwarded comes back from a few. */
const MOST_RECIPIENTS = 50;

function partOf(mail: Email, ...types: string[]): string | undefined {
  const content = mail.attachments.find(({ mimeType }) => types.includes(mimeType.toLowerCase()))?.content;
  return typeof content === 'string' ? content : undefined;
}

function headerOf(mail: Email, name: string): string | undefined {
  return mail.headers.find(({ key }) => key === name)?.value;
}

function recipientsIn(mail: Email): RecipientReport[] {
  const status = partOf(mail, 'message/delivery-status', 'message/global-delivery-status');
  if (status) return readDeliveryStatus(status);
  const abuse = partOf(mail, 'message/feedback-report');
  if (abuse) return readAbuseReport(abuse);
  if (isAutomaticAnswer(mail)) return [];
  const text = mail.text ?? '';
  const failed = headerOf(mail, 'x-failed-recipients');
  if (failed) return readFailedRecipients(failed, text);
  return /^auto-/i.test(headerOf(mail, 'auto-submitted') ?? '') ? [] : readQmailBounce(text);
}

/** Fields of programs that answer for people who are away, older than Auto-Submitted (RFC 3834), which Exim's bounces have too. */
function isAutomaticAnswer(mail: Email): boolean {
  if (['x-autoreply', 'x-autorespond', 'x-autoreply-from'].some((name) => headerOf(mail, name))) return true;
  return /^(?:auto_reply|bulk|junk|list)\b/i.test(headerOf(mail, 'precedence') ?? '');
}

/** Where nothing came back in a part of its own: as text, or in the threading of the report. */
function messageIdIn(mail: Email, returned: Fields | undefined): string | undefined {
  const copied = /^message-id:\s*(<[^>\s]+>)/im.exec(mail.text ?? '')?.[1];
  const threaded = mail.inReplyTo ?? mail.references?.trim().split(/\s+/).at(-1);
  return bareMessageId(returned?.get('message-id') ?? copied ?? threaded);
}

/**
 * Reads a message that a mail server posted: a delivery status notification (RFC 3464), an abuse report (RFC 5965) or
 * a bounce in the old manners of qmail and Exim. Nothing where it is none of these.
 *
 * @throws where it is no message at all
 */
export async function readInboundReports(raw: Buffer): Promise<DeliveryReport[]> {
  const mail = await PostalMime.parse(raw, {
    attachmentEncoding: 'utf8',
    forceRfc822Attachments: true,
    maxNestingDepth: DEEPEST_NESTING,
  });
  const [returned] = readFieldGroups(partOf(mail, ...RETURNED) ?? '');
  const messageId = messageIdIn(mail, returned);
  const id = bareMessageId(mail.messageId) ?? createHash('sha256').update(raw).digest('hex');
  return recipientsIn(mail)
    .slice(0, MOST_RECIPIENTS)
    .map((report, at) => ({
      ...report,
      messageId,
      recipient: report.recipient ?? addressIn(returned?.get('to')),
      providerEventId: `mail:${id}:${at}:${report.outcome}`,
      isSigned: false,
    }));
}
