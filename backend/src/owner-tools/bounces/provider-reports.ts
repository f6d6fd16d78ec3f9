import { createHash, timingSafeEqual, createHmac } from 'node:crypto';

import { POSTMARK_METADATA } from '../../platform/email/email.js';
import {
  type DeliveryReport,
  oneLine,
  type ReportedOutcome,
  bareMessageId,
  recordIdOf,
} from './report-rules.js';

export type ForeignJson = Readonly<Record<string, unknown>>;

/** The value if it is an object, else an empty one. */
export function objectIn(value: unknown): ForeignJson {
  return typeof value === 'object' && value !== null && !Array.isArray(value) ? (value as ForeignJson) : {};
}

export function textIn(value: unknown): string | undefined {
  return typeof value === 'string' && value !== '' ? value : undefined;
}

export function objectsIn(value: unknown): ForeignJson[] {
  return Array.isArray(value) ? value.map(objectIn) : [];
}

/** @returns undefined if the text is not a JSON object */
export function parseObject(text: string): ForeignJson | undefined {
  try {
    const value: unknown = JSON.parse(text);
    return typeof value === 'object' && value !== null && !Array.isArray(value)
      ? (value as ForeignJson)
      : undefined;
  } catch {
    return undefined;
  }
}

const digest = (text: string) => createHash('sha256').update(text).digest();

function isSameSecret(actual: string, expected: string): boolean {
  return timingSafeEqual(digest(actual), digest(expected));
}

/**
 * Whether a request carries the secret as a Bearer token (RFC 6750) or as the password of Basic with any user name
 * (RFC 7617): many services accept only an address `https://any:secret@…`.
 */
export function carriesSecret(authorization: string | undefined, secret: string): boolean {
  const [, scheme = '', credentials = ''] = /^(\w+) +(\S+)$/.exec(authorization?.trim() ?? '') ?? [];
  if (scheme.toLowerCase() === 'bearer') return isSameSecret(credentials, secret);
  if (scheme.toLowerCase() !== 'basic') return false;
  const [, password = ''] = /^[^:]*:(.*)$/s.exec(Buffer.from(credentials, 'base64').toString('utf8')) ?? [];
  return isSameSecret(password, secret);
}

interface MailgunSignature {
  timestamp: string;
  token: string;
  signature: string;
}

export function mailgunSignatureIn(body: ForeignJson): MailgunSignature | undefined {
  const fields = objectIn(body['signature']);
  const timestamp = fields['timestamp'] === undefined ? undefined : String(fields['timestamp']);
  const token = textIn(fields['token']);
  const signature = textIn(fields['signature']);
  return timestamp && token && signature ? { timestamp, token, signature } : undefined;
}

/**
 * Whether Mailgun has signed this: HMAC-SHA256 of timestamp and token.
 * https://documentation.mailgun.com/docs/mailgun/user-manual/events/webhooks#securing-webhooks
 */
export function isSignedByMailgun({ timestamp, token, signature }: MailgunSignature, key: string): boolean {
  return isSameSecret(
    signature,
    createHmac('sha256', key)
      .update(timestamp + token)
      .digest('hex'),
  );
}

const NOT_THE_MAILBOX: readonly string[] = ['old', 'generic', 'greylisted', 'suppress-unsubscribe'];

function mailgunOutcome(event: ForeignJson): ReportedOutcome | undefined {
  const kind = textIn(event['event']);
  if (kind === 'delivered') return 'accepted';
  if (kind === 'complained') return 'complained';
  if (kind !== 'failed') return undefined;
  // Mailgun retries and reports a final failure later.
  if (event['severity'] === 'temporary') return 'delayed';
  const reason = textIn(event['reason']) ?? '';
  if (reason === 'suppress-complaint') return 'complained';
  // Rejected because of Mailgun's sending address.
  if (reason === 'espblock') return 'refused';
  return NOT_THE_MAILBOX.includes(reason) ? 'bounced-soft' : 'bounced-hard';
}

/**
 * Reads the `event-data` of a webhook; other events yield an empty list.
 * https://documentation.mailgun.com/docs/mailgun/user-manual/events/webhooks
 * https://documentation.mailgun.com/docs/mailgun/user-manual/events/event-structure
 */
export function readMailgunReports(body: ForeignJson): DeliveryReport[] {
  const event = objectIn(body['event-data']);
  const outcome = mailgunOutcome(event);
  if (!outcome) return [];
  const headers = objectIn(objectIn(event['message'])['headers']);
  const status = objectIn(event['delivery-status']);
  const code = status['code'] === undefined ? undefined : String(status['code']);
  return [
    {
      messageId: bareMessageId(textIn(headers['message-id'])),
      recipient: textIn(event['recipient']),
      outcome,
      diagnosis: oneLine(
        textIn(event['reason']),
        code,
        textIn(status['message']) ?? textIn(status['description']),
      ),
      // Ids are unique only within a day.
      providerEventId: `mailgun:${textIn(event['id']) ?? ''}:${String(event['timestamp'])}:${outcome}`,
      isSigned: true,
    },
  ];
}

/** https://postmarkapp.com/developer/api/bounce-api#bounce-types, without automatic replies and subscription events. */
const OUTCOME_OF_TYPE: Readonly<Record<string, ReportedOutcome>> = {
  HardBounce: 'bounced-hard',
  BadEmailAddress: 'bounced-hard',
  // Postmark no longer sends to it.
  ManuallyDeactivated: 'bounced-hard',
  Transient: 'delayed',
  SpamComplaint: 'complained',
  SoftBounce: 'bounced-soft',
  DnsError: 'bounced-soft',
  SpamNotification: 'refused',
  VirusNotification: 'refused',
  Blocked: 'refused',
  DMARCPolicy: 'refused',
  SMTPApiError: 'refused',
  Unknown: 'bounced-soft',
};

function postmarkOutcome(event: ForeignJson): ReportedOutcome | undefined {
  const kind = textIn(event['RecordType']);
  if (kind === 'Delivery') return 'accepted';
  if (kind === 'SpamComplaint') return 'complained';
  // Reports of old webhooks have no RecordType.
  if (kind === 'Bounce' || kind === undefined) return OUTCOME_OF_TYPE[textIn(event['Type']) ?? ''];
  return undefined;
}

/**
 * Reads a webhook of Postmark; other events yield an empty list.
 * https://postmarkapp.com/developer/webhooks/bounce-webhook
 * https://postmarkapp.com/developer/webhooks/spam-complaint-webhook
 * https://postmarkapp.com/developer/webhooks/delivery-webhook
 */
export function readPostmarkReports(event: ForeignJson): DeliveryReport[] {
  const outcome = postmarkOutcome(event);
  const recipient = textIn(event['Recipient']) ?? textIn(event['Email']);
  if (!outcome || !recipient) return [];
  const id = event['ID'] === undefined ? textIn(event['MessageID']) : String(event['ID']);
  return [
    {
      deliveryId: recordIdOf(textIn(objectIn(event['Metadata'])[POSTMARK_METADATA])),
      recipient,
      outcome,
      diagnosis: oneLine(textIn(event['Name']), textIn(event['Details']), textIn(event['Description'])),
      providerEventId: `postmark:${outcome}:${id ?? ''}:${recipient}`,
      isSigned: true,
    },
  ];
}
