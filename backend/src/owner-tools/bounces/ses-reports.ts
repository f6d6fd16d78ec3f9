import { createVerify, X509Certificate } from 'node:crypto';

import { parseObject, textIn, type ForeignJson, objectIn, objectsIn } from './provider-reports.js';
import { type DeliveryReport, oneLine, type ReportedOutcome, bareMessageId } from './report-rules.js';

/**
 * Message that Amazon SNS posts to an HTTPS endpoint.
 * https://docs.aws.amazon.com/sns/latest/dg/sns-message-and-json-formats.html
 */
export interface SnsMessage {
  type: 'Notification' | 'SubscriptionConfirmation' | 'UnsubscribeConfirmation';
  messageId: string;
  topicArn: string;
  /** Of a notification: the JSON of Amazon SES as a string. */
  message: string;
  timestamp: string;
  signatureVersion: string;
  signature: string;
  signingCertUrl: string;
  subscribeUrl: string | undefined;
  /** Signed fields by name; optional ones may be missing. */
  fields: Readonly<Record<string, string | undefined>>;
}

const TYPES = ['Notification', 'SubscriptionConfirmation', 'UnsubscribeConfirmation'] as const;

const SIGNED = {
  Notification: ['Message', 'MessageId', 'Subject', 'Timestamp', 'TopicArn', 'Type'],
  SubscriptionConfirmation: [
    'Message',
    'MessageId',
    'SubscribeURL',
    'Timestamp',
    'Token',
    'TopicArn',
    'Type',
  ],
};

export function readSnsMessage(text: string): SnsMessage | undefined {
  const json = parseObject(text) ?? {};
  const fields = Object.fromEntries(Object.entries(json).map(([name, value]) => [name, textIn(value)]));
  const type = TYPES.find((known) => known === fields['Type']);
  const { MessageId: messageId, TopicArn: topicArn, Message: message, Timestamp: timestamp } = fields;
  if (!type || !messageId || !topicArn || !message || !timestamp) return undefined;
  return {
    type,
    messageId,
    topicArn,
    message,
    timestamp,
    signatureVersion: fields['SignatureVersion'] ?? '',
    signature: fields['Signature'] ?? '',
    signingCertUrl: fields['SigningCertURL'] ?? '',
    subscribeUrl: fields['SubscribeURL'],
    fields,
  };
}

/** Whether a URL belongs to Amazon SNS (`sns.<region>.amazonaws.com`) and may be fetched and trusted. */
export function isSnsUrl(address: string): boolean {
  if (!URL.canParse(address)) return false;
  const { protocol, host, username } = new URL(address);
  return protocol === 'https:' && !username && /^sns\.[a-z0-9-]+\.amazonaws\.com(\.cn)?$/.test(host);
}

/** Signed text: name and value of each field that exists, one per line. */
export function signedText({ type, fields }: SnsMessage): string {
  return SIGNED[type === 'Notification' ? type : 'SubscriptionConfirmation']
    .filter((name) => fields[name] !== undefined)
    .map((name) => `${name}\n${fields[name]}\n`)
    .join('');
}

/**
 * Verifies the signature of a message.
 * https://docs.aws.amazon.com/sns/latest/dg/sns-verify-signature-of-message-verify-message-signature.html
 * @param pem X.509 certificate from the message's SigningCertURL
 */
export function isSignedBy(pem: string, message: SnsMessage, now: Date): boolean {
  const hash = { '1': 'RSA-SHA1', '2': 'RSA-SHA256' }[message.signatureVersion];
  if (!hash) return false;
  try {
    const { publicKey, validFrom, validTo } = new X509Certificate(pem);
    if (now < new Date(validFrom) || now > new Date(validTo)) return false;
    return createVerify(hash)
      .update(signedText(message), 'utf8')
      .verify(publicKey, message.signature, 'base64');
  } catch {
    return false;
  }
}

