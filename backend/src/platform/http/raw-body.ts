import { raw, type Request, type RequestHandler } from 'express';

/**
 * Reads bodies of any content type unparsed.
 * @param limit `2mb`
 */
export const rawBodies = (limit: string): RequestHandler => raw({ type: () => true, limit });

export function rawBodyOf(request: Request): Buffer {
  const body: unknown = request.body;
  return Buffer.isBuffer(body) ? body : Buffer.alloc(0);
}
