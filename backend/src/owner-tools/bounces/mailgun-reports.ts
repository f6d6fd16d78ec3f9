import { createHmac } from 'node:crypto';

import { type DeliveryReport, oneLine, type ReportedOutcome } from './delivery-report.js';
import { type ForeignJson, objectIn, textIn } from './foreign-json.js';
import { bareMessageId } from './message-id.js';
import { isSameSecret } from './same-secret.js';

export interface MailgunSignature {
  /** Unix time in seconds. */
  timestamp: string;
  /** Different in each call. */
  token: string;
  signature: string;
}

export function mailgunSignatureIn(body: ForeignJson): MailgunSignature | undefined {
  const given = objectIn(body['signature']);
  const timestamp = given['timestamp'] === undefined ? undefined : String(given['timestamp']);
  const token = textIn(given['token']);
  const signature = textIn(given['signature']);
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

/** Reasons of a permanent failure that say nothing of the mailbox: given up after hours, or refused for our address. */
const NOT_THE_MAILBOX: readonly string[] = [
  'old',
  'espblock',
  'generic',
  'greylisted',
  'suppress-unsubscribe',
];

function outcomeOf(event: ForeignJson): ReportedOutcome | undefined {
  const kind = textIn(event['event']);
  if (kind === 'delivered') return 'accepted';
  if (kind === 'complained') return 'complained';
  if (kind !== 'failed') return undefined;
  // Mailgun goes on trying, and says so at the end if it was in vain.
  if (event['severity'] === 'temporary') return 'delayed';
  const reason = textIn(event['reason']) ?? '';
  if (reason === 'suppress-complaint') return 'complained';
  return NOT_THE_MAILBOX.includes(reason) ? 'bounced-soft' : 'bounced-hard';
}

/**
 * Reads the `event-data` of a webhook; nothing where it is about something else.
 * https://documentation.mailgun.com/docs/mailgun/user-manual/events/webhooks
 * https://documentation.mailgun.com/docs/mailgun/user-manual/events/event-structure
 */
export function readMailgunReports(body: ForeignJson): DeliveryReport[] {
  const event = objectIn(body['event-data']);
  const outcome = outcomeOf(event);
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
      // Ids are unique within a day only.
      providerEventId: `mailgun:${textIn(event['id']) ?? ''}:${String(event['timestamp'])}:${outcome}`,
      isSigned: true,
    },
  ];
}
