import type { IncomingMessage } from 'node:http';
import { invalidRequest, Refusal } from './refusal.js';

const MAX_BODY_BYTES = 128 * 1024;
/** A body over the limit is still read up to here, so that its sender gets an answer and not a cut line. */
const MAX_DISCARDED_BYTES = 4 * 1024 * 1024;

/** @throws Refusal when the body is too large, is not form-encoded, or is not UTF-8. */
export async function readFormBody(request: IncomingMessage): Promise<string> {
  const bytes = await readBytes(request);
  if (bytes.length === 0) return '';
  const contentType = request.headers['content-type'] ?? '';
  if (!/^application\/x-www-form-urlencoded\s*(;|$)/i.test(contentType)) {
    throw invalidRequest(
      'Invalid request (check that your POST content type is application/x-www-form-urlencoded).',
    );
  }
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    throw invalidRequest('The request body is not valid UTF-8.');
  }
}

async function readBytes(request: IncomingMessage): Promise<Buffer> {
  const chunks: Buffer[] = [];
  let length = 0;
  // The request is not destroyed on the way out: the refusal still has to travel over its socket.
  for await (const chunk of request.iterator({ destroyOnReturn: false })) {
    length += (chunk as Buffer).length;
    if (length <= MAX_BODY_BYTES) chunks.push(chunk as Buffer);
    if (length > MAX_DISCARDED_BYTES) break;
  }
  if (length > MAX_BODY_BYTES) {
    throw new Refusal(413, {
      type: 'invalid_request_error',
      message: `The request body is larger than ${MAX_BODY_BYTES} bytes.`,
    });
  }
  return Buffer.concat(chunks);
}
