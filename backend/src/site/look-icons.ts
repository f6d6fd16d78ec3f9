import { artwork } from '@lectern/catalogue';

import { type ResponseBody, withHeaders } from './response-body.js';
import { REVALIDATE } from './site-assets.js';

/** Addresses that browsers, phones and feed readers try without a link. */
const ICONS = new Map<string, () => string | undefined>([
  ['/favicon.ico', () => artwork.ico],
  ['/favicon.svg', () => artwork.favicon],
  ['/apple-touch-icon.png', () => artwork.appleTouchIcon],
  ['/icon-512.png', () => artwork.icon512],
]);

/** Icons of the look at their usual addresses. Their own names change with the look, so that pages can cache them. */
export class LookIcons {
  /** By the address of the look's file. */
  private readonly bodies = new Map<string, ResponseBody>();

  /**
   * @param find a file of the content
   * @returns undefined if the usual address has the right one, and for any other address
   */
  find(address: string, find: (address: string) => ResponseBody | undefined): ResponseBody | undefined {
    const current = ICONS.get(address)?.();
    if (current === undefined || current === address) return undefined;
    const known = this.bodies.get(current);
    if (known) return known;
    const file = find(current);
    if (!file) return undefined;
    const body = withHeaders(file, { 'cache-control': REVALIDATE });
    this.bodies.set(current, body);
    return body;
  }
}
