import { createHash, createHmac } from 'node:crypto';
import type { IncomingMessage } from 'node:http';

export interface AccessKey {
  id: string;
  secret: string;
  region: string;
}

const FARTHEST_CLOCK_MS = 15 * 60_000;
const AUTHORIZATION =
  /^AWS4-HMAC-SHA256 Credential=([^/]+)\/(\d{8})\/([^/]+)\/s3\/aws4_request, ?SignedHeaders=([^,]+), ?Signature=([0-9a-f]{64})$/;

const sha256 = (data: Buffer | string) => createHash('sha256').update(data).digest('hex');
const hmac = (key: Buffer | string, text: string) => createHmac('sha256', key).update(text).digest();
const encoded = (text: string) =>
  encodeURIComponent(text).replace(/[!'()*]/g, (sign) => `%${sign.charCodeAt(0).toString(16).toUpperCase()}`);

function canonicalQuery(url: URL): string {
  const pairs = [...url.searchParams].map(([name, value]) => `${encoded(name)}=${encoded(value)}`);
  return pairs.sort().join('&');
}

function timeOf(stamp: string): number {
  return Date.parse(stamp.replace(/^(\d{4})(\d\d)(\d\d)T(\d\d)(\d\d)(\d\d)Z$/, '$1-$2-$3T$4:$5:$6Z'));
}

/**
 * Checks a request as S3 does: Signature Version 4, by its description in the Amazon S3 API reference and not by the
 * client under test. What its headers say of the body has to be true.
 * @returns the code of the error that S3 answers with, undefined for a request that is signed well
 */
export function signatureFault(request: IncomingMessage, body: Buffer, key: AccessKey): string | undefined {
  const match = AUTHORIZATION.exec(request.headers.authorization ?? '');
  if (!match) return 'AccessDenied';
  const [, id, day = '', region, names = '', signature] = match;
  if (id !== key.id) return 'InvalidAccessKeyId';
  if (region !== key.region) return 'AuthorizationHeaderMalformed';
  const header = (name: string) => String(request.headers[name] ?? '');
  const stamp = header('x-amz-date');
  if (!stamp.startsWith(day) || !(Math.abs(Date.now() - timeOf(stamp)) < FARTHEST_CLOCK_MS))
    return 'RequestTimeTooSkewed';
  const bodyHash = header('x-amz-content-sha256');
  if (bodyHash !== sha256(body)) return 'XAmzContentSHA256Mismatch';
  const signed = names.split(';');
  const isLeftOut = (name: string) => name.startsWith('x-amz-') && !signed.includes(name);
  if (!signed.includes('host') || Object.keys(request.headers).some(isLeftOut)) return 'AccessDenied';
  const url = new URL(request.url ?? '/', 'http://host');
  const canonical = [
    request.method,
    url.pathname,
    canonicalQuery(url),
    ...signed.map((name) => `${name}:${header(name).trim().replace(/ +/g, ' ')}`),
    '',
    names,
    bodyHash,
  ].join('\n');
  const scope = `${day}/${region}/s3/aws4_request`;
  const toSign = ['AWS4-HMAC-SHA256', stamp, scope, sha256(canonical)].join('\n');
  const keys = [day, key.region, 's3', 'aws4_request'];
  const signingKey = keys.reduce<Buffer | string>((last, text) => hmac(last, text), `AWS4${key.secret}`);
  return hmac(signingKey, toSign).toString('hex') === signature ? undefined : 'SignatureDoesNotMatch';
}
