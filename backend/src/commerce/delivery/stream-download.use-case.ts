import { pipeline } from 'node:stream/promises';
import { Transform } from 'node:stream';

import { Injectable, Logger } from '@nestjs/common';
import type { Request, Response } from 'express';

import { StoredFiles } from '../../platform/storage/stored-files.js';
import { parseRange } from './byte-range.js';
import { CountDownload } from './count-download.use-case.js';
import { contentDisposition, mediaType } from './file-transfer.js';
import type { Download } from './find-download.query.js';

/** Streams a file, whole or in part, and counts what went out. */
@Injectable()
export class StreamDownload {
  private readonly logger = new Logger('Downloads');

  constructor(
    private readonly files: StoredFiles,
    private readonly countDownload: CountDownload,
  ) {}

  async execute(download: Download, request: Request, response: Response): Promise<void> {
    const { sizeBytes } = download;
    const etag = `"${download.linkId}"`;
    // RFC 9110 §13.1.5: a range of another version is answered with the whole.
    const ifRange = request.get('if-range');
    const range = parseRange(ifRange && ifRange !== etag ? undefined : request.get('range'), sizeBytes);
    response.set({
      'accept-ranges': 'bytes',
      'cache-control': 'private, no-store',
      'content-disposition': contentDisposition(download.fileName),
      'x-robots-tag': 'noindex',
      etag,
    });
    if (range === 'unsatisfiable') {
      response.status(416).set('content-range', `bytes */${sizeBytes}`).end();
      return;
    }
    const { start, end } = range ?? { start: 0, end: sizeBytes - 1 };
    if (range) response.status(206).set('content-range', `bytes ${start}-${end}/${sizeBytes}`);
    response.set({ 'content-type': mediaType(download.format), 'content-length': String(end - start + 1) });
    if (request.method === 'HEAD') response.end();
    else await this.stream(download, start, end, response);
  }

  private async stream(download: Download, start: number, end: number, response: Response): Promise<void> {
    let sentBytes = 0;
    const meter = new Transform({
      transform(chunk: Buffer, _encoding, done) {
        sentBytes += chunk.length;
        done(null, chunk);
      },
    });
    try {
      await pipeline(this.files.read(download.key, start, end), meter, response);
    } catch (error) {
      // A visitor who breaks off is no error; a file that cannot be read is.
      if ((error as NodeJS.ErrnoException).code !== 'ERR_STREAM_PREMATURE_CLOSE') this.logger.error(error);
      response.destroy();
    }
    if (sentBytes > 0) await this.countDownload.execute(download.linkId, sentBytes, download.sizeBytes);
  }
}
