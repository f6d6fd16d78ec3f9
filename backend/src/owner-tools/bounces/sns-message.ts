import { createVerify, X509Certificate } from 'node:crypto';

import { parseObject, textIn } from './foreign-json.js';

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
