import { generateKeyPairSync, type KeyObject, sign } from 'node:crypto';

/** One value of DER: its tag, its length, its bytes. */
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

export interface SelfSignedCertificate {
  pem: string;
  privateKey: KeyObject;
}

/** A certificate that nobody vouches for (RFC 5280, section 4.1), with a key that was never used before. */
export function selfSignedCertificate(validFrom: Date, validTo: Date): SelfSignedCertificate {
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
