import { createHash, createHmac, randomUUID } from 'node:crypto';
import type { IncomingMessage } from 'node:http';

export interface AccessKey {
  id: string;
  secret: string;
  region: string;
}

const MAX_CLOCK_SKEW_MS = 15 * 60_000;
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
 * Verifies Signature Version 4 and the body's hash as S3 does, by the Amazon S3 API reference, independent of the
 * client under test.
 * @returns S3's error code, undefined for a valid request
 */
export function signatureFault(request: IncomingMessage, body: Buffer, key: AccessKey): string | undefined {
  const match = AUTHORIZATION.exec(request.headers.authorization ?? '');
  if (!match) return 'AccessDenied';
  const [, id, day = '', region, names = '', signature] = match;
  if (id !== key.id) return 'InvalidAccessKeyId';
  if (region !== key.region) return 'AuthorizationHeaderMalformed';
  const header = (name: string) => String(request.headers[name] ?? '');
  const stamp = header('x-amz-date');
  if (!stamp.startsWith(day) || !(Math.abs(Date.now() - timeOf(stamp)) < MAX_CLOCK_SKEW_MS))
    return 'RequestTimeTooSkewed';
  const bodyHash = header('x-amz-content-sha256');
  if (bodyHash !== sha256(body)) return 'XAmzContentSHA256Mismatch';
  const signed = names.split(';');
  const isUnsigned = (name: string) => name.startsWith('x-amz-') && !signed.includes(name);
  if (!signed.includes('host') || Object.keys(request.headers).some(isUnsigned)) return 'AccessDenied';
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

interface S3Answer {
  status: number;
  headers?: Record<string, string>;
  body?: Buffer | string;
}

const STATUS: Record<string, number> = {
  NoSuchKey: 404,
  NoSuchBucket: 404,
  NoSuchUpload: 404,
  InvalidRange: 416,
  InternalError: 500,
  SlowDown: 503,
  MethodNotAllowed: 405,
  XAmzContentSHA256Mismatch: 400,
  AuthorizationHeaderMalformed: 400,
};

/** Errors of keys and signatures are 403. */
export function s3Error(code: string): S3Answer {
  return {
    status: STATUS[code] ?? 403,
    headers: { 'content-type': 'application/xml' },
    body: `<?xml version="1.0" encoding="UTF-8"?>\n<Error><Code>${code}</Code><Message>planned by a test</Message></Error>`,
  };
}

const xml = (body: string): S3Answer => ({
  status: 200,
  headers: { 'content-type': 'application/xml' },
  body: `<?xml version="1.0" encoding="UTF-8"?>\n${body}`,
});

const etagOf = (bytes: Buffer) => `"${createHash('md5').update(bytes).digest('hex')}"`;

const PAGE = 2;
const escaped = (text: string) =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');

export class S3Bucket {
  readonly objects = new Map<string, Buffer>();
  /** Multipart uploads neither completed nor aborted. */
  readonly uploads = new Map<string, Map<number, Buffer>>();

  answer(
    method: string,
    key: string,
    query: URLSearchParams,
    range: string | undefined,
    body: Buffer,
  ): S3Answer {
    if (query.has('uploads')) return this.createUpload();
    const uploadId = query.get('uploadId');
    if (uploadId) return this.handleUpload(uploadId, method, key, query, body);
    if (method === 'GET' && query.get('list-type') === '2') return this.list(query);
    if (method === 'PUT') return this.put(key, body);
    if (method === 'DELETE') {
      this.objects.delete(key);
      return { status: 204 };
    }
    if (method === 'GET' || method === 'HEAD') return this.get(key, range);
    return s3Error('MethodNotAllowed');
  }

  /** Pages of two, so that callers must read on. */
  private list(query: URLSearchParams): S3Answer {
    const prefix = query.get('prefix') ?? '';
    const after = query.get('continuation-token') ?? '';
    const keys = [...this.objects.keys()].filter((key) => key.startsWith(prefix)).sort();
    const rest = keys.filter((key) => key > after);
    const page = rest.slice(0, PAGE);
    const isCut = rest.length > page.length;
    const entries = page.map(
      (key) => `<Contents><Key>${escaped(key)}</Key><Size>${this.objects.get(key)?.length}</Size></Contents>`,
    );
    const next = isCut ? `<NextContinuationToken>${escaped(page.at(-1) ?? '')}</NextContinuationToken>` : '';
    return xml(
      `<ListBucketResult><IsTruncated>${isCut}</IsTruncated>${next}${entries.join('')}</ListBucketResult>`,
    );
  }

  private put(key: string, body: Buffer): S3Answer {
    this.objects.set(key, body);
    return { status: 200, headers: { etag: etagOf(body) } };
  }

  private get(key: string, range: string | undefined): S3Answer {
    const object = this.objects.get(key);
    if (!object) return s3Error('NoSuchKey');
    const headers = { etag: etagOf(object), 'accept-ranges': 'bytes', 'content-type': 'binary/octet-stream' };
    const [, first, last] = /^bytes=(\d+)-(\d+)$/.exec(range ?? '') ?? [];
    if (first === undefined || last === undefined) return { status: 200, headers, body: object };
    if (Number(first) >= object.length) return s3Error('InvalidRange');
    const end = Math.min(Number(last), object.length - 1);
    return {
      status: 206,
      headers: { ...headers, 'content-range': `bytes ${first}-${end}/${object.length}` },
      body: object.subarray(Number(first), end + 1),
    };
  }

  private createUpload(): S3Answer {
    const uploadId = randomUUID();
    this.uploads.set(uploadId, new Map());
    return xml(
      `<InitiateMultipartUploadResult><UploadId>${uploadId}</UploadId></InitiateMultipartUploadResult>`,
    );
  }

  private handleUpload(
    id: string,
    method: string,
    key: string,
    query: URLSearchParams,
    body: Buffer,
  ): S3Answer {
    const parts = this.uploads.get(id);
    if (!parts) return s3Error('NoSuchUpload');
    if (method === 'PUT') {
      parts.set(Number(query.get('partNumber')), body);
      return { status: 200, headers: { etag: etagOf(body) } };
    }
    this.uploads.delete(id);
    if (method === 'DELETE') return { status: 204 };
    const numbers = [...String(body).matchAll(/<PartNumber>(\d+)</g)].map(([, number]) => Number(number));
    this.put(key, Buffer.concat(numbers.map((number) => parts.get(number) ?? Buffer.alloc(0))));
    return xml(`<CompleteMultipartUploadResult><Key>of a test</Key></CompleteMultipartUploadResult>`);
  }
}
