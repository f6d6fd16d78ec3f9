import { allowedAddress, simplifyHtml, withoutStyles } from '@lectern/rich-text/html';

import { type PastedPictures, readPictures } from './pasted-pictures.js';

export interface CleanPaste extends PastedPictures {
  html: string;
}

/**
 * Reduces pasted HTML to what a text can hold. Its document is inert: nothing is loaded, no script runs.
 * @param origin of this site, whose links become paths
 */
export function cleanPasted(html: string, origin: string): CleanPaste {
  const { body } = new DOMParser().parseFromString(withoutStyles(html), 'text/html');
  const pictures: PastedPictures = { embedded: [], leftOut: 0 };
  simplifyHtml(body, {
    readPictures: () => Object.assign(pictures, readPictures(body, origin)),
    addressOf: (href) => allowedAddress(href, origin),
  });
  return { html: body.innerHTML, ...pictures };
}
