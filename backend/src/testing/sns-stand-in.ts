import { createSign, randomUUID } from 'node:crypto';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';

import { signedText, readSnsMessage } from '../owner-tools/bounces/sns-message.js';
import { selfSignedCertificate } from './self-signed-certificate.js';

const DAY_MS = 24 * 60 * 60_000;
const HOST = 'https://sns.eu-west-1.amazonaws.com';

export const TOPIC = 'arn:aws:sns:eu-west-1:123456789012:letters';

type Fields = Record<string, string>;

/** Amazon SNS on this machine: signs as it does, and has its certificate and its page to confirm on the web. */
export class SnsStandIn {
  readonly asked: string[] = [];
  isAway = false;

  private readonly certificate = selfSignedCertificate(
    new Date(Date.now() - DAY_MS),
    new Date(Date.now() + DAY_MS),
  );
  private readonly server = createServer((request, response) => {
    this.asked.push(request.url ?? '');
    if (this.isAway) response.writeHead(503).end();
    else
      response.end(request.url?.endsWith('.pem') ? this.certificate.pem : '<ConfirmSubscriptionResponse/>');
  });

  /** @returns its origin */
  async open(): Promise<string> {
    await new Promise<void>((resolve) => this.server.listen(0, '127.0.0.1', resolve));
    return `http://127.0.0.1:${(this.server.address() as AddressInfo).port}`;
  }

  close(): Promise<void> {
    this.server.closeAllConnections();
    return new Promise((resolve) => this.server.close(() => resolve()));
  }

  /** @param fields what is to be different, before it is signed */
  notification(message: object, fields: Fields = {}, version: '1' | '2' = '2'): Fields {
    return this.sign(
      { ...this.basics('Notification'), Message: JSON.stringify(message), ...fields },
      version,
    );
  }

  confirmation(fields: Fields = {}): Fields {
    return this.sign({
      ...this.basics('SubscriptionConfirmation'),
      Message: 'You have chosen to subscribe to the topic.',
      Token: 'a-token',
      SubscribeURL: `${HOST}/?Action=ConfirmSubscription&TopicArn=${TOPIC}&Token=a-token`,
      ...fields,
    });
  }

  private basics(type: string): Fields {
    return {
      Type: type,
      MessageId: randomUUID(),
      TopicArn: TOPIC,
      Timestamp: new Date().toISOString(),
      SigningCertURL: `${HOST}/SimpleNotificationService-0123456789abcdef.pem`,
    };
  }

  private sign(fields: Fields, version: '1' | '2' = '2'): Fields {
    const message = readSnsMessage(JSON.stringify(fields));
    if (!message) throw new Error('This is no message of SNS.');
    const signer = createSign(version === '1' ? 'RSA-SHA1' : 'RSA-SHA256').update(
      signedText(message),
      'utf8',
    );
    const signature = signer.sign(this.certificate.privateKey, 'base64');
    return { ...fields, SignatureVersion: version, Signature: signature };
  }
}
