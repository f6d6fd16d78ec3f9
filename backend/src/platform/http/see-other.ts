import type { Response } from 'express';

/**
 * Redirects to another page (RFC 9110, 15.4.4). Either address may contain a secret, so the response is not cached.
 */
export function seeOther(response: Response, address: string): void {
  response.setHeader('cache-control', 'no-store').redirect(303, address);
}
