import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

import { S3Bucket, s3Error, type AccessKey, signatureFault } from './fake-s3-bucket.js';

const BUCKET = 'a-bucket';
const KEY: AccessKey = { id: 'AKIDOFTHETESTS', secret: 'a+secret/of.the~tests', region: 'eu-test-1' };

/** Fault of the next request of a method: an error, or a connection closed during the request or response body. */
export interface S3Fault {
  method: string;
  as: 'breaks-off' | 'cut-short' | 'InternalError' | 'SlowDown';
}

/** Local S3 server that verifies signatures, with planned faults. */
export class FakeS3 {
  readonly bucket = new S3Bucket();
  readonly faults: S3Fault[] = [];
  readonly requests: string[] = [];

  private origin = '';
  private readonly server = createServer((request, response) => {
    this.serve(request, response).catch(() => request.destroy());
  });

  async open(): Promise<this> {
    await new Promise<void>((resolve) => this.server.listen(0, '127.0.0.1', resolve));
    this.origin = `http://127.0.0.1:${(this.server.address() as AddressInfo).port}`;
    return this;
  }

  close(): Promise<void> {
    this.server.closeAllConnections();
    return new Promise((resolve) => this.server.close(() => resolve()));
  }

  /** Environment of a site that uses it. */
  get settings(): Record<string, string> {
    return {
      S3_BUCKET: BUCKET,
      S3_ENDPOINT: this.origin,
      S3_REGION: KEY.region,
      S3_ACCESS_KEY_ID: KEY.id,
      S3_SECRET_ACCESS_KEY: KEY.secret,
      S3_PREFIX: 'lectern',
    };
  }

  private async serve(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const { method = '' } = request;
    this.requests.push(method);
    const index = this.faults.findIndex((fault) => fault.method === method);
    const [fault] = index < 0 ? [] : this.faults.splice(index, 1);
    const chunks: Buffer[] = [];
    for await (const chunk of request) {
      if (fault?.as === 'breaks-off') return void request.socket.destroy();
      chunks.push(chunk as Buffer);
    }
    const body = Buffer.concat(chunks);
    const url = new URL(request.url ?? '/', this.origin);
    const [, bucket, ...path] = url.pathname.split('/').map(decodeURIComponent);
    const refusal = signatureFault(request, body, KEY) ?? (bucket === BUCKET ? undefined : 'NoSuchBucket');
    const failed = fault?.as === 'InternalError' || fault?.as === 'SlowDown' ? fault.as : refusal;
    const answer = failed
      ? s3Error(failed)
      : this.bucket.answer(method, path.join('/'), url.searchParams, request.headers.range, body);
    const content = Buffer.from(answer.body ?? '');
    response.writeHead(answer.status, { ...answer.headers, 'content-length': content.length });
    if (method === 'HEAD') return void response.end();
    if (fault?.as !== 'cut-short') return void response.end(content);
    response.write(content.subarray(0, content.length / 2), () => request.socket.destroy());
  }
}
