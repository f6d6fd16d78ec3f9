import { Busboy, type BusboyFileStream } from '@fastify/busboy';
import type { Request } from 'express';
import { createHash, randomUUID } from 'node:crypto';
import { setMaxListeners } from 'node:events';
import { createWriteStream } from 'node:fs';
import path from 'node:path';
import { Transform } from 'node:stream';
import { pipeline } from 'node:stream/promises';

import { DomainError } from '../http/domain-error.js';
import {
  safeFileName,
  FIELD_LIMITS,
  mostFormBytes,
  type UploadLimits,
  type Upload,
  type UploadedFile,
} from './upload.js';

const FIELD_NAME = /^[A-Za-z]{1,40}$/;

const invalid = (code: string, sentence: string) => new DomainError('invalid', `UPLOAD.${code}`, sentence);
const brokenOff = () => invalid('BROKEN_OFF', 'The files didn’t arrive completely. Please send them again.');
const unknownField = (name: string | undefined) =>
  invalid(
    'UNKNOWN_FIELD',
    FIELD_NAME.test(name ?? '') ? `"${name}" is not a known field.` : 'A field has no name that is known.',
  );
const tooLarge = (name: string, { fileBytes }: UploadLimits) =>
  new DomainError(
    'too-large',
    'UPLOAD.TOO_LARGE',
    `“${name}” is too large. The limit is ${fileBytes / 1_024 ** 2} MB.`,
  );
const tooMuch = (what: string) => new DomainError('too-large', 'UPLOAD.TOO_MUCH', what);

function openForm(request: Request, limits: UploadLimits): Busboy {
  const contentType = request.headers['content-type'] ?? '';
  if (!/^multipart\/form-data\b/i.test(contentType))
    throw invalid('NO_FORM', 'Please send this as a form with files (multipart/form-data).');
  if (Number(request.headers['content-length'] ?? 0) > mostFormBytes(limits))
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

/** Writes one file as it comes, and ends at the first byte too many. */
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

/** A full disk, say, which is not what came. */
const isOurOwn = (error: unknown) =>
  ['open', 'write', 'fsync'].includes((error as NodeJS.ErrnoException).syscall ?? '');

/** Whatever comes after a form that was given up is let go by, so that the answer can be read. */
function letGoBy(request: Request, form: Busboy): void {
  request.unpipe(form);
  request.resume();
}

/**
 * Reads a form as it comes: files go straight into the folder and are never held in memory. What is too large ends the
 * reading at once.
 * @throws DomainError as a sentence; whatever has been written until then is the caller's to remove
 */
export async function receiveUpload(request: Request, folder: string, limits: UploadLimits): Promise<Upload> {
  const form = openForm(request, limits);
  const given: Upload['fields'] = Object.create(null);
  const files: Promise<UploadedFile>[] = [];
  const givenUp = new AbortController();
  // Each file listens.
  setMaxListeners(limits.files + 1, givenUp.signal);
  const fail = (error: unknown) => givenUp.abort(error);
  form.on('field', (name, value, isNameCut, isValueCut) => {
    if (isNameCut || !FIELD_NAME.test(name)) return fail(unknownField(name));
    if (isValueCut) return fail(tooMuch(`The field "${name}" is too long.`));
    const before = given[name];
    given[name] = before === undefined ? value : [before, value].flat();
  });
  form.on('file', (field, stream, said) => {
    stream.on('error', () => undefined);
    // What a browser sends for a choice of files that is empty.
    if (!said) return void stream.resume();
    if (field !== 'files') return fail(unknownField(field));
    const written = writeFile(stream, folder, { name: safeFileName(said), limits, signal: givenUp.signal });
    written.catch(fail);
    files.push(written);
  });
  form.on('filesLimit', () => fail(tooMuch(`Please send ${limits.files} files at most.`)));
  form.on('fieldsLimit', () => fail(tooMuch('The form has too many fields.')));
  try {
    await new Promise<void>((resolve, reject) => {
      givenUp.signal.addEventListener('abort', () => reject(givenUp.signal.reason));
      form.on('error', fail).on('finish', resolve);
      const ended = () => {
        if (!request.complete) fail(brokenOff());
      };
      request.on('error', fail).on('close', ended);
      if (request.destroyed) ended();
      request.pipe(form);
    });
    return { fields: given, files: await Promise.all(files) };
  } catch (error) {
    fail(error);
    letGoBy(request, form);
    await Promise.allSettled(files);
    throw error instanceof DomainError || isOurOwn(error) ? error : brokenOff();
  }
}
