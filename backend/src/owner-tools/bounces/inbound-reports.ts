import { createHash } from 'node:crypto';

import PostalMime, { type Email } from 'postal-mime';

import { readAbuseReport } from './abuse-report.js';
import type { DeliveryReport } from './delivery-report.js';
import { readDeliveryStatus, type RecipientReport } from './delivery-status.js';
import { addressIn, type Fields, readFieldGroups } from './field-groups.js';
import { bareMessageId } from './message-id.js';
import { readFailedRecipients, readQmailBounce } from './plain-bounce.js';

/** Of the letter that came back, whole or its headers alone (RFC 6522, section 3). */
const RETURNED = ['message/rfc822', 'text/rfc822-headers', 'message/global', 'message/global-headers'];
const DEEPEST_NESTING = 30;

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
  const text = mail.text ?? '';
  const failed = headerOf(mail, 'x-failed-recipients');
  return failed ? readFailedRecipients(failed, text) : readQmailBounce(text);
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
  return recipientsIn(mail).map((report, at) => ({
    ...report,
    messageId,
    recipient: report.recipient ?? addressIn(returned?.get('to')),
    providerEventId: `mail:${id}:${at}:${report.outcome}`,
    isSigned: false,
  }));
}
