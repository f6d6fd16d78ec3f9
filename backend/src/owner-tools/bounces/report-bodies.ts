import { raw, type Request, type RequestHandler } from 'express';

/** Every address that takes reports begins like this. */
export const REPORTS_PATH = '/api/mail';

/** A bounce brings the letter along, and Postmark a dump of the bounce. */
const LARGEST = '2mb';

/** Takes the body as it comes, whatever it is called: SNS posts JSON as text/plain, and messages are no JSON at all. */
export const reportBodies: RequestHandler = raw({ type: () => true, limit: LARGEST });

/** The body that {@link reportBodies} has taken; empty where there was none. */
export function bodyOf(request: Request): Buffer {
  const body: unknown = request.body;
  return Buffer.isBuffer(body) ? body : Buffer.alloc(0);
}
