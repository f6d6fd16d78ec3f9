import { Busboy, type BusboyFileStream } from '@fastify/busboy';
import type { IncomingMessage } from 'node:http';
import { createHash, randomUUID } from 'node:crypto';
import { setMaxListeners } from 'node:events';
import { createWriteStream } from 'node:fs';
import path from 'node:path';
import { Transform } from 'node:stream';
import { pipeline } from 'node:stream/promises';

import { DomainError } from '../http/domain-error.js';
import { safeFileName } from './safe-file-name.js';
import { FIELD_LIMITS, maxFormBytes, type UploadLimits } from './upload-limits.js';
import type { Upload, UploadedFile } from './upload.js';

const FIELD_NAME = /^[A-Za-z]{1,40}$/;

const invalid = (code: string, sentence: string) => new DomainError('invalid', `UPLOAD.${code}`, sentence);
const brokenOff = () => invalid('BROKEN_OFF', 'The files didn’t arrive completely. Please send them again.');
const unknownField = (name: string | undefined) =>
  invalid(
    'UNKNOWN_FIELD',
    FIELD_NAME.test(name ?? '') ? `"${name}" is not a known field.` : 'A field has no valid name.',
  );
const tooLarge = (name: string, { fileBytes }: UploadLimits) =>
  new DomainError(
    'too-large',
    'UPLOAD.TOO_LARGE',
    `“${name}” is too large. The limit is ${fileBytes / 1_024 ** 2} MB.`,
  );
const tooMuch = (sentence: string) => new DomainError('too-large', 'UPLOAD.TOO_MUCH', sentence);

function openForm(request: IncomingMessage, limits: UploadLimits): Busboy {
  const contentType = request.headers['content-type'] ?? '';
  if (!/^multipart\/form-data\b/i.test(contentType))
    throw invalid('NO_FORM', 'Please send this as a form with files (multipart/form-data).');
  if (Number(request.headers['content-length'] ?? 0) > maxFormBytes(limits))
    throw tooMuch(
      `That’s too much at once. The limit is ${limits.files} files of ${limits.fileBytes / 1_024 ** 2} MB each.`,
    );
  try {
    return new Busboy({
      headers: { ...request.headers, 'content-type': contentType },
      limits: {
        fieldSize: FIELD_LIMITS.fieldBytes,
        fields: FIELD_LIMITS.fields,
        files: limits.files,
        fieldNameSize: 100,
      },
    });
  } catch {
    throw invalid('NO_FORM', 'We can’t read the form.');
  }
}

/** Streams one file to disk. @throws DomainError at the first byte beyond the limit */
async function writeFile(
  stream: BusboyFileStream,
  folder: string,
  { name, limits, signal }: { name: string; limits: UploadLimits; signal: AbortSignal },
): Promise<UploadedFile> {
  const hash = createHash('sha256');
  let sizeBytes = 0;
  const meter = new Transform({
    transform(chunk: Buffer, _encoding, done) {
      sizeBytes += chunk.length;
      if (sizeBytes > limits.fileBytes) return done(tooLarge(name, limits));
      hash.update(chunk);
      done(null, chunk);
    },
  });
  const target = path.join(folder, randomUUID());
  await pipeline(stream, meter, createWriteStream(target, { mode: 0o600 }), { signal });
  return { name, path: target, sizeBytes, sha256: hash.digest('hex') };
}

/** An error of our disk, not of the request. */
const isDiskError = (error: unknown) =>
  ['open', 'write', 'fsync'].includes((error as NodeJS.ErrnoException).syscall ?? '');

/** Discards the rest of a rejected request, so that the client can read the response. */
function discardRest(request: IncomingMessage, form: Busboy): void {
  request.unpipe(form);
  request.resume();
}

/**
 * Streams the files of a form into a folder. Stops at the first violation of a limit.
 * @throws DomainError; the caller removes files written so far
 */
export async function receiveUpload(
  request: IncomingMessage,
  folder: string,
  limits: UploadLimits,
): Promise<Upload> {
  const form = openForm(request, limits);
  const fields: Upload['fields'] = Object.create(null);
  const files: Promise<UploadedFile>[] = [];
  const rejected = new AbortController();
  // One for each file.
  setMaxListeners(limits.files + 1, rejected.signal);
  const fail = (error: unknown) => rejected.abort(error);
  form.on('field', (name, value, isNameCut, isValueCut) => {
    if (isNameCut || !FIELD_NAME.test(name)) return fail(unknownField(name));
    if (isValueCut) return fail(tooMuch(`The field "${name}" is too long.`));
    const before = fields[name];
    fields[name] = before === undefined ? value : [before, value].flat();
  });
  form.on('file', (field, stream, fileName) => {
    stream.on('error', () => undefined);
    // Browsers send an empty part if no file is chosen.
    if (!fileName) return void stream.resume();
    if (field !== 'files') return fail(unknownField(field));
    const written = writeFile(stream, folder, {
      name: safeFileName(fileName),
      limits,
      signal: rejected.signal,
    });
    written.catch(fail);
    files.push(written);
  });
  form.on('filesLimit', () => fail(tooMuch(`Please send ${limits.files} files at most.`)));
  form.on('fieldsLimit', () => fail(tooMuch('The form has too many fields.')));
  try {
    await new Promise<void>((resolve, reject) => {
      rejected.signal.addEventListener('abort', () => reject(rejected.signal.reason));
      form.on('error', fail).on('finish', resolve);
      const ended = () => {
        if (!request.complete) fail(brokenOff());
      };
      request.on('error', fail).on('close', ended);
      if (request.destroyed) ended();
      request.pipe(form);
    });
    return { fields, files: await Promise.all(files) };
  } catch (error) {
    fail(error);
    discardRest(request, form);
    await Promise.allSettled(files);
    throw error instanceof DomainError || isDiskError(error) ? error : brokenOff();
  }
}
