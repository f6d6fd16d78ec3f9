import { createVerify, X509Certificate } from 'node:crypto';

import { parseObject, textIn, type ForeignJson, objectIn, objectsIn } from './provider-reports.js';
import { type DeliveryReport, oneLine, type ReportedOutcome, bareMessageId } from './report-rules.js';

/**
 * What Amazon SNS posts to an HTTPS endpoint.
 * https://docs.aws.amazon.com/sns/latest/dg/sns-message-and-json-formats.html
 */
export interface SnsMessage {
  type: 'Notification' | 'SubscriptionConfirmation' | 'UnsubscribeConfirmation';
  messageId: string;
  topicArn: string;
  /** Of a notification: JSON in a string, as Amazon SES writes it. */
  message: string;
  timestamp: string;
  signatureVersion: string;
  signature: string;
  signingCertUrl: string;
  /** Undefined for a notification. */
  subscribeUrl: string | undefined;
  /** The lines that are signed, by name; some messages lack some. */
  fields: Readonly<Record<string, string | undefined>>;
}

const TYPES = ['Notification', 'SubscriptionConfirmation', 'UnsubscribeConfirmation'] as const;

/** In this order: sorted by name, as SNS signs them. */
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

/** @returns undefined for what is no message of SNS */
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

/** Whether an address is of Amazon SNS, so that what it answers may be trusted: `sns.<region>.amazonaws.com`. */
export function isSnsUrl(address: string): boolean {
  if (!URL.canParse(address)) return false;
  const { protocol, host, username } = new URL(address);
  return protocol === 'https:' && !username && /^sns\.[a-z0-9-]+\.amazonaws\.com(\.cn)?$/.test(host);
}

/** What is signed: each field's name and value on a line of its own, without those that are missing. */
export function signedText({ type, fields }: SnsMessage): string {
  return SIGNED[type === 'Notification' ? type : 'SubscriptionConfirmation']
    .filter((name) => fields[name] !== undefined)
    .map((name) => `${name}\n${fields[name]}\n`)
    .join('');
}

/**
 * Whether a certificate of SNS has signed this.
 * https://docs.aws.amazon.com/sns/latest/dg/sns-verify-signature-of-message-verify-message-signature.html
 * @param pem the X.509 certificate at the message's SigningCertURL
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

interface Said {
  /** Names the event among those of the email. */
  id: string | undefined;
  outcome: ReportedOutcome;
  about: string | undefined;
  recipients: ForeignJson[];
}

/**
 * A transient bounce with no answer of a server is often an automatic reply: SES says so of its sub-type "General".
 * Such an email has arrived.
 */
function bounceOutcome(type: string | undefined, recipients: readonly ForeignJson[]): ReportedOutcome {
  if (type === 'Permanent') return 'bounced-hard';
  const isAnswered = recipients.some(({ action, diagnosticCode }) => action === 'failed' || diagnosticCode);
  return type === 'Transient' && !isAnswered ? 'delayed' : 'bounced-soft';
}

function whatIsSaid(event: ForeignJson): Said | undefined {
  const kind = textIn(event['notificationType']) ?? textIn(event['eventType']);
  if (kind === 'Bounce') {
    const bounce = objectIn(event['bounce']);
    const type = textIn(bounce['bounceType']);
    const recipients = objectsIn(bounce['bouncedRecipients']);
    const about = oneLine(type, textIn(bounce['bounceSubType']));
    return { id: textIn(bounce['feedbackId']), outcome: bounceOutcome(type, recipients), about, recipients };
  }
  if (kind === 'Complaint') {
    const complaint = objectIn(event['complaint']);
    const type = textIn(complaint['complaintFeedbackType']);
    if (type === 'not-spam') return undefined;
    const subType = textIn(complaint['complaintSubType']);
    const recipients = objectsIn(complaint['complainedRecipients']);
    // SES has not sent it, so it is no complaint.
    const outcome = subType === 'OnAccountSuppressionList' ? 'bounced-soft' : 'complained';
    return { id: textIn(complaint['feedbackId']), outcome, about: oneLine(type, subType), recipients };
  }
  if (kind === 'Delivery') {
    const delivery = objectIn(event['delivery']);
    const given = delivery['recipients'];
    const recipients = Array.isArray(given) ? given.map((emailAddress) => ({ emailAddress })) : [];
    return { id: undefined, outcome: 'accepted', about: textIn(delivery['smtpResponse']), recipients };
  }
  if (kind === 'DeliveryDelay') {
    const delay = objectIn(event['deliveryDelay']);
    const recipients = objectsIn(delay['delayedRecipients']);
    return {
      id: textIn(delay['timestamp']),
      outcome: 'delayed',
      about: textIn(delay['delayType']),
      recipients,
    };
  }
  return undefined;
}

/**
 * Reads what Amazon SES says through SNS, as a feedback notification (`notificationType`) or as a published event
 * (`eventType`); nothing where it is about something else.
 * https://docs.aws.amazon.com/ses/latest/dg/notification-contents.html
 * https://docs.aws.amazon.com/ses/latest/dg/event-publishing-retrieving-sns-contents.html
 * @param message the text in the notification's `Message`
 */
export function readSesReports(message: string): DeliveryReport[] {
  const event = parseObject(message) ?? {};
  const said = whatIsSaid(event);
  if (!said) return [];
  const mail = objectIn(event['mail']);
  // SES gives emails a Message-ID of its own, and tells ours among the headers that it was given.
  const messageId = bareMessageId(textIn(objectIn(mail['commonHeaders'])['messageId']) ?? headerOf(mail));
  const id = said.id ?? textIn(mail['messageId']) ?? '';
  return said.recipients.map((recipient, at) => ({
    messageId,
    recipient: textIn(recipient['emailAddress']),
    outcome: said.outcome,
    diagnosis: oneLine(said.about, textIn(recipient['status']), textIn(recipient['diagnosticCode'])),
    providerEventId: `ses:${said.outcome}:${id}:${at}`,
    isSigned: true,
  }));
}

function headerOf(mail: ForeignJson): string | undefined {
  const found = objectsIn(mail['headers']).find(({ name }) => textIn(name)?.toLowerCase() === 'message-id');
  return textIn(found?.['value']);
}
