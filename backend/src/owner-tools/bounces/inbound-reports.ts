import { createHash } from 'node:crypto';
import PostalMime, { type Email } from 'postal-mime';

import {
  type DeliveryReport,
  MAX_FIELD_LENGTH,
  MAX_NESTING,
  MAX_RECIPIENTS,
  oneLine,
  type ReportedOutcome,
  saysNoSuchMailbox,
  bareMessageId,
  withAtIn,
} from './report-rules.js';

type Fields = ReadonlyMap<string, string>;

/** Groups of header fields separated by empty lines (RFC 3464, section 2.1; RFC 5322, section 2.2). */
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
    const [name = '', ...value] = line.slice(0, MAX_FIELD_LENGTH).split(':');
    const key = name.trimEnd().toLowerCase();
    if (value.length > 0 && /^[\x21-\x7e]+$/.test(key) && !fields.has(key))
      fields.set(key, value.join(':').trim());
  }
  return fields;
}

/** Removes the type of `rfc822; ruth@example.org` or `smtp; 550 no`. */
function withoutType(value: string | undefined): string | undefined {
  return value?.replace(/^[\w.-]+\s*;\s*/, '');
}

function addressIn(value: string | undefined): string | undefined {
  return withAtIn(withoutType(value), /[\s<>",;]+/);
}

type RecipientReport = Pick<DeliveryReport, 'recipient' | 'outcome' | 'diagnosis'>;

/** RFC 3464, section 2.3.3: `relayed` and `expanded` count as accepted. */
function outcomeOf(action: string, ...replies: (string | undefined)[]): ReportedOutcome | undefined {
  if (action === 'failed') return saysNoSuchMailbox(...replies) ? 'bounced-hard' : 'bounced-soft';
  if (action === 'delayed') return 'delayed';
  return ['delivered', 'relayed', 'expanded'].includes(action) ? 'accepted' : undefined;
}

/** Reads a `message/delivery-status` (RFC 3464) or `message/global-delivery-status` (RFC 6533). */
function readDeliveryStatus(text: string): RecipientReport[] {
  return readFieldGroups(text).flatMap((fields) => {
    const action = /^[a-z]+/.exec(fields.get('action')?.toLowerCase() ?? '')?.[0];
    // The first group is about the message and has no action.
    if (!action) return [];
    const status = /\d\.\d{1,3}\.\d{1,3}/.exec(fields.get('status') ?? '')?.[0];
    const diagnostic = withoutType(fields.get('diagnostic-code'));
    const outcome = outcomeOf(action, status, diagnostic);
    if (!outcome) return [];
    // The final recipient may be a forwarding target; we wrote to the original one.
    const recipient = addressIn(fields.get('original-recipient')) ?? addressIn(fields.get('final-recipient'));
    return [{ recipient, outcome, diagnosis: oneLine(status, diagnostic) || action }];
  });
}

/** Feedback types that are complaints (RFC 5965, section 7.3; RFC 6650). */
const COMPLAINTS: readonly string[] = ['abuse', 'fraud', 'virus', 'other', 'opt-out', 'opt-out-list'];

/** Reads a `message/feedback-report` (RFC 5965), sent when a reader marks an email as spam. */
function readAbuseReport(text: string): RecipientReport[] {
  const [fields] = readFieldGroups(text);
  const type = fields?.get('feedback-type')?.toLowerCase();
  if (!type || !COMPLAINTS.includes(type)) return [];
  const recipient = addressIn(fields?.get('original-rcpt-to')) ?? addressIn(fields?.get('removal-recipient'));
  return [{ recipient, outcome: 'complained', diagnosis: oneLine(type, fields?.get('user-agent')) }];
}

/** Texts of delay notices, which are not bounces. */
const DELAYED = /(?:will be (?:retried|attempted)|still (?:being )?(?:tried|trying)|not yet been delivered)/i;

function report(recipient: string | undefined, reply: string): RecipientReport {
  return {
    recipient,
    outcome: saysNoSuchMailbox(reply) ? 'bounced-hard' : 'bounced-soft',
    diagnosis: oneLine(reply),
  };
}

/**
 * Reads a qmail-style bounce: an introduction that begins with "Hi. This is the", then one paragraph per recipient,
 * until a dash (https://cr.yp.to/proto/qsbmf.txt).
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

/** Reads a plain-text bounce of Exim: recipients from `X-Failed-Recipients`, replies from the text below each address. */
function readFailedRecipients(header: string, text: string): RecipientReport[] {
  if (DELAYED.test(text)) return [];
  const replies = new Map<string, string>();
  for (const paragraph of text.replace(/\r\n?/g, '\n').split(/\n[ \t]*\n/)) {
    const [about = ''] = paragraph.trim().split(/[\s:]/, 1);
    if (!replies.has(about)) replies.set(about, paragraph.trim().slice(about.length));
  }
  return header
    .slice(0, MAX_FIELD_LENGTH)
    .split(',')
    .flatMap((part) => {
      const recipient = addressIn(part);
      return recipient ? [report(recipient, replies.get(recipient) ?? '')] : [];
    });
}

/** Parts with the returned email or its headers (RFC 6522, section 3). */
const RETURNED = ['message/rfc822', 'text/rfc822-headers', 'message/global', 'message/global-headers'];

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

/** Checks fields older than Auto-Submitted (RFC 3834), which Exim's bounces carry too. */
function isAutomaticAnswer(mail: Email): boolean {
  if (['x-autoreply', 'x-autorespond', 'x-autoreply-from'].some((name) => headerOf(mail, name))) return true;
  return /^(?:auto_reply|bulk|junk|list)\b/i.test(headerOf(mail, 'precedence') ?? '');
}

/** Message-ID of the returned part, else of the text, else of the report's threading headers. */
function messageIdIn(mail: Email, returned: Fields | undefined): string | undefined {
  const copied = /^message-id:\s*(<[^>\s]+>)/im.exec(mail.text ?? '')?.[1];
  const threaded = mail.inReplyTo ?? mail.references?.trim().split(/\s+/).at(-1);
  return bareMessageId(returned?.get('message-id') ?? copied ?? threaded);
}

/**
 * Reads a delivery status notification (RFC 3464), an abuse report (RFC 5965), or a bounce of qmail or Exim.
 * @returns an empty list for other messages
 * @throws if the input is not a message
 */
export async function readInboundReports(raw: Buffer): Promise<DeliveryReport[]> {
  const mail = await PostalMime.parse(raw, {
    attachmentEncoding: 'utf8',
    forceRfc822Attachments: true,
    maxNestingDepth: MAX_NESTING,
  });
  const [returned] = readFieldGroups(partOf(mail, ...RETURNED) ?? '');
  const messageId = messageIdIn(mail, returned);
  const id = bareMessageId(mail.messageId) ?? createHash('sha256').update(raw).digest('hex');
  return recipientsIn(mail)
    .slice(0, MAX_RECIPIENTS)
    .map((report, at) => ({
      ...report,
      messageId,
      recipient: report.recipient ?? addressIn(returned?.get('to')),
      providerEventId: `mail:${id}:${at}:${report.outcome}`,
      isSigned: false,
    }));
}