interface SesEvent {
  /** Unique among the events of the email. */
  id: string | undefined;
  outcome: ReportedOutcome;
  reason: string | undefined;
  recipients: ForeignJson[];
}

/** A transient bounce without a server's reply is often an automatic reply: that email has arrived. */
function bounceOutcome(type: string | undefined, recipients: readonly ForeignJson[]): ReportedOutcome {
  if (type === 'Permanent') return 'bounced-hard';
  const isAnswered = recipients.some(({ action, diagnosticCode }) => action === 'failed' || diagnosticCode);
  return type === 'Transient' && !isAnswered ? 'delayed' : 'bounced-soft';
}

function parseEvent(event: ForeignJson): SesEvent | undefined {
  const kind = textIn(event['notificationType']) ?? textIn(event['eventType']);
  if (kind === 'Bounce') {
    const bounce = objectIn(event['bounce']);
    const type = textIn(bounce['bounceType']);
    const recipients = objectsIn(bounce['bouncedRecipients']);
    const reason = oneLine(type, textIn(bounce['bounceSubType']));
    return { id: textIn(bounce['feedbackId']), outcome: bounceOutcome(type, recipients), reason, recipients };
  }
  if (kind === 'Complaint') {
    const complaint = objectIn(event['complaint']);
    const type = textIn(complaint['complaintFeedbackType']);
    if (type === 'not-spam') return undefined;
    const subType = textIn(complaint['complaintSubType']);
    const recipients = objectsIn(complaint['complainedRecipients']);
    // SES did not send the email, so this is not a complaint.
    const outcome = subType === 'OnAccountSuppressionList' ? 'bounced-soft' : 'complained';
    return { id: textIn(complaint['feedbackId']), outcome, reason: oneLine(type, subType), recipients };
  }
  if (kind === 'Delivery') {
    const delivery = objectIn(event['delivery']);
    const addresses = delivery['recipients'];
    const recipients = Array.isArray(addresses) ? addresses.map((emailAddress) => ({ emailAddress })) : [];
    return { id: undefined, outcome: 'accepted', reason: textIn(delivery['smtpResponse']), recipients };
  }
  if (kind === 'DeliveryDelay') {
    const delay = objectIn(event['deliveryDelay']);
    const recipients = objectsIn(delay['delayedRecipients']);
    return {
      id: textIn(delay['timestamp']),
      outcome: 'delayed',
      reason: textIn(delay['delayType']),
      recipients,
    };
  }
  return undefined;
}

/**
 * Reads a feedback notification (`notificationType`) or a published event (`eventType`) of Amazon SES; other events
 * yield an empty list.
 * https://docs.aws.amazon.com/ses/latest/dg/notification-contents.html
 * https://docs.aws.amazon.com/ses/latest/dg/event-publishing-retrieving-sns-contents.html
 * @param message the notification's `Message`
 */
export function readSesReports(message: string): DeliveryReport[] {
  const event = parseObject(message) ?? {};
  const parsed = parseEvent(event);
  if (!parsed) return [];
  const mail = objectIn(event['mail']);
  // `mail.messageId` is SES's own; ours is in the headers.
  const messageId = bareMessageId(textIn(objectIn(mail['commonHeaders'])['messageId']) ?? headerOf(mail));
  const id = parsed.id ?? textIn(mail['messageId']) ?? '';
  return parsed.recipients.map((recipient, at) => ({
    messageId,
    recipient: textIn(recipient['emailAddress']),
    outcome: parsed.outcome,
    diagnosis: oneLine(parsed.reason, textIn(recipient['status']), textIn(recipient['diagnosticCode'])),
    providerEventId: `ses:${parsed.outcome}:${id}:${at}`,
    isSigned: true,
  }));
}

function headerOf(mail: ForeignJson): string | undefined {
  const found = objectsIn(mail['headers']).find(({ name }) => textIn(name)?.toLowerCase() === 'message-id');
  return textIn(found?.['value']);
}
