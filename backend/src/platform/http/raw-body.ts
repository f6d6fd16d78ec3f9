import { raw, type Request, type RequestHandler } from 'express';

/**
 * Takes bodies as they come, whatever they are called.
 * @param limit `2mb`: what is longer is refused
 */
export const rawBodies = (limit: string): RequestHandler => raw({ type: () => true, limit });

/** The body that {@link rawBodies} has taken; empty where there was none. */
export function rawBodyOf(request: Request): Buffer {
  const body: unknown = request.body;
  return Buffer.isBuffer(body) ? body : Buffer.alloc(0);
}
