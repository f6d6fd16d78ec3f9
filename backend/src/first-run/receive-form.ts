import { randomUUID } from 'node:crypto';
import { mkdir, rm } from 'node:fs/promises';
import type { IncomingMessage } from 'node:http';
import path from 'node:path';

import { allowLongBody } from '../platform/http/listen.js';
import { receiveUpload } from '../platform/uploads/receive-upload.js';
import { UPLOAD_TIMEOUT_MS } from '../platform/uploads/upload-limits.js';
import { FORM_LIMITS } from './first-run-rules.js';
import type { Form } from './questions/question.js';

/**
 * Receives a form, and removes files that `work` leaves.
 * @param root folder for the files
 * @throws DomainError if the form is too large, or did not arrive completely
 */
export async function withForm<T>(
  request: IncomingMessage,
  root: string,
  work: (form: Form) => Promise<T>,
): Promise<T> {
  allowLongBody(request, UPLOAD_TIMEOUT_MS);
  const folder = path.join(root, 'uploads', randomUUID());
  await mkdir(folder, { recursive: true });
  try {
    const { fields, files } = await receiveUpload(request, folder, FORM_LIMITS);
    const values = Object.entries(fields).map(([name, value]) => [name, [value].flat()[0] ?? '']);
    return await work({ values: Object.fromEntries(values) as Form['values'], files });
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}
