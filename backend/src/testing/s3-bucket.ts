import { createHash, randomUUID } from 'node:crypto';

export interface S3Answer {
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

/** An error as S3 tells of it; what concerns the key or the signature is 403. */
export function s3Error(code: string): S3Answer {
  return {
    status: STATUS[code] ?? 403,
    headers: { 'content-type': 'application/xml' },
    body: `<?xml version="1.0" encoding="UTF-8"?>\n<Error><Code>${code}</Code><Message>As a test wanted it.</Message></Error>`,
  };
}

const xml = (body: string): S3Answer => ({
  status: 200,
  headers: { 'content-type': 'application/xml' },
  body: `<?xml version="1.0" encoding="UTF-8"?>\n${body}`,
});

const etagOf = (bytes: Buffer) => `"${createHash('md5').update(bytes).digest('hex')}"`;

/** What a bucket of S3 does with objects and with uploads in parts, in memory. */
export class S3Bucket {
  readonly objects = new Map<string, Buffer>();
  /** Uploads that are neither complete nor given up. */
  readonly uploads = new Map<string, Map<number, Buffer>>();

  answer(
    method: string,
    key: string,
    query: URLSearchParams,
    range: string | undefined,
    body: Buffer,
  ): S3Answer {
    if (query.has('uploads')) return this.beginUpload();
    const uploadId = query.get('uploadId');
    if (uploadId) return this.partOf(uploadId, method, key, query, body);
    if (method === 'PUT') return this.put(key, body);
    if (method === 'DELETE') {
      this.objects.delete(key);
      return { status: 204 };
    }
    if (method === 'GET' || method === 'HEAD') return this.get(key, range);
    return s3Error('MethodNotAllowed');
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

  private beginUpload(): S3Answer {
    const uploadId = randomUUID();
    this.uploads.set(uploadId, new Map());
    return xml(
      `<InitiateMultipartUploadResult><UploadId>${uploadId}</UploadId></InitiateMultipartUploadResult>`,
    );
  }

  private partOf(id: string, method: string, key: string, query: URLSearchParams, body: Buffer): S3Answer {
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
