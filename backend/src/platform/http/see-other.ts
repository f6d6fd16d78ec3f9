import type { Response } from 'express';

/**
 * Leads a browser on to another page (RFC 9110, 15.4.4). Either address may be one that opens something, so nobody keeps
 * the answer.
 */
export function seeOther(response: Response, address: string): void {
  response.setHeader('cache-control', 'no-store').redirect(303, address);
}
