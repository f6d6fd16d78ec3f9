import { generateKeyPairSync, type KeyObject, sign, createSign, randomUUID } from 'node:crypto';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';

import { signedText, readSnsMessage } from '../owner-tools/bounces/ses-reports.js';

/** A DER value: tag, length, content. */
function der(tag: number, ...parts: readonly Buffer[]): Buffer {
  const content = Buffer.concat(parts);
  const { length } = content;
  const size = length < 128 ? [length] : length < 256 ? [0x81, length] : [0x82, length >> 8, length & 0xff];
  return Buffer.concat([Buffer.from([tag, ...size]), content]);
}

const sequence = (...parts: readonly Buffer[]) => der(0x30, ...parts);
const integer = (value: number) => der(0x02, Buffer.from([value]));
/** sha256WithRSAEncryption: 1.2.840.113549.1.1.11 */
const ALGORITHM = sequence(
  der(0x06, Buffer.from([0x2a, 0x86, 0x48, 0x86, 0xf7, 0x0d, 0x01, 0x01, 0x0b])),
  der(0x05),
);
const utcTime = (at: Date) =>
  der(0x17, Buffer.from(at.toISOString().replace(/^\d\d|[-:T]|\.\d+/g, ''), 'ascii'));
const nameOf = (commonName: string) =>
  sequence(
    der(0x31, sequence(der(0x06, Buffer.from([0x55, 0x04, 0x03])), der(0x0c, Buffer.from(commonName)))),
  );

interface SelfSignedCertificate {
  pem: string;
  privateKey: KeyObject;
}

/** A self-signed certificate with a new key (RFC 5280, section 4.1). */
function selfSignedCertificate(validFrom: Date, validTo: Date): SelfSignedCertificate {
  const { publicKey, privateKey } = generateKeyPairSync('rsa', { modulusLength: 2048 });
  const name = nameOf('sns.amazonaws.com');
  const content = sequence(
    der(0xa0, integer(2)),
    integer(1),
    ALGORITHM,
    name,
    sequence(utcTime(validFrom), utcTime(validTo)),
    name,
    publicKey.export({ type: 'spki', format: 'der' }),
  );
  const signature = sign('sha256', content, privateKey);
  const whole = sequence(content, ALGORITHM, der(0x03, Buffer.from([0]), signature));
  const lines = whole.toString('base64').match(/.{1,64}/g) ?? [];
  return {
    pem: ['-----BEGIN CERTIFICATE-----', ...lines, '-----END CERTIFICATE-----', ''].join('\n'),
    privateKey,
  };
}

const DAY_MS = 24 * 60 * 60_000;
const HOST = 'https://sns.eu-west-1.amazonaws.com';

export const TOPIC = 'arn:aws:sns:eu-west-1:123456789012:letters';

type Fields = Record<string, string>;

/** Local Amazon SNS: signs messages, and serves its certificate and confirmation page. */
export class FakeSns {
  readonly requests: string[] = [];
  isDown = false;

  private readonly certificate = selfSignedCertificate(
    new Date(Date.now() - DAY_MS),
    new Date(Date.now() + DAY_MS),
  );
  private readonly server = createServer((request, response) => {
    this.requests.push(request.url ?? '');
    if (this.isDown) response.writeHead(503).end();
    else
      response.end(request.url?.endsWith('.pem') ? this.certificate.pem : '<ConfirmSubscriptionResponse/>');
  });

  async open(): Promise<string> {
    await new Promise<void>((resolve) => this.server.listen(0, '127.0.0.1', resolve));
    return `http://127.0.0.1:${(this.server.address() as AddressInfo).port}`;
  }

  close(): Promise<void> {
    this.server.closeAllConnections();
    return new Promise((resolve) => this.server.close(() => resolve()));
  }

  /** @param fields overrides, before signing */
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
    if (!message) throw new Error('invalid SNS message');
    const signer = createSign(version === '1' ? 'RSA-SHA1' : 'RSA-SHA256').update(
      signedText(message),
      'utf8',
    );
    const signature = signer.sign(this.certificate.privateKey, 'base64');
    return { ...fields, SignatureVersion: version, Signature: signature };
  }
}
