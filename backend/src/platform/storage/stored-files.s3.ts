import {
  DeleteObjectCommand,
  GetObjectCommand,
  HeadObjectCommand,
  paginateListObjectsV2,
  S3Client,
  S3ServiceException,
} from '@aws-sdk/client-s3';
import { Upload } from '@aws-sdk/lib-storage';
import type { OnApplicationShutdown } from '@nestjs/common';
import { createReadStream } from 'node:fs';
import { Readable } from 'node:stream';

import type { S3Settings } from '../config/storage-settings.js';
import { type S3Limits, defaultTimeLimits } from '../config/time-limits.js';
import type { CallResult, ServiceCalls } from '../metrics/service-calls.js';
import { Outage } from '../outage.js';
import { checkedKey, MissingFileError, type StoredFile, StoredFiles } from './stored-files.js';

/** Larger files are uploaded in parts, which are retried separately and held in memory. */
const PART_BYTES = 8 * 1024 * 1024;
const CONCURRENT_PARTS = 2;
/** Each running download holds one. */
const MAX_CONNECTIONS = 256;

const agent = { keepAlive: true, maxSockets: MAX_CONNECTIONS };

/** An error of the object storage, without keys and signatures. */
export class ObjectStorageError extends Outage {
  override readonly name = 'ObjectStorageError';

  constructor(
    action: string,
    /** SlowDown, NoSuchBucket, ECONNREFUSED */
    readonly code: string,
    status?: number,
  ) {
    super(`The object storage failed to ${action}: ${code}${status ? ` (${status})` : ''}.`);
  }
}

function isNotFound(error: unknown): boolean {
  return error instanceof S3ServiceException && ['NoSuchKey', 'NotFound'].includes(error.name);
}

function failure(action: string, error: unknown): ObjectStorageError {
  if (error instanceof S3ServiceException)
    return new ObjectStorageError(action, error.name, error.$metadata.httpStatusCode);
  const { code, name } = error as NodeJS.ErrnoException;
  return new ObjectStorageError(action, code ?? name);
}

/** A missing file, or a shorter one than requested: the bucket answers. */
function resultOf(error: unknown): CallResult {
  const isShorter = error instanceof S3ServiceException && error.name === 'InvalidRange';
  return isNotFound(error) || isShorter ? 'refused' : 'failed';
}

/** Measures each command, with its retries, until the headers of the response. */
function measureCommands(client: S3Client, calls: ServiceCalls): void {
  client.middlewareStack.add(
    (next, { commandName = 'unknown' }) =>
      (args) =>
        calls.measure({ service: 's3', operation: commandName.replace(/Command$/, '') }, () => next(args), {
          error: resultOf,
        }),
    { step: 'initialize', name: 'measureCommands' },
  );
}

export class S3StoredFiles extends StoredFiles implements OnApplicationShutdown {
  private readonly client: S3Client;
  private readonly prompt: { requestTimeout: number };

  constructor(
    private readonly settings: S3Settings,
    limits: S3Limits = defaultTimeLimits.s3,
    calls?: ServiceCalls,
  ) {
    super();
    this.prompt = { requestTimeout: limits.timeoutMs };
    const { endpoint, region, accessKeyId, secretAccessKey, isPathStyle } = settings;
    this.client = new S3Client({
      ...(endpoint === undefined ? {} : { endpoint }),
      region,
      credentials: { accessKeyId, secretAccessKey },
      forcePathStyle: isPathStyle,
      maxAttempts: limits.attempts,
      retryMode: 'standard',
      // Not all compatible services support the newer checksums; bodies are signed by SHA-256 anyway.
      requestChecksumCalculation: 'WHEN_REQUIRED',
      responseChecksumValidation: 'WHEN_REQUIRED',
      requestHandler: {
        connectionTimeout: limits.connectMs,
        requestTimeout: limits.uploadTimeoutMs,
        throwOnRequestTimeout: true,
        socketTimeout: limits.idleMs,
        httpAgent: agent,
        httpsAgent: agent,
      },
    });
    if (calls) measureCommands(this.client, calls);
  }

  async keep(key: string, sourcePath: string): Promise<void> {
    await this.write(key, createReadStream(sourcePath));
  }

  async write(key: string, content: Readable, signal?: AbortSignal): Promise<void> {
    let unreadable: unknown;
    content.once('error', (error) => (unreadable = error));
    const stop = new AbortController();
    const upload = new Upload({
      client: this.client,
      params: { ...this.place(key), Body: content },
      partSize: PART_BYTES,
      queueSize: CONCURRENT_PARTS,
      abortController: stop,
    });
    const abort = () => stop.abort();
    signal?.addEventListener('abort', abort, { once: true });
    try {
      signal?.throwIfAborted();
      await upload.done();
    } catch (error) {
      signal?.throwIfAborted();
      // An unreadable source is not an error of the storage.
      if (error === unreadable) throw error;
      throw failure(`keep ${key}`, error);
    } finally {
      signal?.removeEventListener('abort', abort);
      content.destroy();
    }
  }

  async *list(prefix = ''): AsyncGenerator<StoredFile> {
    const { bucket: Bucket, prefix: ours } = this.settings;
    const pages = paginateListObjectsV2({ client: this.client }, { Bucket, Prefix: `${ours}${prefix}` });
    try {
      for await (const { Contents = [] } of pages)
        for (const { Key = '', Size = 0 } of Contents)
          if (!Key.endsWith('/')) yield { key: Key.slice(ours.length), bytes: Size };
    } catch (error) {
      throw failure('list its files', error);
    }
  }

  async size(key: string): Promise<number | undefined> {
    const command = new HeadObjectCommand(this.place(key));
    try {
      const { ContentLength } = await this.client.send(command, this.prompt);
      return ContentLength;
    } catch (error) {
      if (isNotFound(error)) return undefined;
      throw failure(`find ${key}`, error);
    }
  }

  async read(key: string, start: number, end: number): Promise<Readable> {
    const command = new GetObjectCommand({ ...this.place(key), Range: `bytes=${start}-${end}` });
    try {
      const { Body, ContentLength } = await this.client.send(command, this.prompt);
      if (Body instanceof Readable && ContentLength === end - start + 1) return Body;
      if (Body instanceof Readable) Body.destroy();
      throw new MissingFileError(key);
    } catch (error) {
      if (error instanceof MissingFileError) throw error;
      throw resultOf(error) === 'refused' ? new MissingFileError(key) : failure(`read ${key}`, error);
    }
  }

  async remove(key: string): Promise<void> {
    const command = new DeleteObjectCommand(this.place(key));
    try {
      await this.client.send(command, this.prompt);
    } catch (error) {
      if (!isNotFound(error)) throw failure(`remove ${key}`, error);
    }
  }

  onApplicationShutdown(): void {
    this.client.destroy();
  }

  private place(key: string): { Bucket: string; Key: string } {
    return { Bucket: this.settings.bucket, Key: `${this.settings.prefix}${checkedKey(key)}` };
  }
}
